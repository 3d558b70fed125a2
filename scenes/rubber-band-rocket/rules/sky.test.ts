// Feathers in the sky: where they hang, steering into them, what they make of the next launch, and that the ascent never meets one.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { KEY } from '../controls.ts';
import { launchReach } from './flight.ts';
import { MIDDLE, PX } from './geometry.ts';
import { placeOf } from './sky.ts';
import type { State } from './state.ts';
import { fittedWith, GO_ON, HOLD, launch, opened, play, t, types, untilDown } from './testing.ts';

/** Launched, and just past its apex. */
function turned(state = opened()): State {
  launch(state);
  while (state.speed >= 0) play(state);
  return state;
}
const pointerAt = (x: number, down = true) => ({
  pointer: { x, y: 0, down, pressed: false, released: !down, cancelled: false },
});
const feathersOf = ({ things }: State) => things.filter(({ kind }) => kind === 'feather');
/** A feather alone, in place of those that were drawn. */
const only = (state: State, aside: number, below: number): State =>
  Object.assign(state, { things: [{ kind: 'feather', aside, below, isMet: false }] });

describe('where they hang', () => {
  test('one on one side, two on the other, below the apex and away from the middle, other ones in each flight', () => {
    const seen = new Set<string>();
    const state = opened();
    for (let i = 0; i < 30; i++) {
      const feathers = feathersOf(state);
      const [alone, ...pair] = feathers;
      expect(pair.map(({ aside }) => Math.sign(aside))).toEqual([1, 1].map(way => way * -Math.sign(alone?.aside ?? 0)));
      for (const { aside, below } of feathers) {
        expect(Math.abs(aside)).toBeGreaterThanOrEqual(t.featherReach + 1);
        expect(below).toBeGreaterThan(t.featherReach);
      }
      seen.add(JSON.stringify(feathers));
      launch(state);
      untilDown(state);
    }
    expect(seen.size).toBe(30);
  });
  test('none below a launch so weak that they would touch the meadow', () => {
    expect(placeOf({ aside: 6, below: 12 }, 17)).toBeNull();
    expect(placeOf({ aside: 6, below: 12 }, 18)).toEqual({ x: 26, height: 6 });
  });
});

test('nothing is met on the way up, whatever is held: the apex stays v² / 2g, to the unit that the bar said', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.integer({ min: 0, max: 30 }),
      fc.constantFrom(0, 8, 16, 24),
      (seed, power, held) => {
        const state = Object.assign(fittedWith(power, 0), { things: opened(seed).things });
        const said = launchReach(t.maxPower, state, state.wind, t);
        launch(state);
        const { from } = state.flight;
        while (state.isLaunched && state.speed >= 0) expect(types(play(state, { held }))).not.toContain('featherMet');
        expect(state.ball.x).toBe(20);
        expect(state.flight.reach).toBeCloseTo((from * from) / (2 * t.gravity * t.unit), 4);
        expect(Math.round(state.flight.reach)).toBe(Math.round(said));
      },
    ),
    { numRuns: times(12, 60) },
  );
});

