// Flight heights: the specified numbers as a table; prediction and flight agree to the unit.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boosterLimit, launchReach, launchSpeed, predictReach } from './flight.ts';
import { worthOf } from './shop.ts';
import { fittedWith, launch, play, t, types, untilDown } from './testing.ts';

test.each([
  [0, 160],
  [1, 194],
  [2, 230],
  [10, 640],
])('at full power and level %i it reaches %i units', (level, units) => {
  const state = fittedWith(level, 0);
  launch(state);
  untilDown(state);
  expect(state.maxHeight).toBe(units);
});

test('the apex is v² / 2g within one step, for every power', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 40 }), (half, level) => {
      const state = fittedWith(level, 0);
      launch(state, half * 2);
      const speed = launchSpeed(half * 2, level, 'ball', t);
      untilDown(state);
      const apex = (speed * speed) / (2 * t.gravity) / t.unit;
      expect(Math.abs(state.flight.reach - apex)).toBeLessThanOrEqual(speed / t.unit);
      expect(state.flight.reach).toBeCloseTo(apex, 2);
    }),
    { numRuns: 60 },
  );
});

test('what is said before a launch is what it reaches, exact to the unit, with any wind and booster', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 600 }),
      fc.constantFrom('ball' as const, 'swallow' as const),
      (half, power, booster, from, rocket) => {
        const state = fittedWith(power, booster, 0, rocket);
        state.wind = { from, to: from + 60 };
        const said = launchReach(half * 2, state, state.wind, t);
        const { wind } = state;
        launch(state, half * 2);
        expect(Math.round(predictReach(state, t).left)).toBe(Math.round(said));
        untilDown(state);
        expect(wind).not.toBe(state.wind);
        if (said >= state.moon) expect(state.isHome).toBe(true);
        else expect(Math.round(state.flight.reach)).toBe(Math.round(said));
      },
    ),
    { numRuns: 60 },
  );
});

test('what firing now is said to reach is what firing now reaches', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 70 }),
      (power, booster, ticks) => {
        const state = fittedWith(power, booster);
        launch(state);
        play(state, {}, ticks);
        const { now } = predictReach(state, t);
        const { speed } = state;
        play(state, { held: 1, pressed: 1 });
        untilDown(state);
        if (now === null) expect(speed).toBeLessThanOrEqual(0);
        else expect(Math.round(state.flight.reach)).toBe(Math.round(now));
      },
    ),
    { numRuns: 60 },
  );
});

test('the booster fires by itself at the apex, burns 30 ticks, and is held against gravity: level 1 is worth something', () => {
  const state = fittedWith(0, 1);
  launch(state);
  const events = untilDown(state);
  expect(types(events).filter(type => type === 'boosterFired')).toHaveLength(1);
  expect(state.flight).toMatchObject({ firedAt: 160, byHand: false });
  expect(state.maxHeight).toBe(182);
});

test('a ball faster than the booster is not pushed: fired at once it burns in vain', () => {
  const state = fittedWith(0, 2);
  launch(state);
  play(state, { held: 1, pressed: 1 });
  play(state, {}, t.boosterTicks);
  expect(state.speed).toBe(40 - t.gravity * (t.boosterTicks + 2));
  untilDown(state);
  expect(state.maxHeight).toBe(160);
});

test('a booster makes the ball no faster than its part of the launch speed', () => {
  const state = fittedWith(0, 2);
  launch(state);
  while (state.speed > 12) play(state);
  play(state, { held: 1, pressed: 1 });
  play(state, {}, t.boosterTicks - 1);
  expect(state.speed).toBe((t.boosterPart + t.boosterGain) * state.flight.from);
});

test('the best moment is neither at once nor at the apex, and wind beats still air', () => {
  const { alone, best } = worthOf({ rocket: 'ball', upgrades: { power: 10, booster: 3 }, worn: 0, parts: [] }, t);
  const at = (ticks: number, windy = false) => {
    const state = fittedWith(10, 3);
    if (windy) state.wind = { from: 0, to: 5000 };
    launch(state);
    play(state, {}, ticks);
    play(state, { held: 1, pressed: 1 });
    untilDown(state);
    return state.flight.reach;
  };
  const moments = Array.from({ length: 150 }, (_, i) => at(i + 1));
  expect(Math.max(...moments)).toBeGreaterThan(at(1) * 1.1);
  expect(Math.max(...moments)).toBeGreaterThan(alone * 1.1);
  expect(Math.max(...moments)).toBeCloseTo(best, -1);
  expect(Math.max(...Array.from({ length: 15 }, (_, i) => at(i * 10 + 1, true)))).toBeGreaterThan(best * 1.01);
});

test.each([
  [6, 1],
  [14, 3],
  [26, 6],
  [34, 6],
  [36, 7],
])('with Power %i and Booster %i the moment is worth a tenth of the flight and more', (power, booster) => {
  const built = { rocket: 'ball' as const, upgrades: { power, booster }, worn: 0, parts: [] };
  const { alone, best } = worthOf(built, t);
  expect(best).toBeGreaterThan(alone * 1.1);
});

test('above the stratosphere’s edge the air is thinner the higher: the same booster makes the ball less fast', () => {
  const limits = [500, 1000, 3000, 5000].map(height => boosterLimit(height, 200, 8, t));
  expect(limits).toEqual([160, 160, 98, 36]);
});

test('the Swallow has another law: a weaker band, and three beats, each at its own press or at an apex', () => {
  const state = fittedWith(10, 3, 0, 'swallow');
  launch(state);
  expect(state.flight.from).toBeCloseTo(72);
  const fired: boolean[] = [];
  for (let ticks = 0; ticks < 900 && state.isLaunched; ticks++) {
    const press = ticks === 60 || ticks === 90 ? { held: 1, pressed: 1 } : {};
    for (const event of play(state, press)) if (event.type === 'boosterFired') fired.push(event.byHand);
  }
  expect(fired).toEqual([true, true, false]);
});

test('fired well three times, the Swallow comes higher than left alone', () => {
  const reach = (moments: readonly number[]) => {
    const state = fittedWith(10, 3, 0, 'swallow');
    launch(state);
    for (let ticks = 0; ticks < 900 && state.isLaunched; ticks++)
      play(state, moments.includes(ticks) ? { held: 1, pressed: 1 } : {});
    return state.maxHeight;
  };
  expect(reach([90, 110, 130])).toBeGreaterThan(reach([]) * 1.05);
});
