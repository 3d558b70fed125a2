// Solver board: floor cells with consecutive numbers, a neighbour table, and one more cell that stands for every wall.
import { floorMask, type Level, type Position } from '../rules/level.ts';

/** Directions are 0 up, 1 down, 2 left, 3 right; the opposite is `direction ^ 1`. */
export interface Board {
  /** How many floor cells there are; the cell with this number is the wall. */
  readonly cells: number;
  /** `next[cell * 4 + direction]`: the neighbour, `cells` where it is wall. */
  readonly next: Int32Array;
  readonly goals: Int32Array;
  /** 1 where a goal is; one entry more, for the wall. */
  readonly isGoal: Uint8Array;
  /** The level's cell of each floor cell, and back (`cells` where there is no floor). */
  readonly levelCell: Int32Array;
  readonly boardCell: Int32Array;
}

/** Boxes and player in floor cells. */
export interface Setting {
  readonly boxes: Int32Array;
  readonly player: number;
}

/** Solver board of a level and a position on it; null if a box outside the player's floor is off a goal: that cannot be won. */
export function boardOf(level: Level, position: Position): { board: Board; setting: Setting } | null {
  const isInside = floorMask(level);
  const levelCell = Int32Array.from(isInside.flatMap((inside, cell) => (inside ? [cell] : [])));
  const cells = levelCell.length;
  const boardCell = new Int32Array(level.width * level.height).fill(cells);
  levelCell.forEach((cell, index) => {
    boardCell[cell] = index;
  });
  // The player's floor never touches the board's edge, so its neighbours are always on the board.
  const steps = [-level.width, level.width, -1, 1];
  const next = new Int32Array((cells + 1) * 4).fill(cells);
  for (let cell = 0; cell < cells; cell++)
    for (let direction = 0; direction < 4; direction++)
      next[cell * 4 + direction] = boardCell[(levelCell[cell] as number) + (steps[direction] as number)] as number;

  const [boxesIn, boxesOut] = split(position.boxes, isInside);
  const [goalsIn, goalsOut] = split(level.goals, isInside);
  if (boxesOut.some(box => !goalsOut.includes(box)) || boxesIn.length > goalsIn.length) return null;
  const numbered = (list: readonly number[]) => Int32Array.from(list, cell => boardCell[cell] as number).sort();
  const goals = numbered(goalsIn);
  const isGoal = new Uint8Array(cells + 1);
  for (const goal of goals) isGoal[goal] = 1;
  const setting = { boxes: numbered(boxesIn), player: boardCell[position.player] as number };
  return { board: { cells, next, goals, isGoal, levelCell, boardCell }, setting };
}

function split(list: readonly number[], isInside: readonly boolean[]): [inside: number[], outside: number[]] {
  return [list.filter(cell => isInside[cell]), list.filter(cell => !isInside[cell])];
}
