// Runtime of Mini golf: rules, constants, announcements, sounds, and the Worker that makes a walk’s next hole; loaded when the game starts.
import { tune } from '../kit/core/constants.ts';
import type { Json } from '../kit/core/json.ts';
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { findHole, type HoleRequest } from './levels/walk/hole.ts';
import { career } from './rules/ownBest.ts';
import { rules } from './rules/rules.ts';
import { claimOf } from './rules/score.ts';
import type { Event, State } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export default defineRuntime({
  id: 'minigolf',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  sounds,
  announce: words,
  levelEvents: ['teedUp'],
  /** Record: fewest strokes on each of the site's courses, of one who plays alone. */
  stat: (event: Event) =>
    event.type === 'holed' && event.number > 0 && event.player === ''
      ? { name: `course ${event.number}`, value: event.strokes, better: 'less' }
      : null,
  career,
  work: {
    runInline: async () => holeOf,
    createWorker: () => new Worker(new URL('./levels/walk/hole.worker.ts', import.meta.url), { type: 'module' }),
    waitMessage: () => null,
  },
  pauseActions: state => ((state as State).walk ? [{ label: 'End the walk here', command: { type: 'finish' } }] : []),
  claim: state => claimOf(state as State),
  music: { genre: 'calm', seed: 1904, mood },
  pilot,
  scene: () => import('./scene/MinigolfScene.ts'),
});

/** The next hole, where there is no Worker. */
const holeOf = (request: Json): Json => ({ ...findHole(request as unknown as HoleRequest, tune(CONSTANTS)) });

/** Music intensity: exploration while the ball rolls. */
function mood({ phase }: Readonly<State>): Intensity {
  return phase === 'rolling' ? 'exploration' : 'ambient';
}
