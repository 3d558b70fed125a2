// Board of nine columns, nine or five rows, as plain data: geometry of players and rows, and the one-line notation of tests, view and history.
import { COLUMN_COUNT } from './constants.ts';

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
