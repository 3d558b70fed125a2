// Hitboxes of all objects, their overlap and distance, and the union type of targets.
import { type Outline, outlineOf, type Rect } from '../../kit/core/rules.ts';
import { GROUND, type T } from '../constants.ts';
import { centredRect, siegeBoxes } from './siege/siegeHitboxes.ts';
import type { Bullet, Gun, Helicopter, Shell, State, Trooper, Walker, Wreck } from './state.ts';

type Point = { readonly x: number; readonly y: number };

export const helicopterBox = ({ x, y }: Helicopter, t: T): Rect =>
  centredRect(x, y, t.helicopterWidth, t.helicopterHeight);

/** Box of a trooper in the air or on the ground. */
export const bodyBox = ({ x, y }: Point, t: T): Rect =>
  centredRect(x, y - t.trooperHeight / 2, t.trooperWidth, t.trooperHeight);

export const chuteBox = ({ x, y }: Point, t: T): Rect =>
  centredRect(x, y - t.trooperHeight - t.chuteAbove - t.chuteHeight / 2, t.chuteWidth, t.chuteHeight);

export const wreckBox = ({ x, y }: Wreck, t: T): Rect => centredRect(x, y, t.wreckWidth, t.wreckHeight);

/** Tip of a bullet, which is longer than wide. */
export function bulletTip({ x, y, speedX, speedY }: Bullet, t: T): Point {
  const ahead = t.bulletHeight / 2 / t.bulletSpeed;
  return { x: x + speedX * ahead, y: y + speedY * ahead };
}

function tipBox(bullet: Bullet, t: T): Rect {
  const { x, y } = bulletTip(bullet, t);
  return centredRect(x, y, t.bulletWidth, t.bulletWidth);
}

const shellBox = ({ x, y }: Shell, t: T): Rect => centredRect(x, y, t.shellSize, t.shellSize);

/** A walker in this box has taken the gun. */
const gunBox = ({ x }: Gun, t: T): Rect => centredRect(x, GROUND - t.gunHeight / 2, 2 * t.gunReach, t.gunHeight);

/** All hitboxes, for the lab's overlay. */
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

/** Distance of a point from a box; 0 inside. */
export function distanceTo([left, top, width, height]: Rect, x: number, y: number): number {
  const dx = Math.max(left - x, 0, x - left - width);
  const dy = Math.max(top - y, 0, y - top - height);
  return Math.sqrt(dx * dx + dy * dy);
}

export const overlap = (a: Rect, b: Rect): boolean =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

/** An object that can be hit, apart from those of a siege. */
export type Target =
  | { readonly kind: 'helicopter'; readonly thing: Helicopter }
  | { readonly kind: 'trooper'; readonly thing: Trooper }
  | { readonly kind: 'chute'; readonly thing: Trooper }
  | { readonly kind: 'walker'; readonly thing: Walker };
