// Runtime of the game: rules, constants, announcements, sounds, and the Worker that searches for caves.
import { refusalOf, tryReading } from '../kit/core/refusal.ts';
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS, type T } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { type MovesResult, openCustomCave, playLetters } from './levels/bdcff/customCave.ts';
import { readBdcff } from './levels/bdcff/read.ts';
import { isBoulder, isDiamond } from './rules/cells.ts';
import { rules } from './rules/rules.ts';
import type { State } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { ui } from './ui.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export default defineRuntime({
  id: 'boulder-dash',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  ui,
  sounds,
  announce: words,
  levelEvents: ['caveBegan'],
  work: {
    runInline: async () => (await import('./levels/caveSearch.ts')).findCave,
    createWorker: () => new Worker(new URL('./levels/caveSearch.worker.ts', import.meta.url), { type: 'module' }),
    waitMessage: state => ((state as State).phase === 'waiting' ? 'Looking for a cave with a way through …' : null),
  },
  /** Of a custom cave: the most diamonds with which it was left. */
  stat: event => (event.type === 'ownCompleted' ? { name: event.key, value: event.diamonds, better: 'more' } : null),
  music: { genre: 'adventure', seed: 2210, mood },
  pauseActions: () => [{ label: 'Restart this cave', command: { type: 'again' } }],
  pilot,
  lab: ({ session }) => ({
    cave: summarizeCaves,
    bd: (bdcff, moves) => playOnFirstCave(session.tuning as T, bdcff, moves),
  }),
  scene: () => import('./scene/BoulderDashScene.ts'),
});

interface CaveSummary {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly needed: number;
  readonly diamonds: number;
  readonly boulders: number;
}

/** `window.lab.cave`: the caves of a BDCFF text. Never throws: what cannot be read is a warning. */
async function summarizeCaves(
  bdcff: unknown,
): Promise<{ caves: number; warnings: readonly string[]; list: readonly CaveSummary[] }> {
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
    return { caves: 0, warnings: [refusalOf(error)], list: [] };
  }
}

/** `window.lab.bd`: plays moves on the first cave of a BDCFF text; null where there is none. */
async function playOnFirstCave(t: T, bdcff: unknown, moves: unknown): Promise<MovesResult | null> {
  const played = tryReading(() => playLetters(openCustomCave(String(bdcff)), String(moves), t));
  return 'value' in played ? played.value : null;
}

/** Distance in cells at which a moth counts as near. */
const NEAR = 4;
/** Ticks of light below which the music hurries. */
const LATE = 900;

/** Music: battle near a moth or by the last light, exploration once the exit is open, else ambient. */
function mood({ phase, cave }: Readonly<State>): Intensity {
  if (phase !== 'playing') return 'ambient';
  const { width, player, monsters, lamp, exitOpen } = cave;
  const [x, y] = [player % width, Math.floor(player / width)];
  const isNear = ({ cell }: { cell: number }) =>
    Math.abs((cell % width) - x) + Math.abs(Math.floor(cell / width) - y) <= NEAR;
  if (monsters.some(isNear) || (lamp !== null && lamp < LATE)) return 'battle';
  return exitOpen ? 'exploration' : 'ambient';
}
