// The boxes of things, as hits see them.
import { type Outline, outlineOf, type Rect } from '../kit/core/rules.ts';
import { GROUND, type T } from './constants.ts';
import { siegeBoxes } from './siege/boxes.ts';
import type { Bullet, Gun, Helicopter, Shell, State, Trooper, Walker, Wreck } from './state.ts';

type Point = { readonly x: number; readonly y: number };

const around = (x: number, y: number, width: number, height: number): Rect => [
  x - width / 2,
  y - height / 2,
  width,
  height,
];

export const helicopterBox = ({ x, y }: Helicopter, t: T): Rect => around(x, y, t.helicopterWidth, t.helicopterHeight);

/** Of a trooper in the air or on the ground. */
export const bodyBox = ({ x, y }: Point, t: T): Rect =>
  around(x, y - t.trooperHeight / 2, t.trooperWidth, t.trooperHeight);

export const chuteBox = ({ x, y }: Point, t: T): Rect =>
  around(x, y - t.trooperHeight - t.chuteAbove - t.chuteHeight / 2, t.chuteWidth, t.chuteHeight);

export const wreckBox = ({ x, y }: Wreck, t: T): Rect => around(x, y, t.wreckWidth, t.wreckHeight);

/** The tip of a bullet, which is longer than wide: what it meets on its way is hit. */
export function tipOf({ x, y, speedX, speedY }: Bullet, t: T): Point {
  const ahead = t.bulletHeight / 2 / t.bulletSpeed;
  return { x: x + speedX * ahead, y: y + speedY * ahead };
}

function tipBox(bullet: Bullet, t: T): Rect {
  const { x, y } = tipOf(bullet, t);
  return around(x, y, t.bulletWidth, t.bulletWidth);
}

const shellBox = ({ x, y }: Shell, t: T): Rect => around(x, y, t.shellSize, t.shellSize);

/** A walker in it has taken the gun. */
const gunBox = ({ x }: Gun, t: T): Rect => around(x, GROUND - t.gunHeight / 2, 2 * t.gunReach, t.gunHeight);

/** Everything that hits and is hit. */
export const outlinesOf = (
  { gun, helicopters, troopers, walkers, wrecks, bullets, shells, siege }: State,
  t: T,
): Outline[] =>
  [
    gunBox(gun, t),
    ...helicopters.map(helicopter => helicopterBox(helicopter, t)),
    ...troopers.map(trooper => bodyBox(trooper, t)),
    ...troopers.filter(({ hasParachute }) => hasParachute).map(trooper => chuteBox(trooper, t)),
    ...walkers.map(walker => bodyBox(walker, t)),
    ...wrecks.map(wreck => wreckBox(wreck, t)),
    ...bullets.map(bullet => tipBox(bullet, t)),
    ...shells.map(shell => shellBox(shell, t)),
    ...(siege ? siegeBoxes(siege, t) : []),
  ].map(outlineOf);

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
