// Proof that a generated tower can be climbed: reachability search over its platforms, and the bot on real physics. For tests.
import type { Session } from '../../scenes/kit/core/session/session.ts';
import { simulateFlight, velocityOf } from '../../scenes/tower-climber/rules/aim.ts';
import { drawCraneHeight } from '../../scenes/tower-climber/rules/cranes.ts';
import { meetsEnemy } from '../../scenes/tower-climber/rules/flights.ts';
import { START_Y } from '../../scenes/tower-climber/rules/heights.ts';
import type { Crane, Platform, State } from '../../scenes/tower-climber/rules/state.ts';
import { bare, t } from '../../scenes/tower-climber/rules/testing.ts';
import { extendTower } from '../../scenes/tower-climber/rules/tower.ts';

/** Generates a tower up to a height, with its enemies and cranes. */
export function buildTower(
  seed: number,
  height: number,
): { platforms: Platform[]; cranes: readonly Crane[]; state: State } {
  const state = bare();
  state.seed = seed;
  state.rng = [seed, seed * 7 + 1, 3, 1];
  state.top = { x: 200, y: START_Y, sway: 180, id: 1 };
  state.nextCrane = drawCraneHeight(state, 0, t);
  const all = new Map(state.platforms.map(platform => [platform.id, platform]));
  const enemies = new Map<number, State['enemies'][number]>();
  const cranes = new Map<number, Crane>();
  while (state.camera > -height) {
    const before = state.enemies;
    extendTower(state, t);
    for (const platform of state.platforms) all.set(platform.id, platform);
    for (const crane of state.cranes) cranes.set(crane.id, crane);
    // Enemies that left below the view are kept; one removed from the view had blocked the path.
    for (const enemy of before) if (enemy.platformY > state.camera + 640) enemies.set(enemy.id, enemy);
    state.camera -= 100;
    state.base = state.camera;
  }
  for (const enemy of state.enemies) enemies.set(enemy.id, enemy);
  state.enemies = [...enemies.values()];
  return { platforms: [...all.values()], cranes: [...cranes.values()], state };
}

/** Whether some jump from the middle of one platform lands on the other and meets no enemy (grid search over angle and power). */
function hasWay(state: State, from: Platform, to: Platform): boolean {
  const standing = [from, to].map(platform => ({ ...platform, kind: 'plain' as const, vx: 0 }));
  const player = { ...state.player, x: from.x + from.w / 2, y: from.y - state.player.h / 2 };
  const boost = from.kind === 'spring' ? t.springBoost : 1;
  for (let degrees = -70; degrees <= 70; degrees += 3.5)
    for (let length = 20; length <= 100; length += 8) {
      const angle = (degrees * Math.PI) / 180;
      const velocity = velocityOf({ dx: -Math.sin(angle) * length, dy: Math.cos(angle) * length }, boost, t);
      if (!velocity) continue;
      const flight = simulateFlight(player, velocity, standing, 140, t);
      if (flight.on?.id === to.id && !meetsEnemy(state.enemies, player, flight, 0, t)) return true;
    }
  return false;
}

/** y of the highest platform that is reachable without platforms of enemies. */
export function highestReachable(platforms: readonly Platform[], state: State): number {
  const guarded = new Set(state.enemies.map(({ platformX, platformY }) => `${platformX} ${platformY}`));
  const way = platforms.filter(({ x, y }) => !guarded.has(`${x} ${y}`)).toSorted((a, b) => b.y - a.y);
  const reached = new Set<Platform>(way.slice(0, 1));
  for (const to of way.slice(1)) {
    // Nearest platforms first: they are the likeliest.
    const near = [...reached].filter(({ y }) => y > to.y && y - to.y < 330).toReversed();
    const isAbove = state.enemies.filter(({ platformY }) => Math.abs(platformY - to.y) < 700);
    if (near.some(from => hasWay({ ...state, enemies: isAbove }, from, to))) reached.add(to);
  }
  return Math.min(...[...reached].map(({ y }) => y));
}

/** Limit: ten minutes. */
const MOST_TICKS = 36_000;

/** Lets the bot climb so many levels, or until its run is over. */
export function climbTo(session: Session, levels: number): void {
  const { store } = session;
  const goesOn = () => store.getState().phase === 'playing' && store.getState().tick < MOST_TICKS;
  while (goesOn() && (session.state as State).difficulty < levels) session.tick(session.pilot());
}
