// Siege mode as drawn scenarios: arrivals, armour, gliders, the airship, and messages.
import { describe, expect, test } from 'vitest';
import { GROUND, ticksOf } from '../../constants.ts';
import { KEY } from '../../controls.ts';
import { hud } from '../../hud.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { play, t, trooper, types, walker } from '../testing.ts';
import { isCarrierOpen } from './siegeHitboxes.ts';
import type { Airship, Carrier, Glider, Siege } from './siegeState.ts';
import { planArrivals, siegeTitle, spawnIntervalMs } from './siegeWaves.ts';

/** A siege in which nothing comes by itself. */
function opened(things: Partial<Siege> = {}): State & { siege: Siege } {
  const state = rules.create({ seed: 1, setup: { battle: 'siege' }, levels: [] }, t);
  state.waves = { wave: 1, tick: -1_000_000, arrived: t.helicoptersAWave };
  if (!state.siege) throw new Error('no siege');
  Object.assign(state.siege, things);
  return state as State & { siege: Siege };
}
const carrier = (x: number, more: Partial<Carrier> = {}): Carrier => ({
  id: 910,
  x,
  y: GROUND,
  direction: x < 400 ? 1 : -1,
  speed: t.carrierSpeed,
  plates: t.carrierPlates,
  load: 2,
  hatchTicks: 0,
  ...more,
});
const glider = (x: number, y: number, more: Partial<Glider> = {}): Glider => ({
  id: 920,
  x,
  y,
  direction: 1,
  speed: t.gliderSpeed,
  fromX: -24,
  fromY: 200,
  duckX: 200,
  landX: 290,
  isLow: false,
  ...more,
});
const airship = (x: number, more: Partial<Airship> = {}): Airship => ({
  id: 930,
  x,
  y: t.airshipY,
  direction: 1,
  hits: 2,
  whole: 2,
  hatchTicks: 0,
  stick: 2,
  ...more,
});
/** A bullet on its way up to a place, a few ticks below it. */
const shootUp = (state: State, x: number, y: number) =>
  state.bullets.push({ id: 1, x, y: y + 30, fromX: x, fromY: y + 30, speedX: 0, speedY: -8 });
/** A bullet along the ground from the gun. */
const shootFlat = (state: State, direction: 1 | -1) => {
  const x = state.gun.x + direction * 40;
  state.bullets.push({ id: 1, x, y: 576, fromX: x, fromY: 576, speedX: 8 * direction, speedY: 0 });
};
const shellOn = (state: State, x: number) => state.shells.push({ id: 2, x, y: GROUND - 40, speedX: 0, speedY: 6 });

