// Names of directions.
import type { Direction } from './rules/board.ts';

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
