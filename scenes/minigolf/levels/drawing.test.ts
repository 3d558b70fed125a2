// Course drawing: pieces on the grid, faults, storage round trip.
import { expect, test } from 'vitest';
import { TUNING } from '../rules/testing.ts';
import { search } from '../search/search.ts';
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
  turnPiece,
  writeDrawing,
} from './drawing.ts';
import { BRUSHES, type Brush, settingOf, tipOf } from './pieces.ts';

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

const laid = (brush: Brush, from = { x: 300, y: 200 }, to = { x: 460, y: 260 }, on = EMPTY): Drawing =>
  addPiece(on, brush, from, to);

test.each(BRUSHES)('what the brush for a %s lays can be played, and is kept', brush => {
  const drawing = brush === 'fairway' ? laid(brush, { x: 40, y: 200 }, { x: 760, y: 420 }) : laid(brush);
  expect(checkDrawing(drawing, 3)).toHaveProperty('course');
  expect(readDrawing(writeDrawing(drawing))).toEqual(drawing);
});

test.each<[Brush, object]>([
  ['slope', { type: 'slope', pushX: 0.1, pushY: 0, width: 160, height: 60 }],
  ['hollow', { type: 'hill', push: -0.08 }],
  ['bumper', { type: 'bumper', width: 160, height: 160 }],
  ['mill', { type: 'mill', width: 160, height: 160, turnTicks: 150 }],
  ['gate', { type: 'gate', way: 'down' }],
  ['portal', { type: 'portal', toX: 540, toY: 230 }],
])('a %s is laid with what it needs', (brush, piece) => expect(laid(brush).obstacles[0]).toMatchObject(piece));

test('a round piece stays round when its corner is pulled, and on the field', () => {
  expect(resizePiece(laid('mill'), 0, { x: 1, y: 1 }, { x: 400, y: 500 }).obstacles[0]).toMatchObject({
    ...{ x: 300, y: 200, width: 300, height: 300 },
  });
  expect(laid('mill', { x: 780, y: 580 }, { x: 790, y: 590 }).obstacles[0]).toMatchObject({
    x: 760,
    y: 560,
    width: 40,
  });
});

test('handles: where a portal leads, and the arrow of a slope, are taken hold of and moved', () => {
  const portal = laid('portal');
  expect(pieceAt(portal, { x: 545, y: 235 })).toBe('tip 0');
  expect(movePiece(portal, 'tip 0', 903, 44).obstacles[0]).toMatchObject({ toX: 790, toY: 270, x: 300 });
  const slope = laid('slope');
  expect(tipOf(slope.obstacles[0] as never)).toEqual({ x: 460, y: 230 });
  expect(movePiece(slope, 'tip 0', -80, -80).obstacles[0]).toMatchObject({ pushX: 0, pushY: -0.1 });
  expect(movePiece(slope, 'tip 0', 900, 0).obstacles[0]).toMatchObject({ pushX: 0.3 });
  expect(movePiece(slope, 'tip 7', 10, 0)).toEqual(slope);
});

test.each<[Brush, readonly string[]]>([
  ['gate', ['open downwards', 'open to the left', 'open upwards', 'open to the right', 'open downwards']],
  ['mill', ['one turn in 150 ticks', 'one turn in 220 ticks', 'one turn in 320 ticks', 'one turn in 100 ticks']],
  ['hollow', ['pulls by 0.08', 'pulls by 0.12', 'pulls by 0.05', 'pulls by 0.08']],
  ['slope', ['pushes by 0.1, 0', 'pushes by 0, 0.1', 'pushes by -0.1, 0', 'pushes by 0, -0.1']],
])('the setting of a %s goes round', (brush, settings) => {
  let drawing = laid(brush);
  for (const setting of settings) {
    expect(settingOf(drawing.obstacles[0] as never)).toBe(setting);
    drawing = turnPiece(drawing, 0);
  }
});

test('a fairway is drawn as a box, gets corners where its sides are pulled, and loses them', () => {
  const box = laid('fairway', { x: 40, y: 200 }, { x: 760, y: 420 });
  const corners = [
    [40, 200],
    [760, 200],
    [760, 420],
    [40, 420],
  ].map(([x, y]) => ({ x, y }));
  expect(box.fairway).toEqual(corners);
  const bent = laid('fairway', { x: 400, y: 205 }, { x: 400, y: 120 }, box);
  expect(bent.fairway).toEqual(corners.toSpliced(1, 0, { x: 400, y: 120 }));
  expect(pieceAt(bent, { x: 405, y: 125 })).toBe('corner 1');
  expect(movePiece(bent, 'corner 1', 12, -500).fairway[1]).toEqual({ x: 410, y: 0 });
  expect(removePiece(bent, 'corner 1')).toEqual(box);
  expect(removePiece(removePiece(box, 'corner 0'), 'corner 0').fairway).toEqual([]);
  expect(laid('fairway', { x: 790, y: 590 }, { x: 790, y: 590 }).fairway[0]).toEqual({ x: 700, y: 500 });
  expect(checkDrawing(movePiece(box, 'start', -90, -290), 3)).toEqual({
    fault: 'The start is off the fairway. Move one of them.',
  });
});

test('a course with a mill, drawn by hand on a fairway, is proven', () => {
  const lane = laid('fairway', { x: 60, y: 220 }, { x: 760, y: 380 });
  const found = checkDrawing(laid('mill', { x: 340, y: 230 }, { x: 480, y: 370 }, lane), 3);
  if (!('course' in found)) throw new Error(found.fault);
  const { line } = search(found.course, TUNING, { ways: 36, powers: 10, mostStrokes: 3, mostPutts: 20_000 });
  expect(line?.length).toBeLessThanOrEqual(3);
});
