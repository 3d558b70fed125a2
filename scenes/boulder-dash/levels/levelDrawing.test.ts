// A cave of the levels as a drawing: fox, exit and moths stand where they stood, and it can be played.
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { SIDES, validateDrawing } from './drawing.ts';
import { generate } from './generate.ts';
import { drawingOfLevel } from './levelDrawing.ts';

const t = tune(CONSTANTS);

test.each([
  [1, false],
  [3, false],
  [7, true],
  [11, false],
])('level %i', (level, plain) => {
  const cave = generate({ seed: 7, level, sub: 1, plain }, t);
  const drawing = drawingOfLevel(cave, 'A level');
  expect(Math.max(drawing.columns, drawing.rows)).toBeLessThanOrEqual(SIDES[1]);
  const { cells, needed } = drawing;
  expect([cells[cave.player], cells[cave.exit]]).toEqual(['P', 'X']);
  expect(cells.match(/[CbBc]/g)?.length ?? 0).toBe(cave.monsters.length);
  const found = validateDrawing(drawing);
  expect(found).toMatchObject({ cave: { needed, width: cave.width, height: cave.height } });
});
