// Orders in the specified words (part 2, §5 and §8): placing, selling, undo, charging; by keys and pointer.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy } from '../../kit/core/json.ts';
import { KEY } from '../controls.ts';
import { rewardFor } from './combatListener.ts';
import { chargeBar, openRows } from './orders.ts';
import { rules } from './rules.ts';
import { scoreOf } from './score.ts';
import type { State } from './state.ts';
import { click, enemy, opened, own, play, press, quiet, refusal, send, t, types } from './testing.ts';
import { typesOf, UNITS } from './units.ts';
import { incomeOf } from './waves.ts';

const place = (unit: unknown, row: unknown, col: unknown) => ({ type: 'place', unit, row, col });

describe('placing', () => {
  test.each([
    ['Infantry', 10],
    ['Archer', 25],
    ['Cavalry', 40],
    ['Mage', 60],
    ['Catapult', 75],
  ] as const)('%s costs %i', (unit, cost) => {
    const state = quiet(cost);
    expect(types(send(state, place(unit, 3, 2)))).toEqual(['unitPlaced']);
    expect([state.resources, state.own]).toEqual([0, [expect.objectContaining({ kind: unit, row: 3, col: 2 })]]);
    const poor = quiet(cost - 1);
    expect(refusal(send(poor, place(unit, 3, 2)))).toBe(`Not enough resources to purchase ${unit}!`);
    expect(poor.own).toEqual([]);
  });

  test.each<[what: string, row: unknown, col: unknown]>([
    ['the sixth column', 0, 5],
    ['left of the grid', 0, -1],
    ['above it', -1, 0],
    ['below it', 10, 0],
    ['a cell that is taken', 4, 4],
    ['between cells', 1.5, 2],
    ['nowhere', 'x', null],
  ])('%s is refused and changes nothing', (_what, row, col) => {
    const state = quiet();
    own(state, 'Infantry', 4, 4);
    const before = copy(state);
    expect(refusal(send(state, place('Infantry', row, col)))).toBe('Invalid placement. Try another location.');
    expect(state).toEqual(before);
  });

  test.each([0, 4])('column %i is one of the first five', col => {
    const state = quiet();
    send(state, place('Infantry', 9, col));
    expect(state.own).toHaveLength(1);
  });

  test('a type that can be paid no more is let go, in the specified words', () => {
    const state = quiet(35);
    send(state, { type: 'choose', unit: 'Archer' });
    const events = click(state, 2, 2);
    expect(events.find(({ type }) => type === 'purseEmptied')).toMatchObject({
      message: 'Not enough resources for another unit. Select a different unit.',
    });
    expect(state.chosen).toBeNull();
  });

  test.each<[unknown, RegExp]>([
    [{ type: 'place', unit: 'Dragon', row: 1, col: 1 }, /no such unit/],
    [{ type: 'choose', unit: 7 }, /no such unit/],
    [{ type: 'sell', row: 1, col: 1 }, /no unit of yours/],
    [{ type: 'takeBack' }, /nothing to take back/],
    [{ type: 'charge', row: 1 }, /once wave 10 is beaten/],
    [{ type: 'pace', pace: 9 }, /once, twice or three times/],
    [{ type: 'point', row: 77, col: 1 }, /no such cell/],
    [{ type: '__proto__' }, /no order/],
    [null, /no order/],
  ])('%j is refused in a sentence and changes nothing', (command, words) => {
    const state = quiet();
    const before = copy(state);
    const said = refusal(send(state, command));
    expect(said).toMatch(words);
    expect(said).toMatch(/[.!]$/);
    expect(state).toEqual(before);
  });
});

