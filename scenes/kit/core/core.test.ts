// Small parts of the kit: random numbers, plain data, knobs, clock.
import { expect, test } from 'vitest';
import { FixedClock, STEP_MS } from './clock.ts';
import { knob, onStep, tune } from './constants.ts';
import { css, INKS, type Ink, rgb } from './inks.ts';
import { bits, type Control, NO_INPUT, steering } from './input/input.ts';
import { copy, hashOf, same } from './json.ts';
import { pick, random, randomInt, seeded } from './rng.ts';

test('one seed gives one stream; seeds and streams differ', () => {
  const first = (seed: number, stream?: number) => {
    const rng = seeded(seed, stream);
    return Array.from({ length: 20 }, () => randomInt(rng, 1e9));
  };
  expect(first(7)).toEqual(first(7));
  expect(new Set([first(7), first(8), first(7, 1), first(7 + 2 ** 32)].map(String))).toHaveLength(4);
});

test('random is even: 60,000 throws of a die lie within 3 % of 10,000 a face', () => {
  const rng = seeded(1);
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) (faces[randomInt(rng, 6)] as number)++;
  for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(300);
});

test('the luck is in the numbers: a copy goes on alike', () => {
  const rng = seeded(3);
  random(rng);
  const kept = copy(rng);
  expect([random(rng), random(rng)]).toEqual([random(kept), random(kept)]);
  expect(() => pick(rng, [])).toThrow(RangeError);
});

test.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1], { 0: 1 }, false],
  [null, {}, false],
  [new Map([[1, 2]]), {}, false],
  [Number.NaN, Number.NaN, true],
])('same(%j, %j) is %s', (a, b, expected) => expect(same(a, b)).toBe(expected));

test('hashes tell states apart and are these on every engine', () => {
  expect(hashOf({ x: 1, y: [2, 3] })).toBe(hashOf({ x: 1, y: [2, 3] }));
  expect(hashOf({ x: 1 })).not.toBe(hashOf({ x: 2 }));
  expect(hashOf({ tick: 60, player: { x: 1.5 } })).toMatchInlineSnapshot(`"111b8755d04e12"`);
});

test('overrides stay inside the range, unknown names and nonsense are dropped', () => {
  const knobs = { speed: knob(2, [0.5, 6], 'px', 'faster'), guards: knob(3, [1, 9], '', 'more') };
  expect(knobs.speed.step).toBeCloseTo(0.055);
  expect(knobs.guards.step).toBe(1);
  expect(tune(knobs, { speed: 99, guards: Number.NaN, other: 1 })).toEqual({ speed: 6, guards: 3 });
});

test.each([
  [4.7, 5],
  [4.4, 4],
  [-3, 1],
  [99, 9],
  [Number.NaN, 3],
  [Number.POSITIVE_INFINITY, 3],
])('a knob of whole guards stands, asked for %d, at %d', (wanted, stands) =>
  expect(onStep(knob(3, [1, 9], '', 'more'), wanted)).toBe(stands),
);

test.each([
  [3, 3],
  [3.04, 3],
  [2.97, 3],
  [1.25, 1.25],
  [5.99, 5.99],
  [5.9, 5.9],
])('a knob of tenths up to 5.99, whose own value is 1.25, stands, asked for %d, at %d', (wanted, stands) =>
  expect(onStep(knob(1.25, [0.5, 5.99], 'px', 'faster', 0.1), wanted)).toBe(stands),
);

const rates: [string, number][] = [
  ['30', 1000 / 30],
  ['59.94', 1000 / 59.94],
  ['60', 1000 / 60],
  ['144', 1000 / 144],
  ['240', 1000 / 240],
];
test.each(rates)('ten seconds at %s Hz are about 600 ticks', (_name, ms) => {
  const clock = new FixedClock();
  let ticks = 0;
  for (let at = 0; at < 10_000; at += ms) ticks += clock.advance(ms);
  expect(Math.abs(ticks - 600)).toBeLessThanOrEqual(1);
});

test('a display at nearly 60 Hz gives exactly one tick a frame', () => {
  const clock = new FixedClock();
  for (let frame = 0; frame < 1000; frame++) expect(clock.advance(16.4 + (frame % 3) * 0.25)).toBe(1);
});

test('a stall is not followed by a burst', () => {
  const clock = new FixedClock();
  expect(clock.advance(5000)).toBe(5);
  expect(clock.advance(STEP_MS)).toBe(1);
});

