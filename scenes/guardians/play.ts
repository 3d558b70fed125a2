// Runtime of Guardians & Glory: rules, constants, announcements, sounds, and the Worker in which the computer thinks.
import type { Stat } from '../kit/game.ts';
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { career } from './rules/progress.ts';
import { rules } from './rules/rules.ts';
import { type Event, guardianAt, NAMES, type State } from './rules/state.ts';
import { brokenGates } from './rules/valley.ts';
import { sounds } from './sounds.ts';
import { view } from './view.ts';
import { situation, words } from './words.ts';

export default defineRuntime({
  id: 'guardians',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  sounds,
  announce: words,
  levelEvents: ['turnBegan'],
  situation,
  career,
  stat,
  music: { genre: 'fantasy', seed: 57, mood },
  pilot,
  work: {
    runInline: async () => (await import('./mind/think.ts')).answer,
    createWorker: () => new Worker(new URL('./mind/mind.worker.ts', import.meta.url), { type: 'module' }),
    waitMessage: state => ((state as State).phase === 'waiting' ? 'The other guardian is thinking …' : null),
  },
  claim,
  scene: () => import('./scene/GuardiansScene.ts'),
});

/** Matches against the computer, counted for each strength. */
function stat(event: Event): Stat | null {
  if (event.type !== 'ended' || event.level === null || event.winner === 'draw') return null;
  return { name: `${event.isWon ? 'won' : 'lost'} ${event.level}`, value: 1, better: 'sum' };
}

function claim(state: Readonly<State>): string | null {
  if (state.mode === 'pvp' || state.winner !== 0) return null;
  return `My ${NAMES[guardianAt(state, 0)]} won in turn ${state.valley.turn}`;
}

/** Music: battle once a gate is broken, exploration once creatures are out. */
function mood({ valley, winner }: Readonly<State>): Intensity {
  if (winner !== null) return 'ambient';
  if (valley.sides.some(side => brokenGates(side) > 0)) return 'battle';
  return valley.turn > 2 ? 'exploration' : 'ambient';
}
