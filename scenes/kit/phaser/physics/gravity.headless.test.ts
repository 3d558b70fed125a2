// Gravity, bounce, one-way ledges and carriers by Arcade Physics: each step depends on the state alone, and is bit-identical in Node and in browsers.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headlessPhysics } from '../../../../tests/setup/game.ts';
import { copy, hashOf } from '../../core/json.ts';
import { type Carrier, type Ground, type Mover, Side } from '../../core/rules.ts';
import { trajectoryOf } from '../../core/world/trajectory.ts';
import { course, GOLDEN, STEPS } from './testing.ts';

const physics = await headlessPhysics();

/** 0.4 px per tick, per tick. */
const GRAVITY = 1440;
const mover = (over: Partial<Mover> = {}): Mover => ({
  ...{ x: 100, y: 100, vx: 0, vy: 0, w: 20, h: 20, touching: 0, gravity: GRAVITY, carriedBy: null },
  ...over,
});
const ledge = (over: Partial<Carrier> = {}): Carrier => ({
  ...{ id: 1, x: 60, y: 300, w: 80, h: 10, vx: 0, vy: 0, oneWay: true },
  ...over,
});
const OPEN: Ground = { width: 400, height: 600, solids: [], open: Side.up | Side.down };
const under = (...carriers: Carrier[]): Ground => ({ ...OPEN, carriers });

function after(ticks: number, body: Mover, ground: Ground): Mover {
  for (let i = 0; i < ticks; i++) physics.step([body], ground);
  return body;
}

test('a body falls by speed first: 0.4, 1.2, 2.4 px', () => {
  const body = mover({ y: 0 });
  const seen = [1, 2, 3].map(() => Math.round(after(1, body, OPEN).y * 1e6) / 1e6);
  expect(seen).toEqual([0.4, 1.2, 2.4]);
});

test.each([
  ['left', { x: 30, vx: -300, gravity: 0 }, { vx: 180, vy: 0, touching: Side.left }],
  ['right', { x: 370, vx: 300, gravity: 0 }, { vx: -180, vy: 0, touching: Side.right }],
])('at the %s edge it keeps 0.6 of its speed', (_side, over, expected) => {
  const body = mover({ ...over, bounce: 0.6 });
  let met: Mover | null = null;
  for (let i = 0; i < 10 && !met; i++) {
    physics.step([body], OPEN);
    if (body.touching !== 0) met = copy(body);
  }
  expect(met).toMatchObject(expected);
});

test('a wall in the world gives back as much', () => {
  const body = mover({ x: 100, vx: 300, gravity: 0, bounce: 0.5 });
  after(20, body, { ...OPEN, solids: [[150, 0, 40, 600]] });
  expect(body.vx).toBe(-150);
});

test('an open edge lets a body out, and in again', () => {
  const body = mover({ y: 20, vy: -240, gravity: 0 });
  expect(after(30, body, OPEN).y).toBeLessThan(-90);
  body.vy = 240;
  expect(after(30, body, OPEN).y).toBeCloseTo(20);
});

test('without gravity or bounce its speed stays as the rules wrote it', () => {
  const body: Mover = { x: 20, y: 100, vx: -240, vy: 0, w: 20, h: 20, touching: 0 };
  expect(after(10, body, OPEN)).toMatchObject({ x: 10, vx: -240 });
});

test('who turns round at a standstill has no speed of −0', () => {
  const body = mover({ x: 5, bounce: 0.6 });
  after(1, body, OPEN);
  expect(Object.values(body).some(value => Object.is(value, -0))).toBe(false);
});

test.each([
  ['falls on it from above', { y: 250 }, { y: 290, vy: 0, carriedBy: 1 }],
  ['falls far and fast', { y: 289, vy: 1740 }, { y: 290, vy: 0, carriedBy: 1 }],
  ['bounces off walls, not off ledges', { y: 250, bounce: 0.9 }, { y: 290, vy: 0, carriedBy: 1 }],
  ['falls on its end', { x: 51, y: 250 }, { y: 290, carriedBy: 1 }],
])('a one-way ledge holds who %s', (_how, over, expected) => {
  const body = mover(over);
  after(40, body, under(ledge()));
  expect(body).toMatchObject(expected);
  expect(body.touching & Side.down).toBe(Side.down);
});

test.each([
  ['comes up from below', { y: 340, vy: -600 }, 10],
  ['is inside when it begins to fall', { y: 302 }, 30],
  ['passes beside', { x: 49, y: 250 }, 40],
  ['flies up through it and on', { y: 330, vy: -960 }, 5],
])('and not who %s', (_how, over, ticks) => {
  const body = mover(over);
  after(ticks, body, under(ledge()));
  expect(body.carriedBy).toBeNull();
  expect(body.touching).toBe(0);
});

test('who flew up through a ledge lands on it coming down', () => {
  const body = mover({ y: 340, vy: -600 });
  after(60, body, under(ledge()));
  expect(body).toMatchObject({ y: 290, carriedBy: 1 });
});

test('a ledge that is no longer listed holds nobody', () => {
  const body = after(40, mover({ y: 250 }), under(ledge()));
  after(10, body, OPEN);
  expect(body.carriedBy).toBeNull();
  expect(body.y).toBeGreaterThan(290);
});

test('who stands is carried to the side, and keeps a speed of its own', () => {
  const lift = ledge({ vx: 90 });
  const body = after(40, mover({ y: 250 }), under(lift));
  const from = { ledge: lift.x, body: body.x };
  after(30, body, under(lift));
  expect(lift.x - from.ledge).toBeCloseTo(45);
  expect(body.x - from.body).toBeCloseTo(45);
  expect(body.vx).toBe(0);
});