describe('hands', () => {
  test('a card, then a cell: by pointer', () => {
    const state = quiet();
    play(state, press(KEY.archer));
    expect(state.chosen).toBe('Archer');
    expect(types(click(state, 3, 1))).toContain('unitPlaced');
    expect(state.own).toMatchObject([{ kind: 'Archer', row: 3, col: 1 }]);
  });

  test('the key of the chosen type chooses it still: two units are placed by key, click, key, click', () => {
    const state = quiet();
    for (const row of [3, 4]) {
      play(state, press(KEY.archer));
      click(state, row, 1);
    }
    expect(state.own).toMatchObject([{ row: 3 }, { row: 4 }]);
    send(state, { type: 'choose', unit: null });
    expect(state.chosen).toBeNull();
  });

  test('a click on a free cell with no unit chosen says what is missing; on the enemy’s ground it only looks', () => {
    const state = quiet();
    expect(refusal(click(state, 3, 1))).toBe('Choose a unit first, by its card or its key.');
    expect(refusal(click(state, 3, 9))).toBeUndefined();
    own(state, 'Archer', 3, 1);
    expect(refusal(click(state, 3, 1))).toBeUndefined();
    expect(state.resources).toBe(100);
  });

  test('arrows move the cursor within the field, and Space places', () => {
    const state = quiet();
    for (let i = 0; i < 30; i++) play(state, press(KEY.up | KEY.left));
    expect(state.cursor).toEqual({ row: 0, col: 0 });
    play(state, press(KEY.down));
    play(state, press(KEY.infantry));
    play(state, press(KEY.place));
    expect(state.own).toMatchObject([{ kind: 'Infantry', row: 1, col: 0 }]);
  });

  test('the shoulders of a gamepad go through the types in order', () => {
    const state = quiet();
    play(state, press(KEY.next));
    play(state, press(KEY.next));
    expect(state.chosen).toBe('Archer');
    play(state, press(KEY.before));
    expect(state.chosen).toBe('Infantry');
  });

  test('a press that is cancelled, or began before play, places nothing', () => {
    const state = quiet();
    send(state, { type: 'choose', unit: 'Infantry' });
    const at = { x: 60, y: 60, pressed: false, released: false, cancelled: false, down: false };
    play(state, { pointer: { ...at, released: true } });
    play(state, { pointer: { ...at, down: true, pressed: true } });
    play(state, { pointer: { ...at, cancelled: true } });
    play(state, { pointer: { ...at, released: true } });
    expect(state.own).toEqual([]);
  });

  test('a resting pointer leaves the cursor to the keys', () => {
    const state = quiet();
    const pointer = { x: 60, y: 60, down: false, pressed: false, released: false, cancelled: false };
    play(state, { pointer });
    expect(state.cursor).toEqual({ row: 1, col: 1 });
    play(state, { ...press(KEY.down), pointer });
    play(state, { pointer });
    expect(state.cursor).toEqual({ row: 2, col: 1 });
  });

  test('Esc lets the chosen type go before it pauses', () => {
    const state = quiet();
    expect(rules.giveUp?.(state, t)).toBeNull();
    play(state, press(KEY.infantry));
    send(state, rules.giveUp?.(state, t));
    expect(state.chosen).toBeNull();
  });
});

describe('giving back', () => {
  test('within five seconds the whole price, later half', () => {
    const state = quiet(75);
    send(state, place('Catapult', 1, 1));
    play(state, {}, 290);
    expect(rules.takeBack?.(state, t)).toEqual({ type: 'takeBack' });
    send(state, rules.takeBack?.(state, t));
    expect([state.resources, state.own.length, state.tally.Catapult.placed]).toEqual([75, 0, 0]);
    send(state, place('Catapult', 1, 1));
    play(state, {}, 301);
    expect(rules.takeBack?.(state, t)).toBeNull();
    send(state, { type: 'sell', row: 1, col: 1 });
    expect([state.resources, state.own.length]).toEqual([37, 0]);
  });

  test('who was hurt or has struck is not taken back, and sells for less', () => {
    const state = quiet(25);
    send(state, place('Archer', 1, 4));
    enemy(state, 'Infantry', 1, 6);
    play(state, {}, 6);
    expect(rules.takeBack?.(state, t)).toBeNull();
    Object.assign(state.own[0] as object, { health: 25 });
    send(state, { type: 'sell', row: 1, col: 4 });
    expect(state.resources).toBe(6);
  });
});

test('a roster of four leaves one type out, and says so', () => {
  const state = opened(1, { without: 'Archer' });
  expect(refusal(send(state, place('Archer', 1, 1)))).toBe('Archer is not on this roster.');
  expect(refusal(send(state, { type: 'choose', unit: 'Archer' }))).toBe('Archer is not on this roster.');
  expect(opened(1, { without: 'Dragon' }).barred).toBeNull();
});

test('resources are conserved: start, income, rewards and refunds, less purchases', () => {
  const command = fc.oneof(
    fc.record({
      type: fc.constant('place'),
      unit: fc.constantFrom(...UNITS),
      row: fc.integer({ min: 0, max: 10 }),
      col: fc.integer({ min: 0, max: 5 }),
    }),
    fc.record({ type: fc.constant('sell'), row: fc.integer({ min: 0, max: 9 }), col: fc.integer({ min: 0, max: 4 }) }),
    fc.constant({ type: 'takeBack' }),
  );
  fc.assert(
    fc.property(fc.nat(50), fc.array(command, { minLength: 5, maxLength: 40 }), (seed, commands) => {
      const state = opened(seed);
      let purse = t.startResources;
      for (const one of commands)
        for (const event of [...send(state, one), ...play(state, {}, 60)]) {
          if (event.type === 'unitPlaced') purse -= typesOf(t)[event.unit].cost;
          if (event.type === 'unitSold' || event.type === 'unitTakenBack') purse += event.refund;
          if (event.type === 'waveCame') purse += incomeOf(event.wave, t);
          if (event.type === 'enemyFelled') purse += rewardFor(event.kind, t);
          expect(state.resources).toBeGreaterThanOrEqual(0);
        }
      expect(state.resources).toBe(purse);
    }),
    { numRuns: 12 },
  );
});

