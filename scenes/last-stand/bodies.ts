// The boxes of things, as hits see them.
import type { Rect } from '../kit/core/rules.ts';
import type { T } from './constants.ts';
import type { Helicopter, Trooper, Walker, Wreck } from './state.ts';

type Feet = { readonly x: number; readonly y: number };

const around = (x: number, y: number, width: number, height: number): Rect => [
  x - width / 2,
  y - height / 2,
  width,
  height,
];

export const helicopterBox = ({ x, y }: Helicopter, t: T): Rect => around(x, y, t.helicopterWidth, t.helicopterHeight);

/** Of a trooper in the air or on the ground. */
export const bodyBox = ({ x, y }: Feet, t: T): Rect =>
  around(x, y - t.trooperHeight / 2, t.trooperWidth, t.trooperHeight);

export const chuteBox = ({ x, y }: Feet, t: T): Rect =>
  around(x, y - t.trooperHeight - t.chuteAbove - t.chuteHeight / 2, t.chuteWidth, t.chuteHeight);

export const wreckBox = ({ x, y }: Wreck, t: T): Rect => around(x, y, t.wreckWidth, t.wreckHeight);

/** How far a place is from the nearest point of a box; 0 inside. */
export function distanceTo([left, top, width, height]: Rect, x: number, y: number): number {
  const dx = Math.max(left - x, 0, x - left - width);
  const dy = Math.max(top - y, 0, y - top - height);
  return Math.sqrt(dx * dx + dy * dy);
}

export const overlap = (a: Rect, b: Rect): boolean =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

/** Whatever can be hit. */
export type Target =
  | { readonly kind: 'helicopter'; readonly thing: Helicopter }
  | { readonly kind: 'trooper'; readonly thing: Trooper }
  | { readonly kind: 'chute'; readonly thing: Trooper }
  | { readonly kind: 'walker'; readonly thing: Walker };
