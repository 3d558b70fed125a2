// Play part of the definition: rules, constants, HUD, sounds, Worker.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/piece.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { isWaiting } from './missions.ts';
import { pilot } from './pilot.ts';
import { rules } from './rules.ts';
import { threatIn } from './score.ts';
import { sounds } from './sounds.ts';
import type { State } from './state.ts';
import { career } from './tours.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export default defineRuntime({
  id: 'emergencia',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  sounds,
  announce: words,
  work: {
    runInline: async () => (await import('./draftSearch.ts')).findDraft,
    createWorker: () => new Worker(new URL('./draftSearch.worker.ts', import.meta.url), { type: 'module' }),
    waitMessage: state => (isWaiting(state as State) ? 'Drawing a mission that can be won …' : null),
  },
  music: { genre: 'sci-fi', seed: 3112, mood },
  career,
  pilot,
  // The disguises hang on the seed and on which missions there are.
  secret: {
    nameOf: ({ seed, setup }) =>
      `${setup['mission'] === undefined ? (setup['missions'] ?? 'campaign') : 'own'} ${seed}`,
    shownBy: ['missionSucceeded', 'missionFailed'],
  },
  scene: () => import('./EmergenciaScene.ts'),
});

/** Music: tense in the last seconds before the assassination time, battle while somebody flees. */
const TENSE = 15;

function mood(state: Readonly<State>): Intensity {
  if (state.phase !== 'playing') return 'ambient';
  if (state.enemies.some(({ isEscaping, isApprehended }) => isEscaping && !isApprehended)) return 'battle';
  return threatIn(state) <= TENSE ? 'battle' : 'exploration';
}
