// Text helpers: names of directions, and counts with singular or plural.
import type { Direction } from './board.ts';

export const DIRECTION_NAMES: Readonly<Record<Direction, string>> = {
  n: 'up',
  ne: 'up right',
  e: 'right',
  se: 'down right',
  s: 'down',
  sw: 'down left',
  w: 'left',
  nw: 'up left',
};

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
