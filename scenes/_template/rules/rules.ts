// Rules: a dart takes stars. Pure functions of state, input and constants.
import type { Tuning } from '../../kit/core/constants.ts';
import { type Frame, steering } from '../../kit/core/input/input.ts';
import { atan2, hypot } from '../../kit/core/math.ts';
import { type HasRng, randomBetween, seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, GameEvent, Ground, Mover, RealtimeRules, Result } from '../../kit/core/rules.ts';
import type { constants } from '../constants.ts';
import { KEY } from '../controls.ts';

export const WORLD = { width: 640, height: 480 };
const TICKS_PER_SECOND = 60;
const GROUND: Ground = { ...WORLD, solids: [[300, 160, 40, 160]] };
/** World pixels between the stars and the edge of the world. */
const EDGE = 30;

/** A star at its place in world pixels. */
export interface Star {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}
export interface State extends HasRng {
  /** Ticks since the start, 60 a second. */
  tick: number;
  /** Position in world pixels, speed in pixels per second, `angle` of flight in radians. */
  dart: Mover & { angle: number };
  /** Stars that are still to be taken; the game is won when there are none. */
  stars: Star[];
}
export type Event = (GameEvent & { readonly type: 'starTaken' }) | { readonly type: 'finished' };
export type T = Tuning<typeof constants>;

function create({ seed }: CreateOptions, t: T): State {
  const rng = seeded(seed);
  const stars: Star[] = [];
  while (stars.length < t.starCount) {
    const x = randomBetween(rng, EDGE, WORLD.width - EDGE);
    const y = randomBetween(rng, EDGE, WORLD.height - EDGE);
    if (x < 260 || x > 380) stars.push({ id: stars.length + 1, x, y });
  }
  return { rng, tick: 0, dart: { x: 60, y: 240, vx: 0, vy: 0, w: 24, h: 24, touching: 0, angle: 0 }, stars };
}

function tick(state: State, frame: Frame, t: T): readonly Event[] {
  if (state.stars.length === 0) return [];
  state.tick++;
  steer(state.dart, frame, t);
  return takeStars(state, t);
}

function steer(dart: State['dart'], frame: Frame, t: T): void {
  const { x, y } = steering(frame, KEY);
  dart.vx = x * t.dartSpeed * TICKS_PER_SECOND;
  dart.vy = y * t.dartSpeed * TICKS_PER_SECOND;
  if (x !== 0 || y !== 0) dart.angle = atan2(y, x);
}

function takeStars(state: State, t: T): Event[] {
  const near = (star: Star) => hypot(star.x - state.dart.x, star.y - state.dart.y) <= t.reach;
  const taken = state.stars.filter(near);
  state.stars = state.stars.filter(star => !near(star));
  const events: Event[] = taken.map(({ x, y }) => ({ type: 'starTaken', x, y }));
  if (taken.length > 0 && state.stars.length === 0) events.push({ type: 'finished' });
  return events;
}

/** Score of who takes the last star at this tick. */
export const scoreAt = (end: number): number => Math.max(0, Math.round(1000 - (end / TICKS_PER_SECOND) * 10));

function result(state: Readonly<State>): Result | null {
  if (state.stars.length > 0) return null;
  const seconds = state.tick / TICKS_PER_SECOND;
  return {
    outcome: 'won',
    score: scoreAt(state.tick),
    title: 'All stars taken',
    lines: [`${seconds.toFixed(1)} seconds`],
    again: 'Again',
  };
}

export const rules: RealtimeRules<State, never, Event, T> = {
  kind: 'realtime',
  create,
  tick,
  movers: state => [state.dart],
  ground: () => GROUND,
  result,
};
