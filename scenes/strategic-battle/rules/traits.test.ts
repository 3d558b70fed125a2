// Special traits of the unit types: cavalry rides past and rides out, stones can be dodged, mages heal.
import { describe, expect, test } from 'vitest';
import { isFree } from './orders.ts';
import { enemy, own, play, quiet, send, t } from './testing.ts';
import type { UnitName } from './units.ts';

describe('enemy cavalry', () => {
  test.each<[UnitName, boolean]>([
    ['Infantry', true],
    ['Archer', false],
    ['Cavalry', false],
    ['Mage', false],
    ['Catapult', false],
  ])('is held by %s: %s', (kind, isHeld) => {
    const state = quiet();
    own(state, kind, 5, 3).health = 1e6;
    const rider = enemy(state, 'Cavalry', 4, 6);
    rider.health = 1e6;
    play(state, {}, 170);
    expect(rider.col > 1.5).toBe(isHeld);
    expect(state.own[0]?.health).toBeLessThan(1e6);
  });

  test('is hard to hit from afar until it is held', () => {
    const state = quiet();
    own(state, 'Archer', 3, 1);
    const rider = enemy(state, 'Cavalry', 3, 5);
    play(state, {}, 6);
    expect(160 - rider.health).toBeGreaterThan(14 * t.dodgePart * 0.89);
    expect(160 - rider.health).toBeLessThan(14 * t.dodgePart * 1.11);
  });

  test('that is held is hit as hard as others', () => {
    const state = quiet();
    own(state, 'Infantry', 3, 4).health = 1e6;
    const rider = enemy(state, 'Cavalry', 3, 5);
    play(state, {}, 7);
    const before = rider.health;
    own(state, 'Archer', 3, 1);
    Object.assign(state.own[0] as object, { cooldown: 999 });
    play(state, {}, 7);
    expect(before - rider.health).toBeGreaterThan(14 * 0.89);
  });
});

describe('own cavalry', () => {
  test('rides out at an archer, keeps its cell, and comes home', () => {
    const state = quiet();
    const rider = own(state, 'Cavalry', 5, 2);
    const archer = enemy(state, 'Archer', 5, 10);
    play(state, {}, 60);
    expect(rider.col).toBeGreaterThan(3);
    expect([rider.home, isFree(state, { row: 5, col: 2 }, t)]).toEqual([{ row: 5, col: 2 }, false]);
    expect(send(state, { type: 'place', unit: 'Infantry', row: 5, col: 2 })).toMatchObject([{ type: 'refused' }]);
    play(state, {}, 60 * 9);
    expect(archer.health).toBeLessThanOrEqual(0);
    expect(rider).toMatchObject({ row: 5, col: 2, home: null });
  });

  test('stays where it is for others, and for who is too far out', () => {
    const state = quiet();
    const rider = own(state, 'Cavalry', 5, 2);
    enemy(state, 'Mage', 0, 18);
    enemy(state, 'Archer', 9, 18);
    play(state, {}, 120);
    expect(rider).toMatchObject({ row: 5, col: 2 });
  });

  test.each<[UnitName, number]>([
    ['Archer', t.dodgePart],
    ['Infantry', 1],
  ])('in melee with %s is hit from afar by this part of a shot: %f', (kind, part) => {
    const state = quiet();
    const rider = own(state, 'Cavalry', 5, 4);
    const foe = enemy(state, kind, 5, 5);
    Object.assign(foe, { health: 1e6, cooldown: 1e6 });
    play(state, {}, 7);
    const before = rider.health;
    enemy(state, 'Archer', 5, 8);
    play(state, {}, 6);
    expect(before - rider.health).toBeGreaterThan(14 * part * 0.89);
    expect(before - rider.health).toBeLessThan(14 * part * 1.11);
  });

  test('is held by infantry on its way', () => {
    const state = quiet();
    const rider = own(state, 'Cavalry', 5, 4);
    enemy(state, 'Infantry', 5, 7).health = 1e6;
    enemy(state, 'Archer', 5, 10).health = 1e6;
    play(state, {}, 240);
    expect(rider.col).toBeLessThan(8);
    expect(state.enemies.find(({ id }) => id === rider.target)?.kind).toBe('Infantry');
  });
});

describe('a stone', () => {
  test('flies a second and lands where its target stood', () => {
    const state = quiet();
    own(state, 'Catapult', 3, 0);
    const standing = enemy(state, 'Mage', 3, 6);
    // Somebody to stand still for.
    own(state, 'Infantry', 3, 3).health = 1e6;
    play(state, {}, 50);
    expect([state.stones.length, standing.health]).toEqual([1, 130]);
    play(state, {}, 20);
    expect(standing.health).toBeLessThan(130 - 50 * 1.5 * 0.89);
  });

  test('misses who rides on, and is the less for who walks on', () => {
    const state = quiet();
    own(state, 'Catapult', 3, 0);
    const [rider, walker] = [enemy(state, 'Cavalry', 3, 6), enemy(state, 'Infantry', 9, 6)];
    play(state, {}, 75);
    expect(rider.health).toBe(160);
    expect(walker.health).toBe(60);
    const other = quiet();
    own(other, 'Catapult', 3, 0);
    const alone = enemy(other, 'Infantry', 3, 6);
    play(other, {}, 75);
    expect(60 - alone.health).toBeGreaterThan(20);
    expect(60 - alone.health).toBeLessThan(30);
  });
});

test('a mage mends who is hurt beside it, second by second, and nobody farther or sound', () => {
  const state = quiet();
  own(state, 'Mage', 4, 2);
  const [hurt, far, sound] = [own(state, 'Catapult', 5, 3), own(state, 'Catapult', 4, 4), own(state, 'Archer', 3, 2)];
  hurt.health = far.health = 100;
  play(state, {}, 120);
  expect([hurt.health, far.health, sound.health]).toEqual([100 + 2 * t.mendHealth, 100, 50]);
});