describe('carriers', () => {
  test('armour turns the cannon’s shots, and no points come of it', () => {
    const state = opened({ carriers: [carrier(200)] });
    shootFlat(state, -1);
    expect(types(play(state, {}, 30))).toEqual(['bulletTurned']);
    expect([state.siege.carriers.length, state.score, state.bullets.length]).toEqual([1, 0, 0]);
  });

  test('two bursts of the mortar break it, whoever is inside goes with it', () => {
    const state = opened({ carriers: [carrier(150)] });
    shellOn(state, 160);
    expect(types(play(state, {}, 10))).toEqual(['shellBurst', 'plateBroken']);
    shellOn(state, 160);
    expect(types(play(state, {}, 10))).toEqual(['shellBurst', 'carrierBroken']);
    expect([state.siege.carriers, state.walkers, state.score]).toEqual([[], [], t.carrierPoints]);
  });

  test('so do two shots into its open hatch', () => {
    const state = opened({ carriers: [carrier(250, { hatchTicks: 1 })] });
    shootFlat(state, -1);
    expect(types(play(state, {}, 12))).toEqual(['plateBroken']);
    shootFlat(state, -1);
    expect(types(play(state, {}, 12))).toEqual(['carrierBroken']);
    expect(state.walkers).toEqual([]);
  });

  test('it bursts, and whoever stands beside it is hit; another one loses a plate', () => {
    const state = opened({
      carriers: [carrier(150, { plates: 1 }), carrier(235, { id: 911, load: 1, plates: 2 })],
    });
    state.walkers.push(walker(120));
    shellOn(state, 104);
    expect(types(play(state, {}, 10))).toEqual(
      expect.arrayContaining(['carrierBroken', 'walkerFelled', 'plateBroken']),
    );
    expect(state.siege.carriers.map(({ plates }) => plates)).toEqual([1]);
  });

  test('it stops beside the gun, lets its troopers out one by one, and backs away empty', () => {
    const state = opened({ carriers: [carrier(20)] });
    state.gun.x = 420;
    const events: string[] = [];
    const out: number[] = [];
    for (let i = 0; i < 2000 && state.siege.carriers.length > 0; i++) {
      const now = types(play(state));
      events.push(...now.filter(type => type !== 'walkerCameNear'));
      for (const one of state.walkers) if (one.x > 350) state.walkers = [];
      if (now.includes('trooperUnloaded')) out.push(Math.round(state.siege.carriers[0]?.x ?? 0));
    }
    expect(events).toEqual(['carrierOpened', 'trooperUnloaded', 'carrierOpened', 'trooperUnloaded']);
    expect(out.every(x => Math.abs(420 - x - t.carrierStops) <= t.carrierSpeed)).toBe(true);
    expect(state.siege.carriers).toEqual([]);
  });

  test('one behind another waits its turn and opens where it stands', () => {
    const state = opened({ carriers: [carrier(250, { hatchTicks: 1, load: 9 }), carrier(20, { id: 911, load: 9 })] });
    play(state, {}, 400);
    const [first, second] = state.siege.carriers;
    expect((first?.x ?? 0) - (second?.x ?? 0)).toBeGreaterThanOrEqual(t.carrierWidth);
  });

  test('no carrier is driven through', () => {
    const state = opened({ carriers: [carrier(250, { hatchTicks: 1 })] });
    play(state, { held: KEY.left }, 100);
    expect(state.gun.x).toBe(250 + (t.gunWidth + t.carrierWidth) / 2);
  });
});

test.each([
  [true, 'siege', t.siegeMortarMs],
  [false, 'siege', t.mortarMs],
  [true, 'sky', t.mortarMs],
])('a gun that is locked (%s) in the %s loads a shell in %i ms', (isLocked, battle, ms) => {
  const state = rules.create({ seed: 1, setup: { battle }, levels: [] }, t);
  Object.assign(state.gun, { isLocked, mode: 'mortar' });
  const fired: number[] = [];
  for (let i = 0; i < 120; i++) if (types(play(state, { held: KEY.fire })).includes('shellFired')) fired.push(i);
  expect((fired[1] ?? 0) - (fired[0] ?? 0)).toBe(ticksOf(ms));
});

describe('gliders', () => {
  test('it swoops down, ducks below what the cannon reaches, and somebody steps out beside the gun', () => {
    const state = opened({ gliders: [glider(-24, 200)] });
    const events = play(state, {}, 140);
    expect(types(events)).toEqual(['gliderDucked']);
    const low = state.siege.gliders[0] as Glider;
    expect(low.y).toBe(GROUND - t.gliderLow);
    shootFlat(state, -1);
    expect(types(play(state, {}, 20))).toEqual([]);
    expect(types(play(state, {}, 30))).toContain('gliderLanded');
    expect(state.walkers.map(({ from }) => from)).toEqual(['glider']);
  });

  test('met before, it is worth its points; a burst meets it under the barrel too', () => {
    const high = opened({ gliders: [glider(50, 260)] });
    shootUp(high, 56, 268);
    expect(types(play(high, {}, 8))).toContain('gliderDowned');
    expect(high.score).toBe(t.gliderPoints);
    const low = opened({ gliders: [glider(230, 590, { isLow: true })] });
    shellOn(low, 250);
    expect(types(play(low, {}, 10))).toContain('gliderDowned');
  });

  test('it lands where the gun stood: who drives away is far off', () => {
    const state = opened({ gliders: [glider(205, 590, { isLow: true })] });
    play(state, { held: KEY.right }, 60);
    expect(state.walkers).toHaveLength(1);
    expect(state.gun.x - (state.walkers[0]?.x ?? 0)).toBeGreaterThan(300);
  });
});

