// Pointer commands: a tap is a step towards a cell, a swipe a step in its direction.
import { columnOf, type Direction, directionTo, neighbour, rowOf } from '../rules/board.ts';
import type { DalexCommand } from '../rules/state.ts';

/** Least length of a swipe, in world pixels. */
export const MIN_SWIPE = 30;

/** Direction from the player to a cell; null for the player's own. */
export const directionToCell = (size: number, player: number, cell: number): Direction | null =>
  directionTo(columnOf(size, cell) - columnOf(size, player), rowOf(size, cell) - rowOf(size, player));

/** The cell that a tap would lead into: the player's own for a wait, null where the board ends. */
export function nextCell(size: number, player: number, cell: number): number | null {
  const direction = directionToCell(size, player, cell);
  return direction === null ? player : neighbour(size, player, direction);
}

export function tapCommand(size: number, player: number, cell: number): DalexCommand {
  const direction = directionToCell(size, player, cell);
  return direction === null ? { type: 'wait' } : { type: 'move', direction };
}

/** Null where the movement is too short for a swipe. */
export function swipeCommand(dx: number, dy: number): DalexCommand | null {
  const direction = Math.max(Math.abs(dx), Math.abs(dy)) < MIN_SWIPE ? null : directionTo(dx, dy);
  return direction && { type: 'move', direction };
}