test('hit-stop swallows ticks, half speed halves them', () => {
  const clock = new FixedClock();
  clock.hold(3);
  expect([1, 2, 3, 4].map(() => clock.advance(STEP_MS))).toEqual([0, 0, 0, 1]);
  expect([1, 2, 3, 4].map(() => clock.advance(STEP_MS, 0.5))).toEqual([0, 1, 0, 1]);
});

test('what flies by frames goes as fast as play, and waits in hit-stop until the picture moves on', () => {
  const clock = new FixedClock();
  const passed = (part: number, speed = 1) => {
    clock.advance(part * STEP_MS, speed);
    return Math.round((100 * clock.displayedMs) / STEP_MS);
  };
  expect([passed(0.5), passed(1), passed(0.3)], 'the first tick is to come').toEqual([0, 50, 30]);
  expect([passed(0.5, 0.6), passed(0.5, 4)]).toEqual([30, 200]);
  clock.reset();
  passed(1.5);
  clock.hold(2);
  expect([passed(0.4), passed(1.1), passed(0.9), passed(0.3), passed(1)]).toEqual([0, 0, 0, 20, 100]);
  expect(passed(60), 'no burst after a stall').toBe(500);
});

test('the picture stands still at the last tick until another one is really played', () => {
  const clock = new FixedClock();
  const step = (part: number) => [clock.advance(part * STEP_MS), Math.round(clock.alpha * 100)];
  expect([step(0.5), step(0.75), step(0.5)]).toEqual([
    [0, 100],
    [1, 25],
    [0, 75],
  ]);
  clock.hold(2);
  expect([step(0.5), step(0.9), step(0.6), step(0.5)]).toEqual([
    [0, 100],
    [0, 100],
    [0, 100],
    [1, 25],
  ]);
  clock.reset();
  expect([step(0.5), step(0.6)]).toEqual([
    [0, 100],
    [1, 10],
  ]);
});

test('at 60 Hz the picture comes up to the newest tick within two seconds, evenly', () => {
  const clock = new FixedClock();
  let shown = 0;
  for (let frame = 1; frame <= 120; frame++) {
    expect(clock.advance(STEP_MS)).toBe(1);
    const now = frame - 1 + clock.alpha;
    expect(now - shown).toBeLessThan(1.02);
    shown = now;
  }
  expect(clock.alpha).toBeCloseTo(0.98, 2);
});

const controls = ['up', 'down', 'left', 'right'].map(action => ({
  action,
  keys: [],
  label: action,
})) satisfies Control[];
const KEY = bits(controls) as Record<'up' | 'down' | 'left' | 'right', number>;
test.each([
  [{ held: KEY.right }, 1, 0],
  [{ held: KEY.right | KEY.left }, 0, 0],
  [{ held: KEY.right | KEY.down }, Math.SQRT1_2, Math.SQRT1_2],
  [{ move: [127, 0] as const }, 1, 0],
  [{ move: [0, -64] as const }, 0, -64 / 127],
])('%j steers (%f, %f)', (frame, x, y) => {
  const got = steering({ ...NO_INPUT, ...frame }, KEY);
  expect(got.x).toBeCloseTo(x, 12);
  expect(got.y).toBeCloseTo(y, 12);
});

test('an ink in OKLCH and in RGB is one colour', () => {
  expect(css('fox', 12)).toBe('oklch(82% 0.17 50)');
  expect(rgb('fox').toString(16)).toMatchInlineSnapshot(`"ef7926"`);
});

test('in the safe palette no two inks share both hue and lightness', () => {
  const channels = (ink: Ink): [number, number, number] => {
    const [l, c, h] = (css(ink, 0, 1, 'safe').match(/[\d.]+/g) ?? []).map(Number) as [number, number, number];
    return [l, c * Math.cos((h * Math.PI) / 180) * 100, c * Math.sin((h * Math.PI) / 180) * 100];
  };
  const inks = Object.keys(INKS) as Ink[];
  for (const a of inks)
    for (const b of inks) {
      if (a >= b) continue;
      const [la, aa, ba] = channels(a);
      const [lb, ab, bb] = channels(b);
      expect(Math.hypot(la - lb, aa - ab, ba - bb), `${a} and ${b}`).toBeGreaterThan(3.5);
    }
  expect(rgb('coral', 0, 'safe')).not.toBe(rgb('coral'));
});
