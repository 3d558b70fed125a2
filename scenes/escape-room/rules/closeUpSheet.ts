// The close-up sheet in world px, shared by the scene, its input and the HUD: its centre and size, the scale of what lies on it, and the places of a lock.
import type { Fixture } from './item.ts';

export const CLOSE_UP_SHEET = { x: 360, y: 232, width: 500, height: 400 } as const;
/** Margin of the sheet. */
const SIDE = 30;
const MAX_SCALE = 3.2;

/** Magnification of a fixture on the sheet. */
export const scaleOf = ({ at: { w, h } }: Fixture): number =>
  Math.min(MAX_SCALE, (CLOSE_UP_SHEET.width - 2 * SIDE - 30) / w, (CLOSE_UP_SHEET.height - 2 * SIDE) / h);

/** Where the thing in hand lies, from the sheet's centre: in its lower right corner. */
export const THING_PLACE = { x: 172, y: 128 } as const;

/** Centres and sizes from the sheet's centre. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
const WHEEL = { pitch: 106, w: 94, h: 196, y: -44 } as const;
export const wheelPlaces = (count: number): readonly Place[] =>
  Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * WHEEL.pitch,
    y: WHEEL.y,
    w: WHEEL.w,
    h: WHEEL.h,
  }));
export const DIAL = { x: 0, y: -40, radius: 132 } as const;
/** The bolt under a lock: its rail, its knob at the left end, and how far that slides. */
export const BOLT = { x: 0, y: 142, w: 420, h: 60, knob: 120, way: 290 } as const;
