// Tests of fairness: civilians never show both signs of a weapon, line of sight against an oracle, every mission can be won.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { pilot } from '../bots/pilot.ts';
import { type Mission, mirrored, missionOf } from '../levels/mission.ts';
import { view } from '../view.ts';
import { distance } from './pathGeometry.ts';
import { strollersIn } from './people.ts';
import { knownAtOf } from './reviewTrack.ts';
import { rules } from './rules.ts';
import { provenBy } from './signs.ts';
import { missionAt } from './state.ts';
import { findPath, isClear, terrainOf } from './terrain.ts';
import { LEVELS, opened, playing, sendCommand, tuned, wait } from './testing.ts';

const t = tuned();

test('nobody harmless shows both signs of one weapon, in any mission', () => {
  for (const hiding of [1, 2, 3])
    for (let seed = 1; seed <= times(1, 4); seed++) {
      const state = playing(
        seed * 31 + hiding,
        { mission: LEVELS[hiding - 1] as string },
        tuned({ decoysPerMission: 20 }),
      );
      state.hiding = 3;
      const shown = new Map<number, number>();
      for (let i = 0; i < 1500 && state.phase === 'playing'; i++) {
        wait(state, 1);
        for (const { id, shows } of strollersIn(state)) shown.set(id, (shown.get(id) ?? 0) | shows);
      }
      for (const [id, bits] of shown) expect(provenBy(bits), `seed ${seed}, number ${id}`).toBeNull();
    }
});

test('every enemy could be known before it strikes, in the three missions, when an agent is about', () => {
  for (const [index, mission] of LEVELS.entries()) {
    const state = playing(5, { mission });
    state.hiding = index + 1;
    const { assassinationTime } = missionAt(state);
    for (let i = 0; i < assassinationTime * 60; i++) {
      // Whoever turns away needs somebody to turn from.
      for (const agent of state.agents) {
        const shy = state.enemies.find(({ weapon }) => weapon === 'gun');
        if (shy) Object.assign(agent, { x: shy.x + 100, y: shy.y });
      }
      wait(state, 1);
    }
    for (const enemy of state.enemies) expect(knownAtOf(enemy), `${index + 1}: ${enemy.weapon}`).not.toBeNull();
  }
});

/** Points along the line, asked one by one. */
function sampled(
  { obstacles }: Mission,
  a: { x: number; y: number },
  b: { x: number; y: number },
  grow: number,
): boolean {
  const steps = Math.ceil(distance(a, b) * 2) + 1;
  for (let i = 0; i <= steps; i++) {
    const x = a.x + ((b.x - a.x) * i) / steps;
    const y = a.y + ((b.y - a.y) * i) / steps;
    for (const one of obstacles)
      if (
        one.shape === 'circle'
          ? Math.hypot(x - one.x, y - one.y) < one.radius + grow
          : x > one.x - grow && x < one.x + one.width + grow && y > one.y - grow && y < one.y + one.height + grow
      )
        return false;
  }
  return true;
}

test('lines of sight hold against an oracle; what grazes a corner by less than a pixel is left out', () => {
  const mission = missionOf(LEVELS[2] as string);
  const terrain = terrainOf(mission);
  const place = fc.record({ x: fc.integer({ min: 0, max: 1500 }), y: fc.integer({ min: 0, max: 1000 }) });
  fc.assert(
    fc.property(place, place, (a, b) => {
      const [wide, narrow] = [sampled(mission, a, b, 1), sampled(mission, a, b, -1)];
      fc.pre(wide === narrow);
      expect(isClear(terrain, a, b)).toBe(wide);
    }),
    { numRuns: times(100, 1500) },
  );
});

test('a way leads round obstacles, never through one', () => {
  const mission = missionOf(LEVELS[1] as string);
  const terrain = terrainOf(mission);
  const place = fc.record({ x: fc.integer({ min: 15, max: 1185 }), y: fc.integer({ min: 15, max: 785 }) });
  fc.assert(
    fc.property(place, place, (a, b) => {
      fc.pre(sampled(mission, a, a, 12) && sampled(mission, b, b, 12));
      const way = [a, ...findPath(terrain, a, b)];
      expect(way.length).toBeGreaterThan(1);
      for (let i = 1; i < way.length; i++)
        expect(sampled(mission, way[i - 1] as typeof a, way[i] as typeof a, -1)).toBe(true);
    }),
    { numRuns: times(50, 200) },
  );
});

test('a mirrored mission is the same twice mirrored, and as long', () => {
  const mission = missionOf(LEVELS[2] as string);
  expect(mirrored(mirrored(mission, true, true), true, true)).toEqual(mission);
});

