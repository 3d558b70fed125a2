// Obstacles of the back nine, one by one.
import { describe, expect, test } from 'vitest';
import { hypot } from '../../kit/core/math.ts';
import type { Obstacle } from './course.ts';
import { turnOf } from './mill.ts';
import { simulatePutt } from './putt.ts';
import { ballAt, type ContactEvent, roll } from './roll.ts';
import { courseWith, TUNING } from './testing.ts';

const FROM = { x: 100, y: 300 };
const on = (obstacle: Obstacle, power = 60, aim = 0) => simulatePutt(FROM, aim, power, courseWith([obstacle]), TUNING);

test('ice keeps more of the speed', () => {
  const ice: Obstacle = { type: 'ice', x: 150, y: 0, width: 600, height: 600 };
  expect(on(ice, 20).ball.x).toBeGreaterThan(on({ ...ice, type: 'sand', x: 700 }, 20).ball.x + 150);
});

test('a slope pushes, and no ball rests on it but where a wall holds it', () => {
  const slope: Obstacle = { type: 'slope', x: 200, y: 0, width: 600, height: 600, pushX: 0, pushY: 0.1 };
  const { ball, fate } = on(slope, 30);
  expect(fate).toBe('rested');
  expect(ball.y).toBeCloseTo(590, 0);
});

test('a portal lets the ball out there, as fast and in the same way', () => {
  const course = courseWith([{ type: 'portal', x: 140, y: 280, width: 40, height: 40, toX: 400, toY: 100 }]);
  const ball = { ...ballAt({ x: 135, y: 300 }), vx: 8, vy: 0 };
  roll(ball, course, TUNING);
  expect(ball).toMatchObject({ x: 400, y: 100, vx: 8 * TUNING.damping, vy: 0 });
});

describe('a lift', () => {
  const lift: Obstacle = { type: 'lift', x: 200, y: 250, width: 100, height: 100, toX: 600, toY: 100 };
  test('takes a gentle ball, carries it and puts it down at rest', () => {
    const met: ContactEvent['type'][] = [];
    const course = courseWith([lift, { type: 'water', x: 350, y: 0, width: 100, height: 600 }]);
    const ball = { ...ballAt(FROM), vx: 5, vy: 0 };
    let fate = 'rolling';
    for (let i = 0; i < 400 && fate === 'rolling'; i++) fate = roll(ball, course, TUNING, ({ type }) => met.push(type));
    expect(met).toEqual(['lifted', 'setDown']);
    expect(fate).toBe('rested');
    expect(ball).toMatchObject({ x: 600, y: 100, lift: null });
  });
  test('lets a fast one roll over it', () => expect(on(lift, 60).ball.x).toBeGreaterThan(620));
});

describe('a gate', () => {
  const gate: Obstacle = { type: 'gate', x: 300, y: 0, width: 20, height: 600, way: 'right' };
  test('is open its way', () => expect(on(gate, 50).ball.x).toBeGreaterThan(600));
  test('is a wall against it', () => expect(on({ ...gate, way: 'left' }, 50).ball.x).toBeLessThan(290));
});

test('a bumper throws the ball back faster than it came', () => {
  const ball = { ...ballAt({ x: 400, y: 300 }), vx: 10, vy: 0 };
  roll(ball, courseWith([{ type: 'bumper', x: 412, y: 275, width: 50, height: 50 }]), { ...TUNING, damping: 1 });
  expect(ball.vx).toBeCloseTo(-11.5, 6);
});

describe('a mill', () => {
  const mill: Extract<Obstacle, { type: 'mill' }> = {
    type: 'mill',
    x: 200,
    y: 210,
    width: 180,
    height: 180,
    turnTicks: 120,
  };
  test('is wound up by every stroke and runs down', () => {
    expect([0, 30, 120, 600, 900].map(ticks => Math.round((turnOf(mill, ticks, TUNING) / Math.PI) * 2))).toEqual([
      0, 1, 4, 20, 20,
    ]);
  });
  test('a sail throws back what it meets, and nothing passes through one', () => {
    for (let power = 5; power <= 100; power += 5) {
      const course = courseWith([mill]);
      const ball = { ...ballAt(FROM), vx: power * 0.3, vy: 0 };
      for (let i = 0; i < 400 && roll(ball, course, TUNING) === 'rolling'; i++) {
        for (let sail = 0; sail < 4; sail++) {
          const angle = turnOf(mill, ball.ticks, TUNING) + (sail * Math.PI) / 2;
          const along = (ball.x - 290) * Math.cos(angle) + (ball.y - 300) * Math.sin(angle);
          const reach = Math.min(90, Math.max(0, along));
          const away = hypot(ball.x - 290 - reach * Math.cos(angle), ball.y - 300 - reach * Math.sin(angle));
          // Half a tick of a sail's tip is the most that it can be ahead.
          expect(away, `power ${power}, tick ${i}`).toBeGreaterThan(TUNING.ballRadius + TUNING.sailWidth / 2 - 2.6);
        }
      }
    }
  });
});
