// Dead cells (simple deadlocks): cells from which a box reaches no goal. The board shades them while a box is chosen.
import type { Level } from '../rules/level.ts';
import { type Board, boardOf } from './board.ts';
import { type Distances, distancesOf } from './distances.ts';

const distancesCache = new WeakMap<Level, Distances>();

/** Push distances of a level, cached: they are the same for every position. */
export function distancesIn(level: Level, board: Board): Distances {
  let distances = distancesCache.get(level);
  if (!distances) distancesCache.set(level, (distances = distancesOf(board)));
  return distances;
}

const deadCellsCache = new WeakMap<Level, ReadonlySet<number>>();

/** Of the floor alone; whatever side of the parcel the player is on. */
export function deadCells(level: Level): ReadonlySet<number> {
  let cells = deadCellsCache.get(level);
  if (cells) return cells;
  const start = boardOf(level, { player: level.player, boxes: [] });
  if (!start) return new Set();
  const { board } = start;
  const { isDead } = distancesIn(level, board);
  cells = new Set([...board.levelCell].filter((_, index) => isDead[index] === 1));
  deadCellsCache.set(level, cells);
  return cells;
}
