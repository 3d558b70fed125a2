// Heights of the tower: where it begins, the level at a height, and how much its walls give back there.
import type { T } from '../constants.ts';
import { zoneOf } from './zones.ts';

/** y of the ground's top, in px. */
export const START_Y = 560;

export const levelAt = (y: number, t: T): number => t.firstLevel + Math.max(0, Math.floor((START_Y - y) / t.levelPx));

/** Part of the speed that the walls of a level give back. */
export function bounceAt(level: number, t: T): number {
  const { walls } = zoneOf(level);
  if (walls === 'soft') return t.softBounce;
  return walls === 'springy' ? t.springyBounce : t.wallBounce;
}