test('a ledge that carries somebody to the edge of the world goes on under him', () => {
  const lift = ledge({ x: 330, vx: 60 });
  const body = after(5, mover({ x: 385, y: 290 }), under(lift));
  after(20, body, under(lift));
  expect(body).toMatchObject({ x: 390, carriedBy: 1 });
});

test.each([
  ['up', -90],
  ['down', 90],
])('who stands goes %s with a lift and stays on it when it turns round', (_way, vy) => {
  const lift = ledge({ vy });
  const body = after(3, mover({ y: 290, carriedBy: 1 }), under(lift));
  for (let i = 0; i < 90; i++) {
    if (i % 30 === 29) Object.assign(lift, { vy: -lift.vy });
    physics.step([body], under(lift));
    expect(body).toMatchObject({ carriedBy: 1, vy: 0, y: lift.y - 10 });
  }
});

test.each([-60, 60])('a jump leaves the lift that moves at %i as it leaves any ground', vy => {
  const lift = ledge({ vy });
  const body = after(3, mover({ y: 290, carriedBy: 1 }), under(lift));
  const { y } = body;
  body.vy = -600;
  after(1, body, under(lift));
  expect(body.carriedBy).toBeNull();
  expect(body.y - y).toBeCloseTo(-9.6);
});

test('who slides along a ledge into a wall bounces off the wall', () => {
  const body = mover({ y: 289, vx: 300, bounce: 0.5 });
  after(20, body, { ...under(ledge({ w: 200 })), solids: [[160, 200, 40, 90]] });
  expect(body).toMatchObject({ vx: -150, carriedBy: 1 });
});

test('who lands on the very end of a ledge flies on to the side as he came', () => {
  const any = fc.double({ min: 250, max: 350, noNaN: true });
  fc.assert(
    fc.property(
      any,
      fc.double({ min: 50, max: 250, noNaN: true }),
      fc.double({ min: 20, max: 300, noNaN: true }),
      (top, x, vx) => {
        const body = mover({ x, y: top - 40, vx });
        // Twelve ticks later its foremost edge is 2 px over the end.
        const end = ledge({ x: x + 8 + vx / 5, y: top });
        let ticks = 0;
        for (; body.carriedBy === null && ticks < 20; ticks++) physics.step([body], under(end));
        expect(body.x).toBeCloseTo(x + (vx * ticks) / 60, 6);
      },
    ),
    { numRuns: 300 },
  );
});

test('a carrier that is solid all round stops a body from below and pushes it from the side', () => {
  const block = ledge({ oneWay: undefined, y: 200, h: 40 });
  const jumper = after(30, mover({ y: 280, vy: -600, gravity: 0 }), under(block));
  expect(jumper.y).toBe(250);
  const pusher = ledge({ oneWay: undefined, x: 100, y: 80, h: 40, vx: 120 });
  const pushed = after(30, mover({ x: 215, y: 100, gravity: 0 }), under(pusher));
  expect(pushed.x).toBeCloseTo(pusher.x + 90);
});

test.each([
  ['its corner', { x: 146, y: 50 }, true],
  ['the middle of its side', { x: 170, y: 50 }, false],
])('a circle that falls on a block meets %s', (_what, place, sideways) => {
  const ball = mover({ ...place, round: true, bounce: 0.5 });
  const block: Ground = { ...OPEN, solids: [[150, 100, 40, 40]] };
  for (let i = 0; i < 40 && ball.touching === 0; i++) physics.step([ball], block);
  expect(ball.touching & Side.down).toBe(Side.down);
  expect(ball.vx < 0).toBe(sideways);
  const dx = ball.x - 150;
  const dy = ball.y - 100;
  if (sideways) expect(dx * dx + dy * dy).toBeCloseTo(100);
  else expect(ball.y).toBeCloseTo(90);
});

test('a circle passes beside a corner that its box would meet', () => {
  const ball = mover({ x: 141, y: 50, round: true });
  const box = mover({ x: 141, y: 50 });
  const block: Ground = { ...OPEN, solids: [[150, 100, 40, 40]] };
  expect(after(60, box, block).y).toBe(90);
  expect(after(60, ball, block).y).toBeGreaterThan(150);
});

test('the arc that is promised is the arc that Arcade flies, to the bit, edges and all', () => {
  const speed = fc.integer({ min: -1500, max: 1500 });
  const place = fc.integer({ min: 10, max: 390 });
  fc.assert(
    fc.property(place, place, speed, speed, fc.constantFrom(0, 0.6, 1), (x, y, vx, vy, bounce) => {
      const body = mover({ x, y, vx, vy, bounce });
      const promised = trajectoryOf(body, OPEN, 90);
      const flown = promised.map(() => {
        after(1, body, OPEN);
        return { x: body.x, y: body.y };
      });
      expect(flown).toEqual(promised);
    }),
    { numRuns: 200 },
  );
});

test('a run goes on from its state in the middle as if nothing had happened', () => {
  const whole = course();
  for (let i = 0; i < STEPS; i++) physics.step(...whole.at(i));
  const half = course();
  for (let i = 0; i < STEPS / 2; i++) physics.step(...half.at(i));
  const kept = copy(half.state);
  physics.step([mover({ x: 1, vx: 999 })], { ...OPEN, open: 0, carriers: [ledge({ id: 9, vy: 40 })] });
  const again = course(kept);
  for (let i = STEPS / 2; i < STEPS; i++) physics.step(...again.at(i));
  expect(again.state).toEqual(whole.state);
});

test('a course of ledges, lifts, balls and walls ends as it always has', () => {
  const { state, at } = course();
  for (let i = 0; i < STEPS; i++) physics.step(...at(i));
  expect(JSON.stringify(state)).not.toMatch(/null,"y":null|NaN/);
  expect(hashOf(state)).toBe(GOLDEN);
});
