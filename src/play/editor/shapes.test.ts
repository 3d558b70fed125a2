// Shapes and regions as drawings: line, rectangle, fill; cut out, mirrored, turned, laid again.
import { expect, test } from 'vitest';
import {
  cleared,
  cutOut,
  type Flip,
  flipped,
  floodCells,
  laid,
  lineCells,
  putTile,
  rectangleCells,
  regionBetween,
  within,
} from './shapes.ts';
import { blank, type TileGrid } from './tileGrid.ts';

const from = (drawing: string): TileGrid => {
  const rows = drawing.split('/');
  return { columns: (rows[0] as string).length, rows: rows.length, cells: rows.join('') };
};
const draw = ({ columns, cells }: TileGrid): string => cells.match(new RegExp(`.{${columns}}`, 'g'))?.join('/') ?? '';
const marked = (grid: TileGrid, cells: readonly number[]) =>
  draw({ ...grid, cells: [...grid.cells].map((tile, cell) => (cells.includes(cell) ? '#' : tile)).join('') });

const FIVE = blank(5, 4, '.');
test.each([
  ['a line along a row', lineCells(FIVE, 6, 8), '...../.###./...../.....'],
  ['a line aslant', lineCells(FIVE, 0, 18), '#..../.#.../..#../...#.'],
  ['a line of one cell', lineCells(FIVE, 7, 7), '...../..#../...../.....'],
  ['an outline, from any corner', rectangleCells(FIVE, 18, 1, false), '.###./.#.#./.#.#./.###.'],
  ['a filled rectangle', rectangleCells(FIVE, 3, 16, true), '.###./.###./.###./.###.'],
  ['an outline of one row', rectangleCells(FIVE, 5, 9, false), '...../#####/...../.....'],
])('%s', (_name, cells, drawn) => expect(marked(FIVE, cells)).toBe(drawn));

test.each([
  ['a room, not through corners nor round the edge', '..#../.#.../#..../.....', 0, '###../##.../#..../.....'],
  ['what surrounds it', '.aa./.aa./....', 0, '#aa#/#aa#/####'],
  ['one cell', 'ab/ba', 0, '#b/ba'],
])('a fill covers %s', (_name, drawing, at, drawn) => {
  const grid = from(drawing);
  expect(marked(grid, floodCells(grid, at))).toBe(drawn);
});

test.each<[Flip, string]>([
  ['across', 'cba/fed'],
  ['down', 'def/abc'],
  ['turn', 'da/eb/fc'],
])('a region flipped: %s', (flip, drawn) => {
  expect(draw(flipped(from('abc/def'), flip))).toBe(drawn);
});

test('four quarter turns, and two mirrors, give it back; a tile that looks somewhere looks elsewhere', () => {
  const clip = from('abc/def');
  let turned = clip;
  for (let i = 0; i < 4; i++) turned = flipped(turned, 'turn');
  expect(turned).toEqual(clip);
  expect(flipped(flipped(clip, 'across'), 'across')).toEqual(clip);
  expect(draw(flipped(from('<.'), 'across', tile => (tile === '<' ? '>' : tile)))).toBe('.>');
});

test('a region is cut out, cleared, and laid elsewhere as far as there is room', () => {
  const grid = from('abc/def/ghi');
  const region = regionBetween(grid, 7, 3);
  expect(region).toEqual({ column: 0, row: 1, columns: 2, rows: 2 });
  const clip = cutOut(grid, region);
  expect(draw(clip)).toBe('de/gh');
  expect(draw(cleared(grid, region, '.'))).toBe('abc/..f/..i');
  expect(draw(laid(grid, clip, { column: 2, row: -1 }, putTile))).toBe('abg/def/ghi');
  expect(laid(grid, clip, region, putTile)).toEqual(grid);
  expect(laid(grid, clip, { column: 9, row: 9 }, putTile)).toBe(grid);
});

test('a region is cut at the edge of the grid', () => {
  expect(within(FIVE, { column: 3, row: -1, columns: 4, rows: 2 })).toEqual({ column: 3, row: 0, columns: 2, rows: 1 });
  expect(within(FIVE, { column: 7, row: 0, columns: 1, rows: 1 })).toMatchObject({ columns: 0 });
});
