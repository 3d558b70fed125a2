// What is deadly, exactly: whoever stands within one step of a dalex when the dalexes move is caught.
import { DIRECTIONS, type Direction, emptyCells, neighbour, type Position } from './board.ts';

/** Of every cell, whether the player would be caught there in this turn: 1 where so. */
export function dangerMap({ size, dalexes }: Pick<Position, 'size' | 'dalexes'>): Uint8Array {
  const map = new Uint8Array(size * size);
  for (const cell of dalexes) {
    const column = cell % size;
    const row = Math.floor(cell / size);
    for (let y = Math.max(0, row - 1); y <= Math.min(size - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(size - 1, column + 1); x++) map[y * size + x] = 1;
  }
  return map;
}

/** Whether waiting, or standing where the player stands, is deadly in this turn. */
export const isInDanger = (position: Position): boolean => dangerMap(position)[position.player] === 1;

/** The ways that are open: into empty cells of the board. */
export function openWays(position: Position): readonly Direction[] {
  const { size, player, dalexes, piles } = position;
  return DIRECTIONS.filter(direction => {
    const to = neighbour(size, player, direction);
    return to !== null && !dalexes.includes(to) && !piles.includes(to);
  });
}

/** The ways that are open and not deadly. */
export function safeWays(position: Position): readonly Direction[] {
  const map = dangerMap(position);
  return openWays(position).filter(direction => {
    const to = neighbour(position.size, position.player, direction);
    return to !== null && map[to] === 0;
  });
}

/** How many of the steps, and waiting, are not deadly. */
export const safeCount = (position: Position): number => safeWays(position).length + (isInDanger(position) ? 0 : 1);

/** Where a teleport may lead, and how many of those cells outlive the turn. */
export interface Odds {
  readonly safe: number;
  readonly empty: number;
}

/** Counted over every empty cell, each equally likely. */
export function teleportOdds(position: Position): Odds {
  const map = dangerMap(position);
  const empty = emptyCells(position);
  return { safe: empty.filter(cell => map[cell] === 0).length, empty: empty.length };
}

/** Whole percent; 100 and 0 only where they are true. */
export function percentOf({ safe, empty }: Odds): number {
  if (empty === 0 || safe === 0) return 0;
  return safe === empty ? 100 : Math.min(99, Math.max(1, Math.round((100 * safe) / empty)));
}
