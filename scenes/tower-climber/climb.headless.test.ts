// On real physics: the dots are the flight, and every tower can be climbed.
import { expect, test } from 'vitest';
import { opener } from '../../tests/setup/game.ts';
import { NO_INPUT } from '../kit/core/input.ts';
import { boostOf, flightOf, velocityOf } from './aim.ts';
import game from './index.ts';
import { pilot } from './pilot.ts';
import type { Event, Platform, State } from './state.ts';
import { bare, t } from './testing.ts';
import { build, START_Y } from './tower.ts';
import { meetsEnemy } from './ways.ts';

test('the flight that the dots promise is flown to the pixel, walls and moving ledges included', async () => {
  const open = await opener(game);
  let flights = 0;
  for (const seed of [1, 2, 3]) {
    const session = open({ seed, overrides: { firstLevel: seed * 2, enemyPercent: 0, enemyPercentPerLevel: 0 } });
    session.start();
    const state = () => session.state as State;
    const decide = pilot(seed, { errorPx: 6, aimTicks: 12, leads: true, minds: false, reaches: true, tries: 1 });
    let promised: readonly { readonly x: number; readonly y: number }[] = [];
    let at = 0;
    session.onEvents(events => {
      for (const { type } of events as readonly Event[]) if (type === 'foxLanded') promised = [];
    });
    for (let n = 0; n < 1500 && session.store.getState().phase === 'playing'; n++) {
      const frame = { ...NO_INPUT, ...decide(state(), t) };
      const before = state();
      if (frame.pointer?.released && before.pull && before.player.carriedBy !== null) {
        const { fromX, fromY } = before.pull;
        const draw = { dx: frame.pointer.x - fromX, dy: frame.pointer.y - before.camera - fromY };
        const velocity = velocityOf(draw, boostOf(before, t), t);
        const places = velocity ? flightOf(before.player, velocity, before.platforms, 140, t).places : [];
        promised = places;
        at = 0;
        flights++;
      }
      session.tick(frame);
      const expected = promised[at++];
      if (!expected) continue;
      const { x, y } = state().player;
      expect(Math.hypot(x - expected.x, y - expected.y), `seed ${seed}, tick ${n}, step ${at}`).toBeLessThan(1);
    }
  }
  expect(flights).toBeGreaterThan(25);
});

/** The platforms of a tower as it is built, and who walks on them; nobody climbs it. */
function built(seed: number, height: number): { platforms: Platform[]; state: State } {
  const state = bare();
  state.seed = seed;
  state.rng = [seed, seed * 7 + 1, 3, 1];
  state.top = { x: 200, y: START_Y, sway: 180, id: 1 };
  const all = new Map(state.platforms.map(platform => [platform.id, platform]));
  const enemies = new Map<number, State['enemies'][number]>();
  while (state.camera > -height) {
    const before = state.enemies;
    build(state, t);
    for (const platform of state.platforms) all.set(platform.id, platform);
    // Who is gone and stood no lower than the picture was taken out of the way.
    for (const enemy of before) if (enemy.platformY > state.camera + 640) enemies.set(enemy.id, enemy);
    state.camera -= 100;
  }
  for (const enemy of state.enemies) enemies.set(enemy.id, enemy);
  state.enemies = [...enemies.values()];
  return { platforms: [...all.values()], state };
}

/** A jump from the middle of one ledge that lands on another and meets nobody, whatever stands in between. */
function hasWay(state: State, from: Platform, to: Platform): boolean {
  const standing = [from, to].map(platform => ({ ...platform, kind: 'plain' as const, vx: 0 }));
  const player = { ...state.player, x: from.x + from.w / 2, y: from.y - state.player.h / 2 };
  const boost = from.kind === 'spring' ? t.springBoost : 1;
  for (let degrees = -70; degrees <= 70; degrees += 3.5)
    for (let length = 20; length <= 100; length += 8) {
      const angle = (degrees * Math.PI) / 180;
      const velocity = velocityOf({ dx: -Math.sin(angle) * length, dy: Math.cos(angle) * length }, boost, t);
      if (!velocity) continue;
      const flight = flightOf(player, velocity, standing, 140, t);
      if (flight.on?.id === to.id && !meetsEnemy(state.enemies, player, flight, 0, t)) return true;
    }
  return false;
}

test.each([1, 3])('tower %i can be climbed for eight levels, and no enemy is on the only way', seed => {
  const { platforms, state } = built(seed, 16_500);
  const guarded = new Set(state.enemies.map(({ platformX, platformY }) => `${platformX} ${platformY}`));
  const way = platforms.filter(({ x, y }) => !guarded.has(`${x} ${y}`)).toSorted((a, b) => b.y - a.y);
  const reached = new Set<Platform>(way.slice(0, 1));
  for (const to of way.slice(1)) {
    const near = [...reached].filter(({ y }) => y > to.y && y - to.y < 330);
    const isAbove = state.enemies.filter(({ platformY }) => Math.abs(platformY - to.y) < 700);
    if (near.some(from => hasWay({ ...state, enemies: isAbove }, from, to))) reached.add(to);
  }
  const highest = Math.min(...[...reached].map(({ y }) => y));
  expect(highest).toBeLessThan(-15_500);
  expect(platforms.length).toBeGreaterThan(120);
});
