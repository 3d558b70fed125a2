// Battle simulation: target search, reach, counters, splash, and the two ends. Drawn from the left: > own, < enemies.
import { describe, expect, test } from 'vitest';
import { rules } from './rules.ts';
import { enemy, own, play, quiet, t, types } from './testing.ts';
import { counterFactor, UNITS, type UnitName } from './units.ts';

test.each<[UnitName, UnitName, number]>([
  ['Infantry', 'Cavalry', 1.5],
  ['Archer', 'Infantry', 1.5],
  ['Cavalry', 'Archer', 1.5],
  ['Cavalry', 'Catapult', 1.5],
  ['Catapult', 'Mage', 1.5],
  ['Mage', 'Infantry', 1.3],
  ['Mage', 'Archer', 1.3],
  ['Infantry', 'Archer', 1],
])('%s strikes %s × %f', (striker, struck, factor) => {
  expect(counterFactor(striker, struck, t)).toBe(factor);
});

test.each(UNITS)('a strike of %s is its damage, ten in a hundred more or less', kind => {
  const damage = { Infantry: 7, Archer: 14, Cavalry: 20, Mage: 20, Catapult: 50 }[kind];
  for (let seed = 1; seed <= 12; seed++) {
    const state = quiet();
    state.rng = [seed, seed * 7, seed * 13, 1];
    own(state, kind, 3, 4);
    const foe = enemy(state, 'Mage', 3, 5);
    const factor = counterFactor(kind, 'Mage', t);
    play(state, {}, kind === 'Catapult' ? 70 : 8);
    const hurt = 130 - foe.health;
    expect(hurt).toBeGreaterThanOrEqual(damage * factor * 0.9 - 0.02);
    expect(hurt).toBeLessThanOrEqual(damage * factor * 1.1 + 0.02);
  }
});

describe('reach', () => {
  test.each<[UnitName, number]>([
    ['Infantry', 1],
    ['Archer', 4],
    ['Cavalry', 1],
    ['Mage', 3],
    ['Catapult', 6],
  ])('%s reaches %i cells, aside as well, and no further', (kind, range) => {
    const hurtAt = (rows: number, cols: number): boolean => {
      const state = quiet();
      own(state, kind, 2, 2);
      const foe = enemy(state, 'Mage', 2 + rows, 2 + cols);
      play(state, {}, 6);
      return foe.health < 130 || state.stones.length > 0;
    };
    expect(hurtAt(0, range)).toBe(true);
    expect(hurtAt(range, range)).toBe(true);
    expect(hurtAt(0, range + 1)).toBe(false);
  });

  test('own units fight from their cell', () => {
    const state = quiet();
    own(state, 'Infantry', 3, 4);
    enemy(state, 'Archer', 3, 8);
    play(state, {}, 120);
    expect(state.own[0]).toMatchObject({ row: 3, col: 4 });
  });
});

describe('splash', () => {
  test('half of it falls on who stands beside, and on nobody farther', () => {
    const state = quiet();
    own(state, 'Catapult', 3, 0);
    const [near, beside, far] = [
      enemy(state, 'Catapult', 3, 6),
      enemy(state, 'Catapult', 4, 6.4),
      enemy(state, 'Catapult', 6, 6.4),
    ];
    play(state, {}, 70);
    expect(near.health).toBeLessThan(160 - 44);
    expect(beside.health).toBeGreaterThan(160 - 28);
    expect(beside.health).toBeLessThan(160 - 22);
    expect(far.health).toBe(160);
  });

  test('no more than so many', () => {
    const state = quiet();
    own(state, 'Catapult', 3, 0);
    for (let i = 0; i < 20; i++) enemy(state, 'Catapult', 3, 6);
    play(state, {}, 70);
    expect(state.enemies.filter(({ health }) => health < 160)).toHaveLength(1 + t.splashMost);
  });
});

describe('enemies', () => {
  test('walk along their row, and turn aside to who is within five cells', () => {
    const state = quiet();
    own(state, 'Infantry', 4, 4);
    const [near, far] = [enemy(state, 'Infantry', 7, 8), enemy(state, 'Infantry', 0, 15)];
    play(state, {}, 60);
    expect(near.row).toBeLessThan(6.7);
    expect([far.row, far.col]).toEqual([0, expect.closeTo(14, 1)]);
  });

  test.each<[UnitName, number]>([
    ['Infantry', 1],
    ['Archer', 0.9],
    ['Cavalry', 2],
    ['Mage', 0.8],
    ['Catapult', 0.5],
  ])('%s goes %f cells a second', (kind, speed) => {
    const state = quiet();
    const foe = enemy(state, kind, 0, 18);
    play(state, {}, 120);
    expect(foe.col).toBeCloseTo(18 - 2 * speed, 1);
  });

  test('one that reaches column 0 ends the game', () => {
    const state = quiet();
    enemy(state, 'Cavalry', 6, 0.5, 4);
    const events = play(state, {}, 16);
    expect(types(events).at(-1)).toBe('fieldLost');
    expect(rules.result(state, t)).toMatchObject({
      outcome: 'lost',
      title: 'Game Over!',
      lines: ['An enemy Cavalry of wave 4 reached the left edge in row 7.', '3 waves beaten.'],
    });
    expect(play(state, {}, 5)).toEqual([]);
  });
});

test('all hits of one tick are applied together: two that fell each other both fall', () => {
  const state = quiet();
  const one = own(state, 'Infantry', 3, 4);
  // Both look round in the same tick.
  state.nextId += 5;
  const other = enemy(state, 'Infantry', 3, 5);
  one.health = other.health = 1;
  play(state, {}, 7);
  expect([state.own, state.enemies]).toEqual([[], []]);
});

test.each<[UnitName, number]>([
  ['Infantry', 6],
  ['Archer', 15],
  ['Cavalry', 24],
  ['Mage', 36],
  ['Catapult', 45],
])('a felled %s pays 60 %% of its cost: %i', (kind, reward) => {
  const state = quiet(0);
  own(state, 'Cavalry', 3, 4);
  enemy(state, kind, 3, 5).health = 1;
  play(state, {}, 7);
  expect([state.resources, state.tally.Cavalry.felled]).toEqual([reward, 1]);
});

test('on broken ground mud slows, a wood covers from afar, and a hill lets one reach farther', () => {
  const state = quiet();
  const line = (kind: string) => '.....'.padEnd(20, kind);
  Object.assign(state, { terrain: [line('m'), line('w'), line('h'), ...Array.from({ length: 7 }, () => line('.'))] });
  const slow = enemy(state, 'Infantry', 0, 18);
  play(state, {}, 60);
  expect(slow.col).toBeCloseTo(17.5, 1);
  state.enemies = [];
  own(state, 'Archer', 1, 4);
  const covered = enemy(state, 'Cavalry', 1, 7);
  play(state, {}, 6);
  expect(160 - covered.health).toBeLessThan(14 * 1.1 * 0.61);
  state.enemies = [];
  state.own = [];
  const target = own(state, 'Infantry', 2, 4);
  enemy(state, 'Archer', 2, 9.1);
  play(state, {}, 6);
  expect(target.health).toBeLessThan(60);
});
