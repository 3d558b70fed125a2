// Plots: how the puzzles of a room hang together. Three for each room; the places of its walls where a plot leaves room for what wanders.
import type { Rng } from '../kit/core/rng.ts';
import { pick } from '../kit/core/rng.ts';
import type { RoomId } from './item.ts';

export const PLOTS = {
  lab: ['ultraviolet', 'lens', 'keypad'],
  office: ['desk', 'briefcase', 'intercom'],
  library: ['clock', 'busts', 'piano'],
  control: ['fuse', 'valves', 'switchboard'],
} as const;
export type Plots = { readonly [room in RoomId]: (typeof PLOTS)[room][number] };

/** Every building that is drawn: an intercom and a piano would ask for the same twice. */
export const BUILDINGS: readonly Plots[] = PLOTS.lab.flatMap(lab =>
  PLOTS.office.flatMap(office =>
    PLOTS.library.flatMap(library =>
      PLOTS.control.flatMap(control =>
        office === 'intercom' && library === 'piano' ? [] : [{ lab, office, library, control }],
      ),
    ),
  ),
);
export const drawPlots = (rng: Rng): Plots => pick(rng, BUILDINGS);

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
    [345, 116],
  ],
  keypad: [
    [78, 136],
    [200, 136],
    [325, 136],
    [448, 136],
    [556, 136],
    [400, 256],
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
  switchboard: [
    [350, 150],
    [462, 150],
    [482, 346],
  ],
};
export const freePlaces = (plots: Plots, room: RoomId): readonly Point[] => FREE[plots[room]];
