// Room layout in stage pixels: the floor and the places of activities.
import type { Activity } from './state.ts';

export const ROOM = { width: 720, height: 480 } as const;
/** Area of the floor, for paws. */
export const FLOOR = { left: 96, right: 612, top: 292, bottom: 452 } as const;

interface Place {
  readonly x: number;
  readonly y: number;
  /** Distance to the next cat beside, in pixels. */
  readonly dx: number;
  readonly dy: number;
  /** Places in a row; `row` is the distance to the next row, towards the viewer. */
  readonly room: number;
  readonly row: number;
}

export const PLACES: Readonly<Record<Exclude<Activity, 'sit' | 'purr'>, Place>> = {
  eat: { x: 78, y: 430, dx: 116, dy: 2, room: 2, row: -48 },
  drink: { x: 236, y: 440, dx: 116, dy: 2, room: 2, row: -52 },
  play: { x: 380, y: 384, dx: 52, dy: 14, room: 4, row: 46 },
  sleep: { x: 236, y: 308, dx: 94, dy: 1, room: 3, row: 46 },
  work: { x: 540, y: 322, dx: 52, dy: 0, room: 3, row: 58 },
};

/** Place of the n-th egg in the nest. */
export const eggPlace = (index: number): { x: number; y: number } => ({
  x: 62 + (index % 4) * 38,
  y: 256 - Math.floor(index / 4) * 26,
});

/** Clickable things, as circles, and the action that each stands for. */
export const THINGS = [
  { deed: 'feed', x: 136, y: 436, r: 34 },
  { deed: 'water', x: 294, y: 446, r: 34 },
  { deed: 'play', x: 640, y: 428, r: 44 },
  { deed: 'work', x: 608, y: 312, r: 66 },
  { deed: 'rest', x: 330, y: 298, r: 44 },
] as const;

/** The window, where guests come. */
export const WINDOW = { x: 361, y: 120, halfWidth: 104, halfHeight: 86 } as const;
export const isWindow = (x: number, y: number): boolean =>
  Math.abs(x - WINDOW.x) < WINDOW.halfWidth && Math.abs(y - WINDOW.y) < WINDOW.halfHeight;

/** Radius and centre (above the paws) of the click area of a cat. */
export const CAT_REACH = 54;
export const CAT_MIDDLE = 48;
export const EGG_REACH = 22;
