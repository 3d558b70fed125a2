// Opening of a game: the board before the first round. The short board begins with outposts, dice one row ahead of those that are placed.
import { pick, type Rng, randomInt } from '../../kit/core/rng.ts';
import { COLUMN_COUNT, OUTPOSTS, ROWS } from '../constants.ts';
import { type Board, COLUMNS, cellAt, emptyBoard, forward, type Player, startingRow } from './board.ts';

export type BoardName = keyof typeof ROWS;

/** Board before the first round; draws from `rng` for the short one. */
export function openingBoard(name: BoardName, rng: Rng, faces: number): Board {
  const rows = ROWS[name];
  return name === 'full' ? emptyBoard(rows) : withOutposts(emptyBoard(rows), rows, rng, faces);
}

/**
 * The same dice for both sides, seen from each side's own chair (mirrored through the middle of the board), no two of them in one column. They are of
 * the lower half of the die: high ones would often fell both sides at once.
 */
function withOutposts(board: Board, rows: number, rng: Rng, faces: number): Board {
  let columns = COLUMNS.filter(column => column !== mirrored(column));
  let result = board;
  for (let placed = 0; placed < OUTPOSTS; placed++) {
    const column = pick(rng, columns);
    const value = 1 + randomInt(rng, Math.ceil(faces / 2));
    columns = columns.filter(other => other !== column && other !== mirrored(column));
    result = withOutpost(withOutpost(result, 1, column, value, rows), 2, mirrored(column), value, rows);
  }
  return result;
}

const mirrored = (column: number): number => COLUMN_COUNT - 1 - column;

const withOutpost = (board: Board, player: Player, column: number, value: number, rows: number): Board =>
  board.with(cellAt(startingRow(player, rows) + forward(player), column), { value, player, moved: false });
