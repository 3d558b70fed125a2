// Numbers of the rows at both edges of the field, as texts call them: 'row 7'.
import type { Paper } from '../../kit/phaser/paper.ts';
import { CELL, ROWS, WORLD } from '../rules/grid.ts';

const DEPTH = 4;
const SIZE = 12;
/** Distance from the corner of the cell, in px. */
const INSET = 10;

export function addRowNumbers(paper: Paper): void {
  for (let row = 0; row < ROWS; row++) {
    const y = row * CELL + INSET;
    paper.word(INSET, y, String(row + 1), { size: SIZE, ink: 'navy' }, DEPTH);
    paper.word(WORLD.width - INSET, y, String(row + 1), { size: SIZE, ink: 'cream' }, DEPTH);
  }
}
