// What the game does once played: rules, numbers, words, sounds and the work of proving caves, in one place.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/piece.ts';
import { openOwn, type Played, playLetters } from './bdcff/own.ts';
import { BdcffError, readBdcff } from './bdcff/read.ts';
import { isBoulder, isDiamond } from './cells.ts';
import { CONSTANTS, type T } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { pilot } from './pilot.ts';
import { rules } from './rules.ts';
import { sounds } from './sounds.ts';
import type { State } from './state.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export default defineRuntime({
  id: 'boulder-dash',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  sounds,
  announce: words,
  work: {
    runInline: async () => (await import('./prove.ts')).prove,
    createWorker: () => new Worker(new URL('./caves.worker.ts', import.meta.url), { type: 'module' }),
    waitMessage: state => ((state as State).phase === 'waiting' ? 'Looking for a cave with a way through …' : null),
  },
  /** Of an own cave: the most diamonds with which it was left. */
  stat: event => (event.type === 'ownCompleted' ? { name: event.key, value: event.diamonds, better: 'more' } : null),
  music: { genre: 'adventure', seed: 2210, mood },
  pauseActions: () => [{ label: 'Restart this cave', command: { type: 'again' } }],
  pilot,
  lab: ({ session }) => ({ cave: listed, bd: (bdcff, moves) => play(session.tuning as T, bdcff, moves) }),
  scene: () => import('./BoulderDashScene.ts'),
});

interface Listed {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly needed: number;
  readonly diamonds: number;
  readonly boulders: number;
}

/** What a BDCFF text holds. Never throws: what cannot be read is a warning. */
async function listed(
  bdcff: unknown,
): Promise<{ caves: number; warnings: readonly string[]; list: readonly Listed[] }> {
  try {
    const { caves, warnings } = readBdcff(String(bdcff));
    const list = caves.map(({ name, width, height, needed, cells }) => ({
      name,
      width,
      height,
      needed,
      diamonds: cells.filter(isDiamond).length,
      boulders: cells.filter(isBoulder).length,
    }));
    return { caves: caves.length, warnings, list };
  } catch (error) {
    if (!(error instanceof BdcffError)) throw error;
    return { caves: 0, warnings: [error.message], list: [] };
  }
}

/** Plays letters on the first cave of a text; null where there is none. */
async function play(t: T, bdcff: unknown, moves: unknown): Promise<Played | null> {
  try {
    return playLetters(openOwn(String(bdcff), 1), String(moves), t);
  } catch (error) {
    if (error instanceof BdcffError) return null;
    throw error;
  }
}

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
