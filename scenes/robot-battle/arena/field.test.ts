// A tick of the arena, as tables of who stands where and what comes of it; and what holds for any robots at all.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shellSpeedOf, speedTowards, turnAt } from './field.ts';
import { blocksOf } from './maps.ts';
import { ARENA } from './numbers.ts';
import { deedAt, deedOf, packDeed } from './packing.ts';
import type { ArenaScript } from './scriptState.ts';
import { deed, eventsOf, fieldWith, play, playScripts, requestOf, settingWith } from './testing.ts';
import { type ArenaRobot, type Deed, MAP_IDS } from './types.ts';

const at = (x: number, y: number, angle = 0, more: Partial<ArenaRobot> = {}) => ({ x, y, angle, gun: angle, ...more });
const FIRE: Partial<Deed> = { fire: 2 };

describe('a shell', () => {
  test.each([
    ['hits who stands in its way', 'open', at(100, 300), at(300, 300), 'struck', 13],
    ['flies past who stands beside', 'open', at(100, 300), at(300, 330), 'spent', 51],
    ['ends at a high block', 'pillars', at(200, 195), at(400, 195), 'spent', 5],
    ['ends at low cover', 'cover', at(300, 150), at(500, 150), 'spent', 7],
    ['is stopped by a shield', 'open', at(100, 300), at(300, 300, 0, { shielded: 30 }), 'absorbed', 13],
  ] as const)('%s', (_, map, from, to, what, ticks) => {
    const setting = settingWith([0, 1], { map });
    const snapshots = play(fieldWith(setting, from, to), setting, [FIRE], 60);
    const events = eventsOf(snapshots).filter(({ type }) => ['struck', 'spent', 'absorbed'].includes(type));
    expect(events.map(({ type }) => type)).toEqual([what]);
    expect(snapshots.findIndex(snapshot => snapshot.events.some(({ type }) => type === what)) + 1).toBe(ticks);
  });

  test('that leads meets who drives on; one that does not passes behind', () => {
    const setting = settingWith([0, 1]);
    const runner = at(400, 100, 90, { speed: 8 });
    const flight = 300 / shellSpeedOf(2);
    const ahead = (Math.atan2(100 + 8 * flight - 200, 300) * 180) / Math.PI;
    for (const [aim, hits] of [
      [Math.round(ahead * 2) / 2, 1],
      [-18.5, 0],
    ] as const) {
      const field = fieldWith(setting, at(100, 200, aim), runner);
      let now = play(field, setting, [FIRE, { drive: 1 }], 0).at(-1);
      const events = [...(now?.events ?? [])];
      for (let tick = 0; now && tick < 40; tick++) {
        now = play(now, setting, [{}, { drive: 1 }], 0).at(-1);
        events.push(...(now?.events ?? []));
      }
      expect(events.filter(({ type }) => type === 'struck')).toHaveLength(hits);
    }
  });

  test.each([
    ['passes a mate', false, 'spent'],
    ['hits a mate where fire is not friendly to friends', true, 'struck'],
  ] as const)('%s', (_, friendlyFire, what) => {
    const setting = settingWith([0, 0, 1], { friendlyFire });
    const field = fieldWith(setting, at(100, 300), at(300, 300), at(100, 500));
    const types = eventsOf(play(field, setting, [FIRE], 60)).map(({ type }) => type);
    expect(types.filter(type => type === 'spent' || type === 'struck')).toEqual([what]);
  });

  test.each([1, 1.5, 2, 2.5, 3])('of power %d costs, heats and hurts by its power', power => {
    const setting = settingWith([0, 1]);
    const field = fieldWith(setting, at(100, 300), at(200, 300));
    const snapshots = play(field, setting, [{ fire: power }], 12);
    expect(snapshots[0]?.robots[0]).toMatchObject({
      energy: ARENA.energy - power * ARENA.firePerPower + ARENA.energyPerTick,
      heat: Math.round((ARENA.heatOfShot + power * ARENA.heatPerPower - ARENA.coolPerTick) * 100) / 100,
    });
    expect(snapshots.at(-1)?.robots[1]?.health).toBe(ARENA.health - power * ARENA.damagePerPower);
  });

  test('needs a cold gun and energy', () => {
    const setting = settingWith([0, 1]);
    for (const robot of [at(100, 300, 0, { heat: 0.1 }), at(100, 300, 0, { energy: 5 })]) {
      const [first] = play(fieldWith(setting, robot, at(300, 300)), setting, [FIRE], 0);
      expect(first?.shells).toEqual([]);
      expect(first?.events).toMatchObject([{ type: 'clicked', robot: 0 }]);
    }
  });
});