describe('the airship', () => {
  test.each([
    ['on its hull', 1000, 430, 'bulletTurned', 2],
    ['on its shut hatch', 10, 400, 'bulletTurned', 2],
    ['in its open hatch', 1000, 400, 'airshipHit', 1],
  ] as const)('a shot %s', (_, open, x, type, hits) => {
    const hatchTicks = open === 1000 ? ticksOf(t.airshipShutMs) + 2 : 2;
    const state = opened({ airship: airship(397, { hatchTicks }) });
    shootUp(state, x, t.airshipY + t.airshipHeight / 2 + t.hatchHeight);
    expect(types(play(state, {}, 8))).toContain(type);
    expect(state.siege.airship?.hits).toBe(hits);
  });

  test('with its last hit it is down, and the waves stand still for a while', () => {
    const state = opened({ airship: airship(397, { hits: 1, hatchTicks: ticksOf(t.airshipShutMs) + 2 }) });
    shootUp(state, 400, t.airshipY + t.airshipHeight / 2 + t.hatchHeight);
    expect(types(play(state, {}, 8))).toContain('airshipDowned');
    expect([state.siege.airship, state.score]).toEqual([null, t.airshipPoints]);
    expect(hud(state, t).some(item => item.kind === 'message' && item.text.startsWith('The airship is down'))).toBe(
      true,
    );
    const { tick } = state.waves;
    const rest = state.siege.restTicks;
    expect(rest).toBeGreaterThan(ticksOf(t.airshipRestMs) - 10);
    play(state, {}, rest);
    expect(state.waves.tick).toBe(tick);
    play(state);
    expect(state.waves.tick).toBe(tick + 1);
  });

  test('it flies to and fro on the stage and drops its stick each time its hatch is open', () => {
    const state = opened({ airship: airship(-90) });
    state.gun.x = 30;
    const [xs, dropped]: [number[], number[]] = [[], []];
    const round = ticksOf(t.airshipShutMs) + ticksOf(t.airshipOpenMs);
    for (let i = 0; i < 2000; i++) {
      if (types(play(state)).includes('trooperDropped')) dropped.push(state.siege.airship?.hatchTicks ?? 0);
      state.walkers = [];
      if (i > 300) xs.push(state.siege.airship?.x ?? 0);
    }
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(t.airshipWidth / 2);
    expect(Math.max(...xs)).toBeLessThanOrEqual(800 - t.airshipWidth / 2);
    expect(dropped.every(tick => tick > ticksOf(t.airshipShutMs) && tick < round)).toBe(true);
    expect(dropped.length).toBeGreaterThanOrEqual(2 * Math.floor(1700 / round));
    expect(state.troopers.every(({ from }) => from === 'airship')).toBe(true);
  });
});

