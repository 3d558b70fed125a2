// Course drawing: pieces on the grid, faults, storage round trip.
import { expect, test } from 'vitest';
import {
  addPiece,
  checkDrawing,
  type Drawing,
  EMPTY,
  movePiece,
  pieceAt,
  readDrawing,
  removePiece,
  resizePiece,
  writeDrawing,
} from './drawing.ts';
import { search } from './search/search.ts';
import { TUNING } from './testing.ts';

const wall = (x: number, y: number, width: number, height: number): Drawing =>
  addPiece(EMPTY, 'wall', { x, y }, { x: x + width, y: y + height });
const first = ({ obstacles: [one] }: Drawing) => one && [one.type, one.x, one.y, one.width, one.height];

test.each([
  ['down to the right', { x: 203, y: 78 }, { x: 362, y: 121 }, [200, 80, 160, 40]],
  ['up to the left', { x: 362, y: 121 }, { x: 203, y: 78 }, [200, 80, 160, 40]],
  ['without a way: as small as may be', { x: 50, y: 50 }, { x: 52, y: 51 }, [50, 50, 10, 10]],
  ['beyond the edge', { x: 700, y: 500 }, { x: 990, y: 720 }, [700, 500, 100, 100]],
  ['a press at the edge', { x: 800, y: 600 }, { x: 800, y: 600 }, [790, 590, 10, 10]],
])('a piece is laid %s, on the grid', (_, from, to, rectangle) =>
  expect(first(addPiece(EMPTY, 'wall', from, to))).toEqual(['wall', ...rectangle]),
);

test.each([
  ['a little', 12, -8, [210, 70, 160, 40]],
  ['off the course', 9000, -9000, [640, 0, 160, 40]],
])('a piece is moved %s', (_, x, y, rectangle) =>
  expect(first(movePiece(wall(200, 80, 160, 40), 0, x, y))).toEqual(['wall', ...rectangle]),
);

test('ball and hole are moved, and stay on the grass', () => {
  expect(movePiece(EMPTY, 'start', 34, 6).start).toEqual({ x: 130, y: 310 });
  expect(movePiece(EMPTY, 'hole', 900, 900).hole).toEqual({ x: 790, y: 590 });
});

test.each([
  ['lower right', { x: 1, y: 1 }, { x: 262, y: 158 }, [200, 80, 60, 80]],
  ['upper left', { x: 0, y: 0 }, { x: 151, y: 61 }, [150, 60, 210, 60]],
  ['past the corner across', { x: 1, y: 1 }, { x: 150, y: 60 }, [150, 60, 50, 20]],
] as const)('the %s corner is pulled; the one across stays', (_, corner, to, rectangle) =>
  expect(first(resizePiece(wall(200, 80, 160, 40), 0, corner, to))).toEqual(['wall', ...rectangle]),
);

test('what lies uppermost is taken hold of, ball and hole first', () => {
  const two = addPiece(wall(80, 280, 200, 40), 'sand', { x: 240, y: 280 }, { x: 300, y: 320 });
  expect(
    [
      [110, 300],
      [250, 300],
      [200, 300],
      [400, 100],
    ].map(([x = 0, y = 0]) => pieceAt(two, { x, y })),
  ).toEqual(['start', 1, 0, null]);
  expect(removePiece(two, 0).obstacles.map(({ type }) => type)).toEqual(['sand']);
});

test('an empty drawing is a course; what cannot be played is said', () => {
  expect(checkDrawing(EMPTY, 2)).toMatchObject({ course: { par: 2, start: { x: 100, y: 300 }, obstacles: [] } });
  expect(checkDrawing(wall(80, 280, 40, 40), 2)).toEqual({ fault: 'The start is in a wall. Move one of them.' });
  const many = Array.from({ length: 161 }, () => ({ type: 'ice' as const, x: 300, y: 0, width: 10, height: 10 }));
  expect(checkDrawing({ ...EMPTY, obstacles: many }, 2)).toEqual({
    fault: 'Too many pieces: 161 of at most 160. Draw larger ones.',
  });
});

test('a drawing is kept as it is, even one that cannot be played yet; what is torn begins anew', () => {
  const unplayable = wall(80, 280, 40, 40);
  expect(readDrawing(writeDrawing(unplayable))).toEqual(unplayable);
  for (const torn of ['', '7', '{"start":{"x":1}}', writeDrawing(unplayable).replace('wall', 'lava')])
    expect(readDrawing(torn)).toBe(EMPTY);
});

test('a search proves its par, and that a walled hole is never reached', () => {
  const found = checkDrawing(wall(400, 0, 40, 440), 2);
  const course = 'course' in found ? found.course : null;
  if (!course) throw new Error('no course');
  expect(search(course, TUNING, { mostStrokes: 2, ways: 36, powers: 6 }).line?.length).toBeLessThanOrEqual(2);
  const shut = checkDrawing(wall(400, 0, 40, 600), 1);
  expect('course' in shut && search(shut.course, TUNING, { ways: 24, powers: 3, mostStrokes: 2 }).line).toBeNull();
  const reports: number[] = [];
  const given = search(course, TUNING, {
    mostPutts: 900,
    mostStrokes: 1,
    onProgress: ({ putts }) => reports.push(putts),
  });
  expect(given.isFewest).toBe(given.line !== null);
  expect(reports).toEqual([400, 800]);
});