describe('a robot', () => {
  test.each([
    [0, 1, 1],
    [7.5, 1, 8],
    [8, 0, 6],
    [8, -1, 6],
    [1, -1, 0],
    [0, -0.5, -1],
    [-4, -0.5, -4],
  ])('at %d units a tick that wants %d of the most goes at %d', (speed, drive, after) =>
    expect(speedTowards(speed, drive)).toBe(after),
  );

  test.each([
    [0, 10],
    [4, 7],
    [8, 4],
    [-8, 4],
  ])('at %d units a tick turns %d degrees at most', (speed, most) => expect(turnAt(speed)).toBe(most));

  test('that drives into a wall stops and is hurt by its speed; one that creeps is not', () => {
    const setting = settingWith([0, 1]);
    for (const [speed, damage] of [
      [8, 3],
      [1, 0],
    ] as const) {
      const field = fieldWith(setting, at(ARENA.width - 20, 300, 0, { speed }), at(100, 100));
      const [first] = play(field, setting, [{ drive: speed / 8 }], 0);
      const wall = ARENA.width - ARENA.radius;
      expect(first?.robots[0]?.x).toBe(speed === 8 ? wall : wall - 1);
      expect(first?.robots[0]?.health).toBe(ARENA.health - damage);
    }
  });

  test('that rams hurts the other twice as much as itself, and a mate not at all', () => {
    for (const [teams, mine, theirs] of [
      [[0, 1], 99, 98],
      [[0, 0, 1], 100, 100],
    ] as const) {
      const setting = settingWith(teams);
      const field = fieldWith(setting, at(300, 300, 0, { speed: 4 }), at(338, 300), at(700, 500));
      const [first] = play(field, setting, [{ drive: 1 }], 0);
      expect(first?.robots.slice(0, 2).map(({ health }) => health)).toEqual([mine, theirs]);
      expect((first?.robots[1]?.x ?? 0) - (first?.robots[0]?.x ?? 0)).toBeCloseTo(2 * ARENA.radius, 2);
    }
  });

  test('raises a shield for three ticks, if it has the energy', () => {
    const setting = settingWith([0, 1]);
    const rich = play(fieldWith(setting, at(100, 100), at(700, 500)), setting, [{ shield: true }], 3);
    expect(rich.map(({ robots }) => robots[0]?.shielded)).toEqual([2, 1, 0, 0]);
    const poor = play(
      fieldWith(setting, at(100, 100, 0, { energy: 29 }), at(700, 500)),
      setting,
      [{ shield: true }],
      0,
    );
    expect(poor[0]?.robots[0]?.shielded).toBe(0);
  });

  test('falls to who struck it last; one without a deed falls by forfeit', () => {
    const setting = settingWith([0, 1, 2]);
    const field = fieldWith(setting, at(100, 300), at(200, 300, 0, { health: 5 }), at(700, 500));
    expect(eventsOf(play(field, setting, [FIRE], 12)).filter(({ type }) => type === 'fell')).toMatchObject([
      { robot: 1, by: 0, forfeit: false },
    ]);
  });
});

describe('whatever robots do', () => {
  const wild: ArenaScript =
    ({ random }) =>
    () => ({
      drive: 2 * random() - 1,
      turn: 40 * random() - 20,
      aim: 720 * random(),
      fire: 4 * random(),
      shield: random() < 0.1,
    });

  test.each(MAP_IDS)('on %s none leaves the ground, stands in a block or has numbers out of range', map => {
    for (let seed = 1; seed <= 8; seed++) {
      const count = 2 + (seed % 5);
      const { snapshots } = playScripts(
        Array.from({ length: count }, () => wild),
        requestOf(count, { seed, map }),
      );
      for (const { robots } of snapshots)
        for (const { x, y, health, energy, heat, speed } of robots) {
          expect(x >= ARENA.radius && x <= ARENA.width - ARENA.radius).toBe(true);
          expect(y >= ARENA.radius && y <= ARENA.height - ARENA.radius).toBe(true);
          for (const block of blocksOf(map))
            expect(x > block.x && x < block.x + block.w && y > block.y && y < block.y + block.h).toBe(false);
          expect(health >= 0 && energy >= 0 && energy <= ARENA.energy && heat >= 0).toBe(true);
          expect(Math.abs(speed) <= ARENA.topSpeed).toBe(true);
        }
    }
  });

  test.each(MAP_IDS)('%s is fair: who is turned by half a circle meets the same', map => {
    const script: ArenaScript =
      ({ bearing, clearWay, go }) =>
      ({ tick, enemies: [foe] }) => ({
        ...go(clearWay(bearing() + (tick % 60 < 30 ? 70 : -70))),
        aim: bearing(foe),
        fire: 2,
      });
    const { snapshots } = playScripts([script, script], requestOf(2, { seed: 3, map }));
    for (const { robots } of snapshots.slice(0, 200)) {
      expect((robots[0]?.x ?? 0) + (robots[1]?.x ?? 0)).toBeCloseTo(ARENA.width, 0);
      expect((robots[0]?.y ?? 0) + (robots[1]?.y ?? 0)).toBeCloseTo(ARENA.height, 0);
    }
  });

  test('a deed is three letters and comes back the same', () =>
    fc.assert(
      fc.property(
        fc.record({
          drive: fc.double(),
          turn: fc.double(),
          swing: fc.double(),
          fire: fc.double(),
          shield: fc.boolean(),
        }),
        fc.boolean(),
        (wished, threw) => {
          const made = deedOf(wished, threw);
          const text = packDeed(made);
          expect(text).toHaveLength(3);
          expect(deedAt(text, 0)).toEqual(threw ? { ...made, fire: 0, shield: false } : made);
        },
      ),
    ));

  test('what stands still stands still', () => expect(deed({})).toEqual(deedAt(packDeed(deed({})), 0)));
});