describe('on the way down', () => {
  test.each([
    ['the left key', { held: KEY.left }, -1],
    ['the right key', { held: KEY.right }, 1],
    ['the stick', { move: [127, 0] as const }, 1],
    ['a finger on the left', pointerAt(MIDDLE - 60), -1],
    ['a finger on the right', pointerAt(MIDDLE + 60), 1],
    ['nobody', {}, 0],
  ])('%s steers', (_who, frame, way) => {
    const state = turned();
    play(state, frame, 10);
    expect(state.ball.x - 20).toBeCloseTo((way * 10 * t.steerSpeed) / t.unit);
  });
  test('a finger draws it to where it is, not beyond', () => {
    const state = turned(fittedWith(10, 0));
    play(state, pointerAt(MIDDLE + 3 * PX), 30);
    expect(state.ball.x).toBeCloseTo(23);
  });
  test('nobody who falls straight meets one', () => {
    const state = opened();
    launch(state);
    expect(types(untilDown(state))).not.toContain('featherMet');
    expect(state.worn).toBe(0);
  });
  test('on either side one can meet all that hang there', () => {
    for (let seed = 1; seed <= 40; seed++)
      for (const way of [-1, 1]) {
        const state = opened(seed);
        const there = feathersOf(state).filter(({ aside }) => Math.sign(aside) === way).length;
        launch(state);
        let met = 0;
        const aims = (now: State) => {
          const next = feathersOf(now).find(({ aside, isMet }) => !isMet && Math.sign(aside) === way);
          const off = next ? 20 + next.aside - now.ball.x : 0;
          return Math.abs(off) < 1 ? {} : { held: off < 0 ? KEY.left : KEY.right };
        };
        for (const type of types(untilDown(state, aims))) if (type === 'featherMet') met++;
        expect(met, `seed ${seed}, ${way}`).toBe(there);
      }
  });
  test.each([
    ['within reach', 6 + 3.5, true],
    ['out of reach', 6 + 3.8, false],
  ])('one %s', (_where, aside, isMet) => {
    const state = only(turned(), aside, 8);
    state.ball.x = 26;
    const events = play(state, {}, 30);
    expect(types(events).includes('featherMet')).toBe(isMet);
    expect([state.worn, state.met, state.flight.met]).toEqual(isMet ? [1, 1, 1] : [0, 0, 0]);
  });
  test('the ball is back in the middle for the next launch', () => {
    const state = turned();
    play(state, { held: KEY.left }, 25);
    play(state, HOLD);
    expect(state.ball).toMatchObject({ x: 20, vx: 0 });
  });
});

describe('what is met', () => {
  test('makes the next launch faster, and only that one; the bar and the workshop say so beforehand', () => {
    const state = fittedWith(0, 0);
    state.worn = 2;
    expect(Math.round(launchReach(100, state, state.wind, t))).toBe(166);
    launch(state);
    expect(state.flight.from).toBeCloseTo(40 * 1.02);
    expect(state.worn).toBe(0);
    untilDown(state);
    expect(state.maxHeight).toBe(166);
    launch(state);
    expect(state.flight.from).toBe(40);
  });
  test('is of use up to two', () => {
    const state = turned();
    state.things = [5, 6, 7].map(below => ({ kind: 'feather', aside: 0, below, isMet: false }));
    expect(types(play(state, {}, 30)).filter(type => type === 'featherMet')).toHaveLength(3);
    expect([state.worn, state.met]).toEqual([2, 3]);
  });
});

describe('a pointer in the fall', () => {
  const fallen = () => {
    const state = turned();
    play(state, {}, t.skipAfter + 1);
    return state;
  };
  test('a short tap lands at once, as the key does', () => {
    const state = fallen();
    play(state, pointerAt(MIDDLE), 3);
    expect(state.isLaunched).toBe(true);
    expect(types(play(state, pointerAt(MIDDLE, false)))).toEqual(['fallSkipped', 'landed']);
  });
  test('a longer press steers and does not land', () => {
    const state = fallen();
    play(state, pointerAt(MIDDLE + 50), t.tapTicks + 2);
    expect(state.ball.x).toBeGreaterThan(25);
    expect(types(play(state, pointerAt(MIDDLE + 50, false)))).toEqual([]);
  });
  test('a press that began on the way up is no tap', () => {
    const state = opened();
    launch(state);
    while (state.speed >= 0.5) play(state);
    play(state, pointerAt(MIDDLE), t.skipAfter + 6);
    expect(types(play(state, pointerAt(MIDDLE, false)))).toEqual([]);
    expect(state.isLaunched).toBe(true);
  });
  test('the key lands at once though a side is held', () => {
    const state = fallen();
    expect(types(play(state, { held: KEY.left | KEY.hold, pressed: KEY.hold }))).toEqual(['fallSkipped', 'landed']);
    play(state, GO_ON);
    expect(state.isCharging).toBe(false);
  });
});
