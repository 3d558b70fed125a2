// Swept collision: no tunnelling at any angle, speed or place; a bounce keeps the right part of the velocity.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cos, hypot, radians, sin } from '../../kit/core/math.ts';
import { type Course, FIELD, type Obstacle } from './course.ts';
import { simulatePutt, strike } from './putt.ts';
import { ballAt, roll } from './roll.ts';
import { courseWith, TUNING } from './testing.ts';

const R = TUNING.ballRadius;
const wall = (x: number, y: number, width: number, height: number): Obstacle => ({ type: 'wall', x, y, width, height });

/** How deep a ball is in a rectangle, its own radius counted. */
function depth({ x, y }: { x: number; y: number }, { x: left, y: top, width, height }: Obstacle): number {
  const nearX = Math.min(left + width, Math.max(left, x));
  const nearY = Math.min(top + height, Math.max(top, y));
  return R - hypot(x - nearX, y - nearY);
}

function rollsClear(course: Course, from: { x: number; y: number }, angle: number, speed: number, ticks = 120): void {
  const ball = { ...ballAt(from), vx: speed * cos(angle), vy: speed * sin(angle) };
  for (let i = 0; i < ticks; i++) {
    if (roll(ball, course, TUNING) !== 'rolling') return;
    const deepest = Math.max(
      ...course.obstacles.map(one => depth(ball, one)),
      R - ball.x,
      R - ball.y,
      ball.x - FIELD.width + R,
      ball.y - FIELD.height + R,
    );
    if (deepest > 1e-6) expect.fail(`${deepest} px deep after tick ${i}`);
  }
}

test('at 30 px a tick no angle tunnels through a wall of 20 px', () => {
  const box = courseWith([
    wall(300, 200, 20, 200),
    wall(480, 200, 20, 200),
    wall(300, 180, 200, 20),
    wall(300, 400, 200, 20),
  ]);
  for (let degrees = 0; degrees < 360; degrees++) {
    const ball = { ...ballAt({ x: 400, y: 300 }), vx: 30 * cos(radians(degrees)), vy: 30 * sin(radians(degrees)) };
    for (let i = 0; i < 300; i++) {
      roll(ball, box, TUNING);
      const isIn = ball.x > 320 && ball.x < 480 && ball.y > 200 && ball.y < 400;
      if (!isIn) expect.fail(`out at ${degrees}° after tick ${i}`);
    }
  }
});

test('nor any speed, from anywhere, through walls of any thickness', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: 700 }),
          fc.integer({ min: 0, max: 500 }),
          fc.integer({ min: 1, max: 200 }),
          fc.integer({ min: 1, max: 200 }),
        ),
        { maxLength: 8 },
      ),
      fc.integer({ min: 10, max: 790 }),
      fc.integer({ min: 10, max: 590 }),
      fc.double({ min: -3.14, max: 3.14, noNaN: true }),
      fc.double({ min: 1, max: 400, noNaN: true }),
      (boxes, x, y, angle, speed) => {
        const walls = boxes.map(([left, top, width, height]) => wall(left, top, width, height));
        fc.pre(walls.every(one => depth({ x, y }, one) < 0));
        const course: Course = { ...courseWith([]), hole: { x: 10, y: 10 }, obstacles: walls };
        rollsClear(course, { x, y }, angle, speed);
      },
    ),
    { numRuns: 300 },
  ));

test.each([
  ['straight', 30, 0],
  ['slow', 2, 0],
  ['aslant', 12, 9],
])('one bounce off a wall turns %s speed back with 0.8 of it, and keeps what runs along', (_how, vx, vy) => {
  const ball = { ...ballAt({ x: 400 - R - vx / 2, y: 200 }), vx, vy };
  roll(ball, courseWith([wall(400, 0, 20, 600)]), { ...TUNING, damping: 1 });
  expect(ball.vx).toBeCloseTo(-0.8 * vx, 9);
  expect(ball.vy).toBeCloseTo(vy, 9);
  expect(ball.x, 'half of the tick there, half of it back').toBeCloseTo(400 - R - (0.8 * vx) / 2, 9);
});

test('the rim of the course is a wall', () => {
  const ball = { ...ballAt({ x: 780, y: 300 }), vx: 20, vy: 0 };
  roll(ball, courseWith([]), { ...TUNING, damping: 1 });
  expect(ball).toMatchObject({ vx: -16, x: 790 - 8 });
});

test('off a corner it leaves as from a round one', () => {
  const ball = { ...ballAt({ x: 390, y: 170 }), vx: 0, vy: 30 };
  roll(ball, courseWith([wall(395, 200, 100, 100)]), { ...TUNING, damping: 1 });
  expect(ball.vx).toBeLessThan(0);
  expect(hypot(ball.vx, ball.vy)).toBeLessThan(30);
});

test('damping, sand and rest are as specified', () => {
  const ball = { ...ballAt({ x: 100, y: 100 }), vx: 10, vy: 0 };
  roll(ball, courseWith([]), TUNING);
  expect(ball).toMatchObject({ x: 110, vx: 9.8 });
  const inSand = { ...ballAt({ x: 100, y: 100 }), vx: 10, vy: 0 };
  roll(inSand, courseWith([{ type: 'sand', x: 50, y: 50, width: 100, height: 100 }]), TUNING);
  expect(inSand.vx).toBeCloseTo(10 * 0.98 * 0.9, 12);
  const slow = { ...ballAt({ x: 100, y: 100 }), vx: 0.102, vy: 0 };
  expect(roll(slow, courseWith([]), TUNING)).toBe('rested');
  const faster = { ...ballAt({ x: 100, y: 100 }), vx: 0.103, vy: 0 };
  expect(roll(faster, courseWith([]), TUNING)).toBe('rolling');
});

test.each([
  ['at its rim, slow', 14.9, 0.1, 0, 'holed'],
  ['beside it', 15.2, 0, 0.09, 'rested'],
  ['just slow enough on both axes', 0, 2.99, 2.99, 'holed'],
  ['too fast on one axis', 0, 3.01, 0, 'rolling'],
])('the hole and a ball %s: %s px, (%s, %s)', (_how, off, vx, vy, fate) => {
  const course = courseWith([], { hole: { x: 400, y: 300 } });
  expect(roll({ ...ballAt({ x: 400 - vx, y: 300 - off - vy }), vx, vy }, course, TUNING)).toBe(fate);
});

test('water takes the ball wherever its middle comes, however fast', () => {
  const course = courseWith([{ type: 'water', x: 400, y: 0, width: 20, height: 600 }]);
  expect(simulatePutt({ x: 100, y: 300 }, 0, 100, course, TUNING).fate).toBe('sunk');
});

test('a putt plays the same to the bit', () => {
  const course = courseWith([wall(380, 0, 20, 290), wall(500, 250, 20, 200)]);
  const once = simulatePutt({ x: 100, y: 300 }, 0.31, 93, course, TUNING, true);
  expect(simulatePutt({ x: 100, y: 300 }, 0.31, 93, course, TUNING, true)).toEqual(once);
  const ball = ballAt({ x: 100, y: 300 });
  strike(ball, 0.31, 93, TUNING);
  expect(hypot(ball.vx, ball.vy)).toBeCloseTo(27.9, 9);
});
