// Draws of gadgets: each begins unsolved and can be set from where it begins.
import { pick, type Rng, randomInt } from '../../kit/core/rng.ts';
import { drawDistinct } from '../rules/drawing.ts';
import { type Gadget, isSet, neighbour, partsToMove, type Setting, type Tile, turned } from '../rules/gadgets.ts';

const COLUMNS = 4;
const TILES = 2 * COLUMNS;

export const lampGadget = (start: Setting): Gadget => ({
  kind: 'lamps',
  steps: 2,
  goal: 1,
  links: start.map((_, i) => [i - 1, i, i + 1].filter(cell => cell >= 0 && cell < start.length)),
  start,
});
export const valveGadget = (start: Setting): Gadget => ({
  kind: 'valves',
  steps: 4,
  goal: 0,
  links: start.map((_, i) => [i, i + 1].filter(cell => cell < start.length)),
  start,
});
export const pipeGadget = (tiles: readonly Tile[], start: Setting): Gadget => ({
  kind: 'pipes',
  columns: COLUMNS,
  tiles,
  start,
});

/** Weights, those on the pan at first (1), and what they must weigh together. */
export interface Weights {
  readonly weights: readonly number[];
  readonly goal: number;
  readonly start: Setting;
}
export const weightGadget = ({ weights, goal, start }: Weights): Gadget => ({ kind: 'weights', weights, goal, start });

/** Five weights of which one set alone makes the goal; so that it is no lucky press, three of them. */
export function drawWeights(rng: Rng): Weights {
  for (;;) {
    const weights = drawDistinct(rng, 5, 2, 19).toSorted((a, b) => a - b);
    const sets = Array.from({ length: 32 }, (_, set) => weights.map((_weight, i) => (set >> i) & 1));
    const weigh = (set: Setting) => weights.reduce((sum, weight, i) => sum + weight * (set[i] ?? 0), 0);
    const chosen = pick(
      rng,
      sets.filter(set => set.filter(Boolean).length === 3),
    );
    const goal = weigh(chosen);
    const start = pick(
      rng,
      sets.filter(set => set.filter(Boolean).length === 2 && set.filter((one, i) => one !== chosen[i]).length >= 3),
    );
    if (sets.filter(set => weigh(set) === goal).length === 1) return { weights, goal, start };
  }
}

/** Tanks from the largest to the smallest, how full they are at first, and what the largest must hold. */
export interface Tanks {
  readonly sizes: readonly [number, number, number];
  readonly goal: number;
  readonly start: Setting;
}
const TANKS = [
  [8, 5, 3],
  [7, 4, 3],
  [9, 5, 2],
  [10, 7, 3],
  [9, 7, 4],
] as const;
export function drawTanks(rng: Rng): Tanks {
  for (;;) {
    const sizes = pick(rng, TANKS);
    const start = [sizes[0], 0, 0];
    const goal = 1 + randomInt(rng, sizes[0] - 1);
    const moves = partsToMove({ kind: 'pour', sizes, goal, start }, start, null)?.length ?? 0;
    if (moves >= 4 && moves <= 7) return { sizes, goal, start };
  }
}

const LAMPS = 6;
export const drawLamps = (rng: Rng): Setting => disarranged(rng, start => lampGadget(start), Array(LAMPS).fill(1), 3);
export const drawValves = (rng: Rng): Setting => disarranged(rng, start => valveGadget(start), [0, 0, 0, 0], 5);

/** Moves parts at random until it takes at least so many moves to set it again. */
function disarranged(rng: Rng, make: (start: Setting) => Gadget, set: Setting, moves: number): Setting {
  let setting = set;
  for (;;) {
    const gadget = make(setting);
    setting = turned(gadget, setting, randomInt(rng, set.length));
    if ((partsToMove(gadget, setting, null)?.length ?? 0) >= moves) return setting;
  }
}

export function drawPipes(rng: Rng): { readonly tiles: readonly Tile[]; readonly start: Setting } {
  const down = randomInt(rng, COLUMNS);
  const way = Array.from({ length: TILES }, (_, i) => i).filter(i => (i < COLUMNS ? i <= down : i - COLUMNS >= down));
  const tiles = Array.from({ length: TILES }, (_, i): Tile => {
    const place = way.indexOf(i);
    if (place < 0) return pick(rng, ['straight', 'bend']);
    const goesDown = neighbour(i, 2, COLUMNS, TILES) === way[place + 1] || i - COLUMNS === way[place - 1];
    return goesDown ? 'bend' : 'straight';
  });
  for (;;) {
    const start = tiles.map(() => randomInt(rng, 4));
    const gadget = pipeGadget(tiles, start);
    if (!isSet(gadget, start) && (partsToMove(gadget, start, null)?.length ?? 0) >= 4) return { tiles, start };
  }
}

/** Keys of a tune, none twice in a row. */
export function drawKeys(rng: Rng, keys: number, length: number): Setting {
  const tune: number[] = [];
  while (tune.length < length) {
    const key = randomInt(rng, keys);
    if (key !== tune.at(-1)) tune.push(key);
  }
  return tune;
}
