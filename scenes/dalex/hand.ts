// What a hand on the board means: a tap is a step towards a cell, a swipe a step its own way.
import { columnOf, type Direction, directionTo, neighbour, rowOf } from './board.ts';
import type { DalexCommand } from './state.ts';

/** World pixels that a finger travels for a swipe. */
export const SWIPE = 30;

/** The way from the player to a cell; null for the player's own. */
export const wayTo = (size: number, player: number, cell: number): Direction | null =>
  directionTo(columnOf(size, cell) - columnOf(size, player), rowOf(size, cell) - rowOf(size, player));

/** The cell that a step towards a cell leads into; the player's own, or the board's end, is a wait or a refusal. */
export function nextCell(size: number, player: number, cell: number): number | null {
  const way = wayTo(size, player, cell);
  return way === null ? player : neighbour(size, player, way);
}

export function tapped(size: number, player: number, cell: number): DalexCommand {
  const direction = wayTo(size, player, cell);
  return direction === null ? { type: 'wait' } : { type: 'move', direction };
}

/** Null while the finger has not travelled far enough. */
export function swiped(dx: number, dy: number): DalexCommand | null {
  const direction = Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE ? null : directionTo(dx, dy);
  return direction && { type: 'move', direction };
}
