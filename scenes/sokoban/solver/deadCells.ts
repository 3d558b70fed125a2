// The cells from which a parcel reaches no goal: what the board shows while one is chosen.
import type { Level } from '../level.ts';
import { type Board, boardOf } from './board.ts';
import { type Distances, distancesOf } from './distances.ts';

const known = new WeakMap<Level, Distances>();

/** The same for every position of a level, so worked out once: judging one asks after many. */
export function distancesIn(level: Level, board: Board): Distances {
  let distances = known.get(level);
  if (!distances) known.set(level, (distances = distancesOf(board)));
  return distances;
}

const dead = new WeakMap<Level, ReadonlySet<number>>();

/** Of the floor alone; whatever side of the parcel the player is on. */
export function deadCells(level: Level): ReadonlySet<number> {
  let cells = dead.get(level);
  if (cells) return cells;
  const start = boardOf(level, { player: level.player, boxes: [] });
  if (!start) return new Set();
  const { board } = start;
  const { isDead } = distancesIn(level, board);
  cells = new Set([...board.levelCell].filter((_, index) => isDead[index] === 1));
  dead.set(level, cells);
  return cells;
}
