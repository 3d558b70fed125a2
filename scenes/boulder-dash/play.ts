// What the game does once played: rules, numbers, words, sounds and the work of proving caves, in one place.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/piece.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { pilot } from './pilot.ts';
import { rules } from './rules.ts';
import { sounds } from './sounds.ts';
import type { State } from './state.ts';
import { words } from './words.ts';

export default defineRuntime({
  id: 'boulder-dash',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  sounds,
  words,
  work: {
    here: async () => (await import('./prove.ts')).prove,
    worker: () => new Worker(new URL('./caves.worker.ts', import.meta.url), { type: 'module' }),
    waiting: state => ((state as State).phase === 'waiting' ? 'Looking for a cave with a way through …' : null),
  },
  music: { genre: 'adventure', seed: 2210, mood },
  pauseActions: [{ label: 'Restart this cave', command: { type: 'again' } }],
  pilot,
  scene: () => import('./BoulderDashScene.ts'),
});

/** A moth is near at so many cells. */
const NEAR = 4;
/** Ticks of light that hurry. */
const LATE = 900;

/** Near a moth and by the last light it is a battle; once the exit stands open, the way home. */
function mood({ phase, cave }: Readonly<State>): Intensity {
  if (phase !== 'playing') return 'ambient';
  const { width, player, monsters, lamp, exitOpen } = cave;
  const [x, y] = [player % width, Math.floor(player / width)];
  const isNear = ({ cell }: { cell: number }) =>
    Math.abs((cell % width) - x) + Math.abs(Math.floor(cell / width) - y) <= NEAR;
  if (monsters.some(isNear) || (lamp !== null && lamp < LATE)) return 'battle';
  return exitOpen ? 'exploration' : 'ambient';
}
