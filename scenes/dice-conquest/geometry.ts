// Board geometry in world pixels: 720 square, nine panels of 72 and a margin for the two home edges.
import { clamp } from '../kit/core/math.ts';
import { type Player, startingRow } from './board.ts';
import { SIZE } from './constants.ts';

export const WORLD = 720;
export const PANEL = 72;
export const MARGIN = (WORLD - SIZE * PANEL) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centre = (row: number, column: number): Point => ({
  x: MARGIN + (column + 0.5) * PANEL,
  y: MARGIN + (row + 0.5) * PANEL,
});

/** Point on a player's home edge, above or below a column. */
export const homeEdge = (player: Player, column: number): Point => ({
  x: centre(0, column).x,
  y: startingRow(player) === 0 ? MARGIN / 2 : WORLD - MARGIN / 2,
});

/** The nearest column, however far outside the board the pointer is. */
export const nearestColumn = (x: number): number => clamp(Math.floor((x - MARGIN) / PANEL), 0, SIZE - 1);

/** Centre of a cell by its index in the board. */
export const centreOfCell = (cell: number): Point => centre(Math.floor(cell / SIZE), cell % SIZE);

/** Place of the rolled die: at the column under the cursor, else in the middle of the own edge. */
export const heldDiePosition = (player: Player, column: number | null): Point =>
  column === null
    ? { x: WORLD / 2, y: player === 1 ? MARGIN * 0.6 : WORLD - MARGIN * 0.6 }
    : centre(startingRow(player), column);