test('the pilot wins each mission with the VIP alive', () => {
  for (const [index, mission] of LEVELS.entries()) {
    let won = false;
    for (let seed = 1; seed <= 4 && !won; seed++) {
      const state = opened(seed, { mission });
      const input = pilot(seed);
      while (state.phase === 'setup' || (state.phase === 'playing' && state.tries === 1))
        rules.tick(state, { ...NO_INPUT, ...input(state, t) }, t);
      won = state.done[0]?.saved === true;
    }
    expect(won, `mission ${index + 1}`).toBe(true);
  }
});

test('identities are shuffled by the seed: numbers, places and the way the map lies', () => {
  const drawn = (seed: number) => {
    const state = opened(seed);
    sendCommand(state, { type: 'startMission' });
    return [state.enemies[0]?.id, strollersIn(state)[0]?.x, state.flip.join()].join();
  };
  const all = Array.from({ length: 12 }, (_, seed) => drawn(seed));
  expect(new Set(all).size).toBeGreaterThan(8);
  expect(drawn(3)).toBe(drawn(3));
});

test('the briefing names disguises that are drawn by seed and anew for each try, and names them truly', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const state = opened(seed);
    const [enemy] = state.enemies;
    const { description, rumours } = view(state, t);
    expect(description).toBe(`A politician opens the plaza on foot. One attacker hides among the ${enemy?.look}s.`);
    expect(rumours).toEqual([{ weapon: 'knife', among: `among the ${enemy?.look}s` }]);
    // Several others wear the same: a disguise alone gives nobody away.
    expect(strollersIn(state).filter(({ look }) => look === enemy?.look).length).toBeGreaterThanOrEqual(3);
    seen.add(String(enemy?.look));
  }
  expect(seen.size).toBeGreaterThanOrEqual(4);
  const tries = Array.from({ length: 8 }, (_, i) => {
    const state = playing(5);
    Object.assign(state, { phase: 'failure', tries: i });
    sendCommand(state, { type: 'retryMission' });
    return state.enemies[0]?.look;
  });
  expect(new Set(tries).size, 'a second try cannot go by the first').toBeGreaterThan(2);
});

test('a mission of one’s own keeps the disguises that its file says', () => {
  for (let seed = 1; seed <= 3; seed++)
    expect(opened(seed, { mission: LEVELS[1] as string }).enemies.map(({ look }) => look)).toEqual([
      'waiter',
      'florist',
    ]);
});

test('where people stroll follows from the seed and the time, however it is asked for', () => {
  const state = playing(9, { mission: LEVELS[1] as string });
  const leapt = strollersIn({ ...state, time: 1100 });
  // So many other crowds that this one is drawn again, and then walked tick by tick.
  for (let stream = 900; stream < 912; stream++) strollersIn({ ...state, crowd: { ...state.crowd, stream } });
  const again = { ...state, crowd: { ...state.crowd } };
  const steps = Array.from({ length: 1200 }, (_, time) => strollersIn({ ...again, time }));
  expect(steps[1100]).not.toBe(leapt);
  expect(steps[1100]).toEqual(leapt);
  for (let i = 1; i < steps.length; i++)
    steps[i]?.forEach((now, index) => {
      const before = steps[i - 1]?.[index];
      expect(before && distance(now, before), 'nobody leaps').toBeLessThan(0.4);
    });
  expect(new Set(steps.flatMap(people => people.map(({ pose }) => pose)))).toEqual(
    new Set(['walk', 'pause', 'chat', 'phone']),
  );
});

test.each([
  [1, true],
  [2, false],
])('in mission %i the game says what one sign is worth and that two are proof: %s', (level, taught) => {
  const state = opened(7);
  state.level = level;
  Object.assign(state, { phase: 'playing', planning: false });
  const [enemy] = state.enemies;
  const [agent] = state.agents;
  if (!enemy || !agent) throw new Error('nobody is there');
  const said = new Set<string>();
  const types = new Set<string>();
  for (let i = 0; i < 1800 && state.phase === 'playing'; i++) {
    Object.assign(agent, { x: enemy.x + 30, y: enemy.y, busy: 0 });
    for (const { type } of wait(state, 1)) types.add(type);
    said.add(state.message);
  }
  const hasSaid = (text: RegExp) => [...said].some(message => text.test(message));
  expect(hasSaid(/^Number \d+: .*One sign may be chance; two of one weapon are proof\.$/)).toBe(taught);
  expect(hasSaid(/^Number \d+ has shown both signs of a knife\. That is proof: mark them!$/)).toBe(taught);
  expect(types.has('proofNoted')).toBe(taught);
});
