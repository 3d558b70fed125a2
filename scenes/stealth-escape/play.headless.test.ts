// Whole levels on real Arcade: the pilot wins, guards keep out of walls and keep moving, corners catch nobody.
import { beforeAll, describe, expect, test } from 'vitest';
import { headlessPhysics, startedSession } from '../../tests/setup/game.ts';
import { IS_LONG, times } from '../../tests/setup/times.ts';
import { tune } from '../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../kit/core/input/input.ts';
import { randomInt, seeded } from '../kit/core/rng.ts';
import type { Mover, Physics } from '../kit/core/rules.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { KEY } from './controls.ts';
import definition from './index.ts';
import { LEVELS, terrainOf } from './levels/levels.ts';
import { enterLevel, rules } from './rules/rules.ts';
import type { State } from './rules/state.ts';

const t = tune(CONSTANTS);
let physics: Physics;
beforeAll(async () => {
  physics = await headlessPhysics();
});

function tick(state: State, frame: Partial<Frame>): void {
  rules.tick(state, { ...NO_INPUT, ...frame }, t);
  physics.step(rules.movers?.(state) ?? [], terrainOf(state.layout).ground);
}

function startedAt(level: number, seed: number): State {
  const state = rules.create({ seed, setup: {}, levels: [] }, t);
  enterLevel(state, level, t, () => {});
  return state;
}

const isInWall = ({ x, y, w, h }: Mover, { layout }: State): boolean =>
  terrainOf(layout).ground.solids.some(
    ([left, top, width, height]) =>
      x + w / 2 > left + 0.01 &&
      x - w / 2 < left + width - 0.01 &&
      y + h / 2 > top + 0.01 &&
      y - h / 2 < top + height - 0.01,
  );

const LIMIT = 60 * 60;

test.each(Array.from({ length: LEVELS }, (_, index) => index + 1))(
  'level %i is won by the pilot, whatever the seed',
  level => {
    const lost: number[] = [];
    for (let seed = 1; seed <= times(2, 8); seed++) {
      const state = startedAt(level, seed);
      const steer = pilot();
      for (let i = 0; i < LIMIT && state.phase === 'playing'; i++) tick(state, steer(state, t));
      if (state.totals.levels !== 1) lost.push(seed);
    }
    expect(lost).toEqual([]);
  },
);

test('the halls of the night are passed by the pilot', async () => {
  const session = await startedSession(definition, 1, {}, { halls: 'night' });
  const passed = () => (session.state as State).totals.levels;
  for (let i = 0; i < LIMIT * 5 && !session.store.getState().result && passed() < times(3, Infinity); i++)
    session.tick(session.pilot());
  expect(passed()).toBe(times(3, 10));
  if (IS_LONG) expect(session.store.getState().result).toMatchObject({ outcome: 'won', mode: 'Night watch' });
});

describe('random play', () => {
  /** Wild input: every few ticks other keys, now and then a shot anywhere. */
  function playWildly(level: number, seed: number, ticks: number, check: (state: State) => void): void {
    const state = startedAt(level, seed);
    const rng = seeded(seed, 99);
    let held = 0;
    for (let i = 0; i < ticks && state.phase === 'playing'; i++) {
      if (i % 15 === 0) held = randomInt(rng, 16);
      state.player.health = 100;
      if (state.player.ammo === 0) state.player.ammo = 1;
      const shoots = randomInt(rng, 240) === 0;
      const pointer = {
        x: randomInt(rng, 800),
        y: randomInt(rng, 600),
        down: shoots,
        pressed: shoots,
        released: false,
        cancelled: false,
      };
      tick(state, { held, pointer });
      check(state);
    }
  }

  test('no guard is ever inside a wall or outside the world, nor is the fox', () => {
    let checked = 0;
    for (let seed = 1; seed <= LEVELS; seed++)
      playWildly(1 + (seed % LEVELS), seed, 1500, state => {
        for (const mover of rules.movers?.(state) ?? []) {
          checked++;
          const isOutside = mover.x < 10 || mover.x > 790 || mover.y < 10 || mover.y > 590;
          if (isInWall(mover, state) || isOutside)
            expect.fail(`at ${mover.x},${mover.y} in ${state.layout}, seed ${seed}`);
        }
      });
    expect(checked).toBeGreaterThan(15_000);
  });

  test('the score never falls: going on never pays less than falling there', () => {
    for (let seed = 40; seed < 40 + 2 * LEVELS; seed++) {
      let score = 0;
      playWildly(1 + (seed % LEVELS), seed, 900, state => {
        expect(state.score).toBeGreaterThanOrEqual(score);
        score = state.score;
      });
    }
  });

  test('no guard stands still for more than 5 s unless it holds the fox', () => {
    for (let seed = 20; seed < 20 + LEVELS; seed++) {
      const rest = new Map<number, { x: number; y: number; ticks: number }>();
      playWildly(1 + (seed % LEVELS), seed, 2400, state => {
        for (const { id, x, y, mood } of state.guards) {
          const last = rest.get(id);
          const isStill = last && Math.hypot(last.x - x, last.y - y) < 4 && mood !== 'chase';
          rest.set(id, isStill ? { ...last, ticks: last.ticks + 1 } : { x, y, ticks: 0 });
          if ((rest.get(id)?.ticks ?? 0) >= 300)
            expect.fail(`guard ${id} at ${x},${y} ${mood} in ${state.layout}, seed ${seed}`);
        }
      });
    }
  });
});

describe('corners', () => {
  test.each([
    ['by 5 px: slips round it', 385, true],
    ['flush: runs past', 390, true],
    ['by 8 px: is stopped', 382, false],
  ])('the fox runs into the end of a wall %s', (_, y, passes) => {
    const state = startedAt(1, 1);
    state.layout = 'corridors';
    state.guards = [];
    state.player.x = 120;
    state.player.y = y;
    for (let i = 0; i < 40; i++) tick(state, { held: KEY.right });
    expect(state.player.x > 200).toBe(passes);
  });
});

test('"Retry level" after a defeat goes on in the same run, marked as assisted, and its replay ends alike', async () => {
  const session = await startedSession(definition, 7);
  session.retry();
  expect(session.store.getState().assisted).toBe(false);
  // On this world the way straight to the right leads into a guard's arms.
  const play = (ticks: number) => {
    for (let i = 0; i < ticks; i++) session.tick({ ...NO_INPUT, held: KEY.right });
  };
  play(3600);
  expect(session.store.getState()).toMatchObject({ phase: 'over', result: { title: 'Game Over' }, assisted: false });
  session.retry();
  expect(session.store.getState()).toMatchObject({ phase: 'playing', result: null, assisted: true });
  expect((session.state as State).player.health).toBe(t.playerHealth);
  play(60);
  const { hash, ticks, ...replay } = session.replay();
  session.watch({ ...replay, hash, ticks });
  session.seek(ticks);
  expect(session.hash()).toBe(hash);
});
