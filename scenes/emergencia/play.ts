// Play part of the definition: rules, constants, HUD, sounds, Worker.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { isWaiting } from './levels/missions.ts';
import { career } from './levels/tours.ts';
import { rules } from './rules/rules.ts';
import { threatIn } from './rules/score.ts';
import type { State } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { ui } from './ui.ts';
import { view } from './view.ts';
import { situation, words } from './words.ts';

export default defineRuntime({
  id: 'emergencia',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  ui,
  sounds,
  announce: words,
  situation,
  levelEvents: ['briefed'],
  work: {
    runInline: async () => (await import('./levels/draftSearch.ts')).findDraft,
    createWorker: () => new Worker(new URL('./levels/draftSearch.worker.ts', import.meta.url), { type: 'module' }),
    waitMessage: state => (isWaiting(state as State) ? 'Drawing a mission that can be won …' : null),
  },
  music: { genre: 'sci-fi', seed: 3112, mood },
  career,
  pilot,
  // The disguises hang on the seed and on which missions there are.
  secret: {
    nameOf: ({ seed, setup: { mission, missions = 'campaign' } }) =>
      `${mission === undefined ? missions : 'own'} ${seed}`,
    shownBy: ['missionSucceeded', 'missionFailed'],
  },
  scene: () => import('./scene/EmergenciaScene.ts'),
});

/** Music: tense in the last seconds before the assassination time, battle while somebody flees. */
const TENSE = 15;

function mood(state: Readonly<State>): Intensity {
  if (state.phase !== 'playing') return 'ambient';
  if (state.enemies.some(({ isEscaping, isApprehended }) => isEscaping && !isApprehended)) return 'battle';
  return threatIn(state) <= TENSE ? 'battle' : 'exploration';
}