describe('the waves of a siege', () => {
  test('the first teach one thing each, each fifth brings the airship alone of its kind', () => {
    const count = (wave: number, foe: string) => planArrivals(7, wave, t).filter(one => one === foe).length;
    expect([1, 2, 3, 5].map(wave => ['carrier', 'glider', 'airship'].map(foe => count(wave, foe)))).toEqual([
      [2, 0, 0],
      [0, 3, 0],
      [2, 2, 0],
      [2, 2, 1],
    ]);
    for (let wave = 1; wave <= 40; wave++) {
      const calls = planArrivals(7, wave, t);
      expect(calls).toHaveLength(t.helicoptersAWave);
      expect(calls[0] === 'airship').toBe(wave % 5 === 0);
      expect(siegeTitle(7, wave, t)).not.toBe('');
    }
    expect(count(40, 'carrier') + count(39, 'carrier')).toBeGreaterThan(count(6, 'carrier') + count(7, 'carrier'));
  });

  test('the first wave begins with a carrier, and helicopters follow it', () => {
    for (const seed of [1, 7, 23])
      expect(planArrivals(seed, 1, t).slice(0, 4)).toEqual(['carrier', 'helicopter', 'helicopter', 'helicopter']);
  });

  test('the seed decides them, however the gun plays', () => {
    const seen = (held: number) => {
      const state = rules.create({ seed: 5, setup: { battle: 'siege' }, levels: [] }, t);
      const ids = new Map<number, string>();
      for (let i = 0; i < 1500; i++) {
        state.walkers = [];
        play(state, { held });
        for (const { id, direction, load } of state.siege?.carriers ?? [])
          if (!ids.has(id)) ids.set(id, `${state.tick} ${direction} ${load}`);
      }
      return [...ids.values()];
    };
    const idle = seen(0);
    expect(idle).toHaveLength(2);
    expect(seen(KEY.fire | KEY.turnLeft)).toEqual(idle);
  });

  test('they come sooner and sooner, never sooner than in the open sky', () => {
    const times = [1, 2, 11, 40].map(wave => spawnIntervalMs(wave, t));
    expect(times).toEqual([2700, 2630, 2000, 2000]);
    const state = rules.create({ seed: 5, setup: { battle: 'siege' }, levels: [] }, t);
    const came: number[] = [];
    while (came.length < 3) {
      play(state);
      if (state.waves.arrived > came.length) came.push(state.tick);
    }
    expect((came[2] ?? 0) - (came[1] ?? 0)).toBe(ticksOf(2700));
  });

  test('the first of each kind is told in a line, once', () => {
    const state = rules.create({ seed: 3, setup: { battle: 'siege' }, levels: [] }, t);
    const told: string[] = [];
    const shown = new Set<string>();
    for (let i = 0; i < 60 * 130; i++) {
      state.walkers = [];
      for (const event of play(state)) if (event.type === 'foeSighted') told.push(event.foe);
      for (const item of hud(state, t)) if (item.kind === 'message' && item.id === 'news') shown.add(item.text);
    }
    expect(told).toEqual(['carrier', 'glider', 'airship']);
    expect(shown.size).toBe(3);
  });
});

describe('the end of a siege', () => {
  test.each([
    ['carrier', 'Taken from the left by a carrier’s trooper, in wave 1'],
    ['glider', 'Taken from the left by a glider’s pilot, in wave 1'],
    ['airship', 'Taken from the left by a trooper of the airship, in wave 1'],
  ] as const)('a trooper of a %s: %s', (from, line) => {
    const state = opened();
    if (from === 'airship') {
      state.troopers.push(trooper(state.gun.x - 12, GROUND - 0.5, { from }));
    } else state.walkers.push({ ...walker(state.gun.x - 15), from });
    play(state);
    const result = rules.result(state, t);
    expect(result?.lines[0]).toBe(line);
    expect(result?.mode).toBe('Siege');
  });

  test('its medals are its own', () => {
    const state = opened({ totals: { carriers: 10, gliders: 15, airships: 1 } });
    state.chain.bestKills = 12;
    state.walkers.push(walker(state.gun.x));
    play(state);
    expect(rules.result(state, t)?.medals).toEqual([
      'Tin opener: 10 carriers',
      'Low ceiling: 15 gliders',
      'Airship down',
    ]);
    expect(rules.result(state, t)?.lines).toContain('10 carriers, 15 gliders, 1 airship');
  });

  test('the open sky knows nothing of it', () => {
    const state = rules.create({ seed: 1, setup: {}, levels: [] }, t);
    expect('siege' in state).toBe(false);
    state.walkers.push(walker(state.gun.x));
    play(state);
    expect(rules.result(state, t)).not.toHaveProperty('mode');
  });
});

test('a hatch is open for its time, and then shut', () => {
  const ticks = [0, 1, ticksOf(t.carrierOpenMs), ticksOf(t.carrierOpenMs) + 1];
  expect(ticks.map(hatchTicks => isCarrierOpen(carrier(1, { hatchTicks }), t))).toEqual([false, true, true, false]);
});
