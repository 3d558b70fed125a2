// Fairways and relief: the ball never leaves an outline, banks off slanted sides, and hills and hollows bend and gather it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cos, hypot, PI, sin } from '../../kit/core/math.ts';
import type { Contact } from './contact.ts';
import { type Course, CourseError, type Point, readCourse, writeCourse } from './course.ts';
import { distanceToHole } from './distance.ts';
import { isInside, sidesOf, sweepSide } from './fairway.ts';
import { readLink, writeLink } from './link.ts';
import { simulatePutt } from './putt.ts';
import { steepness } from './relief.ts';
import { ballAt, roll } from './roll.ts';
import { courseWith, TUNING } from './testing.ts';

const at = (...corners: readonly (readonly [number, number])[]): Point[] => corners.map(([x, y]) => ({ x, y }));
/** A dog-leg: along the top, then down on the right. */
const DOGLEG = at([40, 60], [760, 60], [760, 560], [540, 560], [540, 280], [40, 280]);
const STAR = at(
  [400, 20],
  [470, 220],
  [760, 240],
  [540, 360],
  [620, 580],
  [400, 450],
  [180, 580],
  [260, 360],
  [40, 240],
  [330, 220],
);
const leg = (more: Partial<Course> = {}) =>
  courseWith([], { start: { x: 100, y: 170 }, hole: { x: 650, y: 500 }, fairway: DOGLEG, ...more });

describe('an outline', () => {
  test.each([
    [100, 170, true],
    [650, 500, true],
    [100, 400, false],
    [539, 290, false],
    [541, 290, true],
  ])('%i, %i is inside: %s', (x, y, inside) => expect(isInside(DOGLEG, { x, y })).toBe(inside));

  test('without one everything is inside', () => expect(isInside([], { x: 3, y: 3 })).toBe(true));

  test('a slanted side is met where the ball touches it, and its normal is towards the ball', () => {
    const [side] = sidesOf(at([0, 0], [300, 300], [0, 300]));
    const contact: Contact = { part: 1, nx: 0, ny: 0 };
    expect(side && sweepSide({ x: 200, y: 100 }, -100, 100, side, 10, contact)).toBe(true);
    // From the middle of the way the side is 50√2 px off, less the radius.
    expect(contact.part).toBeCloseTo((50 * Math.SQRT2 - 10) / (100 * Math.SQRT2), 9);
    expect([contact.nx, contact.ny]).toEqual([expect.closeTo(Math.SQRT1_2, 9), expect.closeTo(-Math.SQRT1_2, 9)]);
  });

  test.each([
    ['dog-leg', leg()],
    ['star', courseWith([], { start: { x: 400, y: 300 }, hole: { x: 400, y: 420 }, fairway: STAR })],
  ])('no putt leaves a %s, at any angle and power', (_name, course) => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6.3, noNaN: true }), fc.integer({ min: 5, max: 100 }), (aim, power) => {
        const { path, ball } = simulatePutt(course.start, aim, power, course, TUNING, true);
        for (let i = 0; i < path.length; i += 2)
          expect(isInside(course.fairway, { x: path[i] ?? 0, y: path[i + 1] ?? 0 })).toBe(true);
        expect(distanceToHole(course, ball)).toBeLessThan(1600);
      }),
      { numRuns: 60 },
    );
  });

  test('one bounce keeps 0.8 of the speed into a slanted side, and all of that along it', () => {
    const course = courseWith([], {
      start: { x: 100, y: 500 },
      hole: { x: 60, y: 560 },
      fairway: at([0, 0], [600, 600], [0, 600]),
    });
    const ball = { ...ballAt({ x: 300, y: 318 }), vx: 10, vy: 0 };
    roll(ball, course, { ...TUNING, damping: 1 });
    // Into it: 10/√2, of which 0.8 comes back; along it: 10/√2.
    expect([ball.vx, ball.vy]).toEqual([expect.closeTo(5 - 4, 9), expect.closeTo(5 + 4, 9)]);
  });
});

describe('a hill', () => {
  const hill = (push: number) => courseWith([{ type: 'hill', x: 300, y: 200, width: 200, height: 200, push }]);
  test('is level at the top and at the foot, and steepest half-way', () => {
    expect([steepness(0), steepness(1), steepness(2)]).toEqual([0, 0, 0]);
    expect(steepness(Math.sqrt(1 / 3))).toBeCloseTo(1, 12);
  });

  test.each([
    ['hill', 0.1, 1],
    ['hollow', -0.1, -1],
  ])('a putt past its middle is bent by a %s', (_what, push, away) => {
    const { path } = simulatePutt({ x: 100, y: 270 }, 0, 60, hill(push), TUNING, true);
    const end = path.at(-1) ?? 0;
    expect(Math.sign(270 - end)).toBe(away);
    expect(Math.abs(270 - end)).toBeGreaterThan(10);
  });

  test('a hollow gathers a gentle ball, and it rests near the middle; none rests on the side of a hill', () => {
    for (let turn = 0; turn < 12; turn++) {
      const angle = (turn * PI) / 6;
      const from = { x: 400 + 60 * cos(angle), y: 300 + 60 * sin(angle) };
      const ofMiddle = (push: number) => {
        const { ball, fate } = simulatePutt(from, angle + 1, 4, hill(push), TUNING);
        expect(fate).toBe('rested');
        return hypot(ball.x - 400, ball.y - 300);
      };
      expect(ofMiddle(-0.1)).toBeLessThan(8);
      expect(ofMiddle(0.1)).toBeGreaterThan(90);
    }
  });
});

describe('from outside', () => {
  test('file and link bring outline and hill back', () => {
    const course = leg({ obstacles: [{ type: 'hill', x: 560, y: 80, width: 120, height: 90, push: -0.08 }] });
    expect(readCourse(writeCourse(course))).toEqual(course);
    expect(readLink(writeLink(course))).toEqual(course);
    expect(writeCourse(courseWith([]))).not.toContain('fairway');
  });

  test.each([
    [{ fairway: 'round' }, 'Its fairway is a list of 3 to 40 corners.'],
    [{ fairway: at([0, 0], [800, 0]) }, 'Its fairway is a list of 3 to 40 corners.'],
    [{ fairway: Array(41).fill({ x: 1, y: 1 }) }, 'Its fairway is a list of 3 to 40 corners.'],
    [{ fairway: [...DOGLEG, { x: 801, y: 0 }] }, 'Corner 7: x is a whole number from 0 to 800.'],
    [{ start: { x: 100, y: 400 } }, 'The start is off the fairway.'],
    [{ hole: { x: 300, y: 500 } }, 'The hole is off the fairway.'],
    [
      { obstacles: [{ type: 'portal', x: 90, y: 90, width: 50, height: 50, toX: 100, toY: 500 }] },
      'Obstacle 1 puts the ball down off the fairway.',
    ],
    [
      { obstacles: [{ type: 'hill', x: 90, y: 90, width: 50, height: 50, push: 2 }] },
      'Obstacle 1: a push is a number from -0.5 to 0.5.',
    ],
  ])('%j is refused in words', (change, words) => {
    const text = JSON.stringify({ ...leg(), ...change });
    expect(() => readCourse(text)).toThrow(CourseError);
    expect(() => readCourse(text)).toThrow(words);
  });

  test.each([
    '3!A!100,170!650,500!f1,2',
    `3!A!100,170!650,500!f${'9,'.repeat(90)}9`,
    '3!A!100,170!650,500!f',
    '3!A!100,170!650,500!f1,2,3,4,5',
  ])('a link with a broken outline is refused: %s', link => expect(() => readLink(link)).toThrow(CourseError));
});
