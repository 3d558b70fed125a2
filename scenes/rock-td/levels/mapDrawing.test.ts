// Map drawing: flags fill gaps, faults are named, the text is read as it was drawn.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAPS } from '../rules/rules.ts';
import { readMap } from './map.ts';
import { checkMap, drawingOfMap, FLAG, layMap, paintMap, textOfMap } from './mapDrawing.ts';

const EMPTY = '.'.repeat(48);
const drawn = (...rows: readonly string[]) => ({ title: 'Mine', cells: rows.join('') });

test('a flag takes the lowest number that is free; cliffs and grass paint over', () => {
  const two = paintMap(paintMap(EMPTY, 0, FLAG), 47, FLAG);
  expect([two[0], two[47]]).toEqual(['1', '2']);
  expect(paintMap(two, 0, FLAG)).toBe(two);
  const gap = paintMap(two, 0, '#');
  expect(gap[0]).toBe('#');
  expect(paintMap(gap, 8, FLAG)[8]).toBe('1');
  const nine = [...'123456789'].reduce((cells, _, at) => paintMap(cells, at, FLAG), EMPTY);
  expect(paintMap(nine, 20, FLAG)).toBe(nine);
});

test.each([
  ['one flag', drawn('1.......', ...Array<string>(5).fill('........')), 'A map needs two waypoints at least.'],
  [
    'a gap in the numbers',
    drawn('1......3', ...Array<string>(5).fill('........')),
    'Waypoints are numbered from 1 on, each once; 2 is missing.',
  ],
  [
    'a wall between',
    drawn('1...#..2', ...Array<string>(5).fill('....#...')),
    'There is no way from flag to flag: a cliff is between them.',
  ],
  [
    'too narrow',
    drawn('1......2', '........', '........', ...Array<string>(3).fill('########')),
    '24 open cells are needed; there are 22.',
  ],
] as const)('%s is named', (_what, drawing, fault) => {
  expect(checkMap(drawing)).toEqual({ faults: [fault] });
});

test('the maps of the game are drawings that play, and come back as they were', () => {
  for (const key of MAPS) {
    const text = readFileSync(`assets/levels/rock-td/${key}.txt`, 'utf8');
    const drawing = drawingOfMap(text);
    expect(checkMap(drawing), key).toMatchObject({ map: { title: drawing.title } });
    expect(readMap(textOfMap(drawing), key)).toEqual(readMap(text, key));
  }
  expect(() => drawingOfMap('nothing')).toThrow(/^A map has 6 rows/);
});

test('a copied flag that stands elsewhere becomes the next one; at its own place, and alone, it keeps its number', () => {
  expect(layMap('12..', 3, '1')).toBe('12.3');
  expect(layMap('12..', 0, '1')).toBe('12..');
  expect(layMap('.2..', 3, '1')).toBe('.2.1');
  expect(layMap('12..', 1, '#')).toBe('1#..');
});
