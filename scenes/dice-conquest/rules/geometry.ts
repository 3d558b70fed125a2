// Board geometry in world pixels: 720 square, panels of 72, a margin for the two home edges; the short board lies in the middle.
import { clamp } from '../../kit/core/math.ts';
import { COLUMN_COUNT } from '../constants.ts';
import { type Player, startingRow } from './board.ts';

export const WORLD = 720;
export const PANEL = 72;
export const MARGIN = (WORLD - COLUMN_COUNT * PANEL) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Upper edge of a board of so many rows. */
export const topOf = (rows: number): number => (WORLD - rows * PANEL) / 2;

export const centre = (row: number, column: number, rows: number): Point => ({
  x: MARGIN + (column + 0.5) * PANEL,
  y: topOf(rows) + (row + 0.5) * PANEL,
});

/** Point on a player's home edge, above or below a column. */
export const homeEdge = (player: Player, column: number, rows: number): Point => {
  const above = topOf(rows) - MARGIN / 2;
  return { x: centre(0, column, rows).x, y: startingRow(player, rows) === 0 ? above : WORLD - above };
};

/** The nearest column, however far outside the board the pointer is. */
export const nearestColumn = (x: number): number => clamp(Math.floor((x - MARGIN) / PANEL), 0, COLUMN_COUNT - 1);

/** The row under a point; outside the board it may be less than 0 or more than the last. */
export const rowUnder = (y: number, rows: number): number => Math.floor((y - topOf(rows)) / PANEL);

/** Centre of a cell by its index in the board. */
export const centreOfCell = (cell: number, rows: number): Point =>
  centre(Math.floor(cell / COLUMN_COUNT), cell % COLUMN_COUNT, rows);

/** The die in hand: how much larger it is, how far it is lifted and how far it sways, in world pixels. */
export const HELD = { scale: 1.12, lift: 9, sway: 3 };
/** Distance of the die in hand from the board, and the least one from the edge of the picture, at which all of it is seen. */
const HAND = 66;
const WHOLE = 52;

/** Place of the rolled die: at the cell under the cursor, else at the middle of the own edge. */
export function heldDiePosition(
  player: Player,
  cell: { readonly row: number; readonly column: number } | null,
  rows: number,
): Point {
  if (cell !== null) return centre(cell.row, cell.column, rows);
  const y = Math.max(WHOLE, topOf(rows) - HAND);
  return { x: WORLD / 2, y: player === 1 ? y : WORLD - y };
}
