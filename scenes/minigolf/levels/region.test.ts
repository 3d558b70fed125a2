// Region of a course: what lies in it, moved, copied, mirrored and turned together, always on the course.
import { expect, test } from 'vitest';
import { MOST_OBSTACLES, type Obstacle, parseCourse } from '../rules/course.ts';
import { type Drawing, EMPTY } from './drawing.ts';
import { copyPieces, type Flip, flipPieces, movePieces, piecesIn, removePieces } from './region.ts';

const wall = (x: number, y: number, width = 20, height = 60): Obstacle => ({ type: 'wall', x, y, width, height });
const drawn = (...obstacles: readonly Obstacle[]): Drawing => ({ ...EMPTY, obstacles });
const ALL = { x: 0, y: 0, width: 800, height: 600 };

test('pieces that lie wholly in the rectangle', () => {
  const drawing = drawn(wall(100, 100), wall(190, 100), wall(400, 400));
  expect(piecesIn(drawing, { x: 90, y: 90, width: 110, height: 80 })).toEqual([0]);
  expect(piecesIn(drawing, ALL)).toEqual([0, 1, 2]);
});

test('they move together, as far as the foremost one can', () => {
  const { drawing, step } = movePieces(drawn(wall(700, 0), wall(100, 100)), [0, 1], 300, -40);
  expect(step).toEqual({ x: 80, y: 0 });
  expect(drawing.obstacles).toEqual([wall(780, 0), wall(180, 100)]);
  expect(movePieces(drawn(wall(1, 1)), [], 10, 10).drawing.obstacles).toEqual([wall(1, 1)]);
});

test('copies lie beside, with where they carry the ball; without room for so many nothing changes', () => {
  const portal: Obstacle = { type: 'portal', x: 100, y: 100, width: 40, height: 40, toX: 300, toY: 120 };
  const copied = copyPieces(drawn(portal, wall(0, 0)), [0]);
  expect(copied.indexes).toEqual([2]);
  expect(copied.drawing.obstacles[2]).toEqual({ ...portal, x: 120, y: 120, toX: 320, toY: 140 });
  const full = drawn(...Array.from({ length: MOST_OBSTACLES }, () => wall(0, 0)));
  expect(copyPieces(full, [0, 1]).drawing).toBe(full);
});

test('they are taken away together', () =>
  expect(removePieces(drawn(wall(0, 0), wall(50, 0), wall(100, 0)), [0, 2]).obstacles).toEqual([wall(50, 0)]));

test.each<[Flip, Obstacle]>([
  ['across', wall(280, 100)],
  ['down', wall(100, 140)],
  ['turn', wall(190, 50, 60, 20)],
])('a wall flipped %s', (flip, flipped) => {
  const about = { x: 100, y: 100, width: 200, height: 100 };
  expect(flipPieces(drawn(wall(100, 100)), [0], about, flip).obstacles).toEqual([flipped]);
});

test.each<[Flip, string, [number, number], [number, number]]>([
  ['across', 'up', [-0.1, 0.2], [500, 100]],
  ['down', 'down', [0.1, -0.2], [300, 500]],
  ['turn', 'right', [-0.2, 0.1], [600, 200]],
])('a gate, a slope and a lift flipped %s look elsewhere', (flip, way, push, to) => {
  const drawing = drawn(
    { type: 'gate', x: 0, y: 0, width: 40, height: 20, way: 'up' },
    { type: 'slope', x: 0, y: 0, width: 40, height: 40, pushX: 0.1, pushY: 0.2 },
    { type: 'lift', x: 0, y: 0, width: 40, height: 40, toX: 300, toY: 100 },
  );
  const { obstacles } = flipPieces(drawing, [0, 1, 2], ALL, flip);
  expect(obstacles).toMatchObject([{ way }, { pushX: push[0], pushY: push[1] }, { toX: to[0], toY: to[1] }]);
});

test.each<Flip>(['across', 'down', 'turn'])('whatever is flipped %s stays on the course', flip => {
  const drawing = drawn(wall(0, 0, 800, 20), wall(780, 0, 20, 600), wall(0, 580, 300, 20));
  const { obstacles } = flipPieces(drawing, [0, 1, 2], ALL, flip);
  expect(() => parseCourse({ ...drawing, name: '', par: 1, obstacles })).not.toThrow();
  for (const one of obstacles) expect([one.x + one.width <= 800, one.y + one.height <= 600]).toEqual([true, true]);
});
