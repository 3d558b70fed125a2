// A drawing on squares becomes a course, its pieces joined; what it lacks is said.
import { expect, test } from 'vitest';
import { COLUMNS, drawn, EMPTY, painted, ROWS } from './drawing.ts';
import { search } from './search/search.ts';
import { TUNING } from './testing.ts';

const at = (column: number, row: number) => row * COLUMNS + column;
const brushed = (brush: string, ...cells: readonly number[]) =>
  cells.reduce((now, cell) => painted(now, cell, brush), EMPTY);

test('an empty course has a start, a hole and nothing else', () => {
  expect(EMPTY).toHaveLength(COLUMNS * ROWS);
  expect(drawn(EMPTY, 2)).toMatchObject({
    course: { par: 2, start: { x: 100, y: 300 }, hole: { x: 700, y: 300 }, obstacles: [] },
  });
});

test('squares of one kind are joined into rectangles', () => {
  const block = [5, 6, 7].flatMap(column => [2, 3].map(row => at(column, row)));
  expect(drawn(brushed('wall', ...block, at(8, 2)), 3)).toMatchObject({
    course: {
      obstacles: [
        { type: 'wall', x: 200, y: 80, width: 160, height: 40 },
        { type: 'wall', x: 200, y: 120, width: 120, height: 40 },
      ],
    },
  });
});

test('there is one start and one hole; what is missing is said', () => {
  const moved = painted(EMPTY, 0, 'start');
  expect([...moved].filter(tile => tile === '@')).toHaveLength(1);
  expect(drawn(EMPTY.replace('@', ' '), 3)).toEqual({ faults: ['No start: put the ball somewhere.'] });
  expect(drawn(' '.repeat(COLUMNS * ROWS), 3)).toMatchObject({ faults: [expect.any(String), expect.any(String)] });
  const chess = [...EMPTY].map((tile, cell) => (tile === ' ' && (cell + Math.floor(cell / COLUMNS)) % 2 ? 's' : tile));
  expect(drawn(chess.map((tile, cell) => (tile === ' ' && cell % 3 ? 'i' : tile)).join(''), 3)).toMatchObject({
    faults: [expect.stringContaining('Too many pieces')],
  });
});

test('a search proves its par, and that a walled hole is never reached', () => {
  const found = drawn(brushed('wall', ...Array.from({ length: ROWS - 4 }, (_, row) => at(10, row))), 3);
  const course = 'course' in found ? found.course : null;
  if (!course) throw new Error('no course');
  expect(search(course, TUNING, { mostStrokes: 3 }).line?.length).toBeLessThanOrEqual(3);
  const shut = drawn(brushed('wall', ...Array.from({ length: ROWS }, (_, row) => at(10, row))), 3);
  expect('course' in shut && search(shut.course, TUNING, { ways: 24, powers: 4 }).line).toBeNull();
  const reports: number[] = [];
  const given = search(course, TUNING, {
    mostPutts: 900,
    mostStrokes: 1,
    onProgress: ({ putts }) => reports.push(putts),
  });
  expect(given.isFewest).toBe(given.line !== null);
  expect(reports).toEqual([400, 800]);
});