describe('charge', () => {
  const ready = (): State => {
    const state = quiet();
    Object.assign(state, { wave: 10, beaten: 10 });
    return state;
  };

  test('the row advances while it is clear, and the last column wins: cavalry in seven and a half seconds', () => {
    const state = ready();
    own(state, 'Cavalry', 3, 4);
    own(state, 'Infantry', 3, 2);
    own(state, 'Infantry', 4, 4);
    send(state, { type: 'charge', row: 3 });
    const events = play(state, {}, 449);
    expect([state.phase, state.own[2]?.col]).toEqual(['playing', 4]);
    expect(state.own[1]?.col).toBeCloseTo(2 + 449 / 60, 1);
    events.push(...play(state, {}, 3));
    expect([state.phase, types(events).at(-1)]).toEqual(['won', 'fieldWon']);
    expect(rules.result(state, t)).toMatchObject({ outcome: 'won', title: 'Victory!', score: 25_000 });
  });

  test('an enemy in the row stops it; it fights, and goes on', () => {
    const state = ready();
    const rider = own(state, 'Cavalry', 3, 4);
    send(state, { type: 'charge', row: 3 });
    const foe = enemy(state, 'Infantry', 3, 9, 11);
    play(state, {}, 30);
    expect(rider.col).toBe(4);
    play(state, {}, 60 * 9);
    expect(foe.health).toBeLessThanOrEqual(0);
    expect(rider.col).toBeGreaterThan(4);
  });

  test.each([2, 3, 4])('an enemy of row %i keeps row 3 from charging; two rows away it does not', row => {
    const state = ready();
    own(state, 'Cavalry', 3, 4);
    enemy(state, 'Archer', row, 15, 11);
    expect(openRows(state, t)).toEqual([]);
    expect(refusal(send(state, { type: 'charge', row: 3 }))).toBe(
      'Row 4 is not clear: enemies are in it or beside it.',
    );
    Object.assign(state.enemies[0] as object, { row: 5 });
    expect(openRows(state, t)).toEqual([3]);
    expect(types(send(state, { type: 'charge', row: 3 }))).toEqual(['rowCharged']);
  });

  test('what keeps a row from charging is said: the wave, the enemies, or that nobody stands in a clear row', () => {
    expect(chargeBar(quiet(), t)).toEqual({ short: 'wave 10', sentence: 'Rows may charge once wave 10 is beaten.' });
    const state = ready();
    expect(chargeBar(state, t)?.sentence).toBe('Nobody of yours stands in a clear row: row 1 is one.');
    for (const row of [1, 4, 7, 9]) enemy(state, 'Archer', row, 15, 11);
    own(state, 'Cavalry', 3, 4);
    expect(chargeBar(state, t)).toEqual({ short: 'no clear row', sentence: 'Enemies are in every row or beside it.' });
    state.enemies = [];
    expect(chargeBar(state, t)).toBeNull();
  });

  test('a victory outranks every defeat, and the earlier the better', () => {
    const beaten = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(beaten, beaten, (one, other) => {
        expect(scoreOf({ beaten: one, phase: 'won' })).toBeGreaterThan(scoreOf({ beaten: other, phase: 'lost' }));
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(scoreOf({ beaten: early, phase: 'won' })).toBeGreaterThanOrEqual(
          scoreOf({ beaten: late, phase: 'won' }),
        );
        expect(scoreOf({ beaten: late, phase: 'lost' })).toBeGreaterThanOrEqual(
          scoreOf({ beaten: early, phase: 'lost' }),
        );
      }),
    );
    expect([10, 11].map(wave => scoreOf({ beaten: wave, phase: 'won' }))).toEqual([25_000, 24_500]);
  });

  test('before the tenth wave is beaten nobody charges: no orders win before the first wave', () => {
    const command = fc.oneof(
      fc.record({
        type: fc.constantFrom('charge', 'place', 'sell', 'choose', 'pace', 'point', 'takeBack'),
        unit: fc.constantFrom(...UNITS),
        row: fc.integer(),
        col: fc.integer(),
        pace: fc.integer({ min: 1, max: 3 }),
      }),
      fc.integer({ min: 0, max: 9 }).map(row => ({ type: 'charge', row })),
      fc.record({
        type: fc.constant('place'),
        unit: fc.constant('Cavalry'),
        row: fc.integer({ min: 0, max: 9 }),
        col: fc.constant(4),
      }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), commands => {
        const state = opened();
        for (const one of commands) {
          send(state, one);
          play(state, {}, 15);
        }
        while (state.wave === 0) play(state);
        expect(state.phase).toBe('playing');
        expect(state.own.every(({ charges }) => !charges)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
