// A cave of the levels as a drawing to edit: its moths become butterflies, which burst as they do, for drawn caves have the classic laws.

import type { Cave } from '../rules/cave.ts';
import type { Direction } from '../rules/cells.ts';
import { LETTERS } from './bdcff/elements.ts';
import { type Drawing, MOST_SECONDS } from './drawing.ts';

const BUTTERFLIES: Readonly<Record<Direction, string>> = { left: 'C', up: 'b', right: 'B', down: 'c' };

export function drawingOfLevel(cave: Cave, name: string): Drawing {
  const { width, height, needed, lamp } = cave;
  const cells = Array.from(cave.cells, code => LETTERS[code] ?? '.');
  for (const { cell, heading } of cave.monsters) cells[cell] = BUTTERFLIES[heading];
  cells[cave.exit] = 'X';
  cells[cave.player] = 'P';
  const seconds = lamp === null ? 0 : Math.min(MOST_SECONDS, Math.ceil(lamp / 60));
  return { columns: width, rows: height, cells: cells.join(''), name, needed, seconds };
}
