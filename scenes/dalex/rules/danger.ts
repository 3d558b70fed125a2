// Danger analysis: deadly cells, safe moves, teleport odds and the outcome of a Last Stand. A cell is deadly where a dalex is one step away, or as many as it takes this turn.
import {
  DIRECTIONS,
  type Direction,
  emptyCells,
  neighbour,
  type Position,
  positionAfter,
  stepDalexes,
} from './board.ts';
import { awake, strideOf } from './crowd.ts';

/** Danger map: 1 for every cell in which the player would be caught this turn, else 0. */
export function dangerMap({ size, dalexes, crowd }: Pick<Position, 'size' | 'dalexes' | 'crowd'>): Uint8Array {
  const map = new Uint8Array(size * size);
  dalexes.forEach((cell, index) => {
    const reach = strideOf(crowd, index);
    if (reach === 0) return;
    const column = cell % size;
    const row = Math.floor(cell / size);
    for (let y = Math.max(0, row - reach); y <= Math.min(size - 1, row + reach); y++)
      for (let x = Math.max(0, column - reach); x <= Math.min(size - 1, column + reach); x++) map[y * size + x] = 1;
  });
  return map;
}

/** Whether waiting, or standing where the player stands, is deadly in this turn. */
export const isInDanger = (position: Position): boolean => dangerMap(position)[position.player] === 1;

/** Directions of steps into empty cells. */
export function openDirections(position: Position): readonly Direction[] {
  const { size, player, dalexes, piles } = position;
  return DIRECTIONS.filter(direction => {
    const to = neighbour(size, player, direction);
    return to !== null && !dalexes.includes(to) && !piles.includes(to);
  });
}

/** Open directions that are not deadly. */
export function safeDirections(position: Position): readonly Direction[] {
  const map = dangerMap(position);
  return openDirections(position).filter(direction => {
    const to = neighbour(position.size, position.player, direction);
    return to !== null && map[to] === 0;
  });
}

/** Safe moves: steps, and waiting. */
export const safeMoves = (position: Position): readonly (Direction | 'wait')[] => [
  ...safeDirections(position),
  ...(isInDanger(position) ? [] : (['wait'] as const)),
];

/** Number of safe moves. */
export const countSafeMoves = (position: Position): number => safeMoves(position).length;

/** Odds of a teleport: the empty cells, and those of them that are safe. */
export interface TeleportOdds {
  readonly safe: number;
  readonly empty: number;
}

/** Exact odds: every empty cell is equally likely. */
export function teleportOdds(position: Position): TeleportOdds {
  const map = dangerMap(position);
  const empty = emptyCells(position);
  return { safe: empty.filter(cell => map[cell] === 0).length, empty: empty.length };
}

/** Odds in whole percent; 100 and 0 only where they are exact. */
export function percentOf({ safe, empty }: TeleportOdds): number {
  if (empty === 0 || safe === 0) return 0;
  return safe === empty ? 100 : Math.min(99, Math.max(1, Math.round((100 * safe) / empty)));
}

/** Whether the player survives a Last Stand; a simulation, because nothing in it is random. Its noise wakes every sleeper. */
export function survivesLastStand(position: Position): boolean {
  let now = position.crowd ? { ...position, crowd: awake(position.crowd, () => true) } : position;
  while (now.dalexes.length > 0) {
    const after = stepDalexes(now);
    if (after.caughtFrom.length > 0) return false;
    now = positionAfter(now, after);
  }
  return true;
}
