// Draws of gadgets: each begins unsolved and can be set from where it begins.
import { pick, type Rng, randomInt } from '../kit/core/rng.ts';
import { type Gadget, isSet, neighbour, partsToMove, type Setting, type Tile, turned } from './gadgets.ts';

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
