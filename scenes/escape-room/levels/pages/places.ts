// Where a page lies in a room, by its plot: beside all that may stand or hang there.
import { type Rng, randomInt } from '../../../kit/core/rng.ts';
import { shuffled } from '../../rules/drawing.ts';
import type { RoomId } from '../../rules/item.ts';
import type { Place } from '../../rules/sheetPlaces.ts';
import type { Plots } from '../plots.ts';

type Point = readonly [x: number, y: number];
const LIE: Readonly<Record<Plots[RoomId], readonly Point[]>> = {
  ultraviolet: [
    [344, 416],
    [420, 404],
    [300, 252],
  ],
  lens: [
    [360, 412],
    [440, 396],
    [208, 224],
  ],
  keypad: [
    [360, 416],
    [440, 404],
    [128, 252],
  ],
  desk: [
    [528, 392],
    [256, 268],
    [644, 84],
  ],
  briefcase: [
    [284, 276],
    [236, 240],
    [656, 92],
  ],
  intercom: [
    [224, 416],
    [188, 340],
    [632, 92],
  ],
  clock: [
    [172, 412],
    [372, 112],
    [620, 96],
  ],
  busts: [
    [156, 420],
    [364, 176],
    [640, 92],
  ],
  piano: [
    [484, 408],
    [344, 180],
    [640, 92],
  ],
  fuse: [
    [184, 425],
    [196, 360],
    [596, 80],
  ],
  valves: [
    [188, 272],
    [108, 100],
    [632, 84],
  ],
  switchboard: [
    [190, 420],
    [200, 320],
    [588, 76],
  ],
  lift: [
    [156, 84],
    [356, 92],
    [620, 80],
  ],
  generator: [
    [192, 425],
    [84, 196],
    [640, 66],
  ],
};
export const lyingPlaces = (plots: Plots, room: RoomId): readonly Point[] => LIE[plots[room]];

export const PAGE_SIZE = { w: 48, h: 40 } as const;

/** One page or two, each in a room of its own. */
export function drawPages(rng: Rng, plots: Plots): readonly Place[] {
  const rooms = shuffled(rng, ['lab', 'office', 'library', 'control'] as const);
  return rooms.slice(0, 1 + randomInt(rng, 2)).map(room => {
    const places = lyingPlaces(plots, room);
    const [x, y] = places[randomInt(rng, places.length)] ?? [0, 0];
    return { room, x, y };
  });
}
