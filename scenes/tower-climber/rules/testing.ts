// Test helpers: an empty tower with the given platforms and enemies, and pointer frames.
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import { CONSTANTS } from '../constants.ts';
import { rules } from './rules.ts';
import type { Enemy, Event, Platform, State } from './state.ts';

export const t = tune(CONSTANTS);

export const opened = (seed = 1): State => rules.create({ seed, setup: {}, levels: [] }, t);

/** A tower of the ground and these platforms, with the fox on the ground. */
export function bare(platforms: readonly Partial<Platform>[] = [], enemies: readonly Partial<Enemy>[] = []): State {
  const state = opened();
  const [ground] = state.platforms;
  state.platforms = [
    ...(ground ? [ground] : []),
    ...platforms.map((platform, index) => ({
      ...{ id: 100 + index, kind: 'plain' as const, x: 160, y: 400, w: 80, h: 10, vx: 0, vy: 0, oneWay: true as const },
      ...{ left: 160, right: 240, clock: 0, isGone: false },
      ...platform,
    })),
  ];
  state.enemies = enemies.map((enemy, index) => ({
    ...{ id: 200 + index, kind: 'beetle' as const, x: 200, y: 392, platformX: 160, platformY: 400, platformWidth: 80 },
    ...{ direction: 1 as const, speed: 1.5, clock: 0 },
    ...enemy,
  }));
  // Stops the generator: it is far above already.
  state.top = { x: 200, y: -100_000, sway: 0, id: 0 };
  return state;
}

export const tick = (state: State, frame: Partial<Frame> = {}): readonly Event[] =>
  rules.tick(state, { ...NO_INPUT, ...frame }, t);

/** A frame with the pointer at a place of the stage. */
export const hand = (x: number, y: number, news: 'pressed' | 'released' | 'cancelled' | 'held'): Partial<Frame> => ({
  pointer: {
    ...{ x, y, down: news === 'pressed' || news === 'held' },
    ...{ pressed: news === 'pressed', released: news === 'released', cancelled: news === 'cancelled' },
  },
});

export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);
