// Words that several parts of the game use.
import type { Direction } from './board.ts';

export const WAY: Readonly<Record<Direction, string>> = {
  n: 'up',
  ne: 'up right',
  e: 'right',
  se: 'down right',
  s: 'down',
  sw: 'down left',
  w: 'left',
  nw: 'up left',
};

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
