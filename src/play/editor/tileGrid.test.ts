// Tile grid: changing tiles, resizing, strokes without gaps, undo and redo.
import { expect, test } from 'vitest';
import {
  applyEdit,
  blank,
  cellsBetween,
  type EditHistory,
  newHistory,
  redo,
  resized,
  type TileGrid,
  undo,
  withTile,
} from './tileGrid.ts';

const draw = ({ columns, cells }: TileGrid): string => cells.match(new RegExp(`.{${columns}}`, 'g'))?.join('/') ?? '';
const from = (drawing: string): TileGrid => {
  const rows = drawing.split('/');
  return { columns: (rows[0] as string).length, rows: rows.length, cells: rows.join('') };
};

test('a tile is laid in one cell, and nothing outside', () => {
  expect(draw(withTile(blank(3, 2, '.'), 4, '#'))).toBe('.../.#.');
  const sheet = from('ab/cd');
  for (const same of [withTile(sheet, 0, 'a'), withTile(sheet, 4, 'x'), withTile(sheet, -1, 'x')])
    expect(same).toBe(sheet);
});

test.each([
  ['larger', { columns: 4, rows: 3 }, 'ab../cd../....'],
  ['smaller', { columns: 1, rows: 2 }, 'a/c'],
  ['wider and lower', { columns: 3, rows: 1 }, 'ab.'],
])('a sheet becomes %s', (_name, to, drawn) => expect(draw(resized(from('ab/cd'), to, '.'))).toBe(drawn));

test.each([
  ['to itself', 0, 0, []],
  ['along a row', 0, 3, [1, 2, 3]],
  ['up a column', 10, 0, [5, 0]],
  ['aslant', 0, 12, [6, 12]],
  ['flatly aslant', 0, 8, [1, 7, 8]],
])('a stroke %s', (_name, start, end, cells) => expect(cellsBetween(blank(5, 3, '.'), start, end)).toEqual(cells));

test('every step is taken back and done again; a stroke is one step', () => {
  const lay = (edited: EditHistory, cell: number, onwards = false) =>
    applyEdit(edited, withTile(edited.present, cell, '#'), onwards);
  const stroke = lay(lay(lay(newHistory(blank(4, 1, '.')), 0), 1, true), 3);
  expect(draw(stroke.present)).toBe('##.#');
  const back = undo(stroke);
  expect([draw(back.present), draw(undo(back).present), draw(undo(undo(back)).present)]).toEqual([
    '##..',
    '....',
    '....',
  ]);
  expect(draw(redo(redo(undo(back))).present)).toBe('##.#');
  expect(redo(lay(back, 2)).present).toEqual(from('###.'));
});
