// Plots: how the puzzles of a room hang together. Three or more for each room; the places of its walls where a plot leaves room for what wanders.
import type { Rng } from '../../kit/core/rng.ts';
import { pick } from '../../kit/core/rng.ts';
import type { RoomId } from '../rules/item.ts';

export const PLOTS = {
  lab: ['ultraviolet', 'lens', 'keypad'],
  office: ['desk', 'briefcase', 'intercom'],
  library: ['clock', 'busts', 'piano'],
  control: ['fuse', 'valves', 'switchboard', 'lift', 'generator'],
} as const;
export type Plots = { readonly [room in RoomId]: (typeof PLOTS)[room][number] };

/** The terminal of these plots wants a riddle, not colours. */
export const asksRiddle = (control: Plots['control']): boolean => control === 'switchboard' || control === 'generator';

/** Two plots that would ask for the same twice: keys to press, a way up and down, weights. */
const asksTwice = ({ lab, office, library, control }: Plots): boolean =>
  (library === 'piano' && (office === 'intercom' || control === 'lift')) || (lab === 'keypad' && control === 'lift');

/** Every building that is drawn. */
export const BUILDINGS: readonly Plots[] = PLOTS.lab.flatMap(lab =>
  PLOTS.office.flatMap(office =>
    PLOTS.library.flatMap(library =>
      PLOTS.control.flatMap(control =>
        asksTwice({ lab, office, library, control }) ? [] : [{ lab, office, library, control }],
      ),
    ),
  ),
);
/** Rooms in the order of drawing: the plots that exclude most come first, so that each has about its share. */
const DRAWN = ['control', 'library', 'lab', 'office'] as const;
export function drawPlots(rng: Rng): Plots {
  let able = BUILDINGS;
  for (const room of DRAWN) {
    const plot = pick(rng, [...new Set(able.map(plots => plots[room]))]);
    able = able.filter(plots => plots[room] === plot);
  }
  return pick(rng, able);
}

type Point = readonly [x: number, y: number];
/** Centres of free places, by plot. */
const FREE: Readonly<Record<Plots[RoomId], readonly Point[]>> = {
  ultraviolet: [
    [448, 136],
    [556, 136],
    [400, 256],
  ],
  lens: [
    [448, 136],
    [556, 136],
    [440, 256],
    [341, 116],
  ],
  keypad: [
    [78, 136],
    [200, 136],
    [325, 136],
    [448, 136],
    [556, 136],
  ],
  desk: [
    [70, 128],
    [182, 128],
    [294, 128],
    [406, 128],
    [518, 128],
  ],
  briefcase: [
    [258, 128],
    [366, 128],
    [474, 128],
    [542, 345],
  ],
  intercom: [
    [70, 128],
    [182, 128],
    [294, 128],
    [406, 128],
    [518, 128],
  ],
  clock: [[266, 128]],
  busts: [[100, 305]],
  piano: [
    [470, 128],
    [480, 290],
  ],
  fuse: [
    [88, 370],
    [482, 346],
  ],
  valves: [[490, 346]],
  lift: [[484, 336]],
  generator: [
    [482, 346],
    [470, 150],
  ],
  switchboard: [
    [350, 150],
    [462, 150],
    [482, 346],
  ],
};
export const freePlaces = (plots: Plots, room: RoomId): readonly Point[] => FREE[plots[room]];
