// Board of nine columns, nine or five rows, as plain data: geometry of players and rows, and the one-line notation of tests, view and history.
import { COLUMN_COUNT, MOST_PIPS } from '../constants.ts';

export type Player = 1 | 2;

export interface Die {
  readonly value: number;
  readonly player: Player;
  /** Has already marched in the present round. */
  readonly moved: boolean;
}
export type Cell = Die | null;

/** Row by row, player 1's starting row first. */
export type Board = readonly Cell[];

export const COLUMNS: readonly number[] = Array.from({ length: COLUMN_COUNT }, (_, column) => column);

export const emptyBoard = (rows: number): Board => Array<Cell>(rows * COLUMN_COUNT).fill(null);

/** Number of rows; also of a board in the one-line notation, which has one character a cell. */
export const rowsOf = (board: { readonly length: number }): number => board.length / COLUMN_COUNT;

export const cellAt = (row: number, column: number): number => row * COLUMN_COUNT + column;

export const opponent = (player: Player): Player => (player === 1 ? 2 : 1);

/** Row 0 for player 1, the bottom row for player 2. */
export const startingRow = (player: Player, rows: number): number => (player === 1 ? 0 : rows - 1);

/** Player 1 marches down, player 2 up. */
export const forward = (player: Player): number => (player === 1 ? 1 : -1);

/** Row by its rank in a player's marching order: rank 0 is nearest to the far edge. */
export const rowByRank = (player: Player, rank: number, rows: number): number =>
  player === 1 ? rows - 1 - rank : rank;

export const freeColumns = (board: Board, player: Player): readonly number[] =>
  COLUMNS.filter(column => board[cellAt(startingRow(player, rowsOf(board)), column)] === null);

export function withDie(board: Board, player: Player, column: number, value: number): Board {
  return board.with(cellAt(startingRow(player, rowsOf(board)), column), { value, player, moved: false });
}

/** What is done with a rolled die: placed in the starting row of a column, or joined to the own die that leads there. */
export interface Move {
  readonly column: number;
  readonly joins: boolean;
}

/** Cell of the own die of a column that is nearest to the far edge; null without one. */
export function leaderIn(board: Board, player: Player, column: number): number | null {
  const rows = rowsOf(board);
  for (let rank = 0; rank < rows; rank++) {
    const cell = cellAt(rowByRank(player, rank, rows), column);
    if (board[cell]?.player === player) return cell;
  }
  return null;
}

/** Whether the leader of a column has room for so many more pips. */
export function canJoin(board: Board, player: Player, column: number, value: number): boolean {
  const leader = leaderIn(board, player, column);
  return leader !== null && (board[leader] as Die).value + value <= MOST_PIPS;
}

/** All moves of a rolled die: free columns, and the leaders it may join if it shows at most `joinMost` pips. */
export const movesOf = (board: Board, player: Player, value: number, joinMost: number): readonly Move[] => [
  ...freeColumns(board, player).map(column => ({ column, joins: false })),
  ...(value <= joinMost ? COLUMNS.filter(column => canJoin(board, player, column, value)) : []).map(column => ({
    column,
    joins: true,
  })),
];

/** Board after a move; a join needs a leader in its column. */
export function withMove(board: Board, player: Player, { column, joins }: Move, value: number): Board {
  if (!joins) return withDie(board, player, column, value);
  const leader = leaderIn(board, player, column) as number;
  const die = board[leader] as Die;
  return board.with(leader, { ...die, value: die.value + value });
}

export const pips = (board: Board): number => board.reduce((sum, die) => sum + (die?.value ?? 0), 0);

/** Player 1's dice as digits, player 2's as letters (a = 1), empty cells as dots; one character a cell. */
export function writeBoard(board: Board): string {
  return board.map(die => (die ? (die.player === 1 ? '0123456' : '0abcdef')[die.value] : '.')).join('');
}

/** Reads the notation of `writeBoard`; white space is ignored, so that tests can draw boards. */
export function readBoard(drawing: string): Board {
  return [...drawing.replace(/\s/g, '')].map(mark => {
    if (mark === '.') return null;
    const player = mark >= 'a' ? 2 : 1;
    return { player, value: player === 1 ? Number(mark) : mark.charCodeAt(0) - 96, moved: false };
  });
}
