// Test helpers of the rules: input frames, and a minimal physics step so that a flight needs no engine.
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import { Side } from '../../kit/core/rules.ts';
import { CONSTANTS } from '../constants.ts';
import { KEY } from '../controls.ts';
import { rules } from './rules.ts';
import type { Event, Rocket, State } from './state.ts';

export const t = tune(CONSTANTS);

export const opened = (seed = 1): State => rules.create({ seed, setup: {}, levels: [] }, t);

export function play(state: State, frame: Partial<Frame> = {}, ticks = 1): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < ticks; i++) {
    events.push(...rules.tick(state, { ...NO_INPUT, ...frame }, t));
    const { ball } = state;
    const floor = (rules.ground?.(state).height ?? 0) - ball.h / 2;
    const y = ball.y + ball.vy / 60;
    ball.touching = y >= floor ? Side.down : 0;
    ball.y = Math.min(y, floor);
    ball.x += ball.vx / 60;
  }
  return events;
}

export const HOLD: Partial<Frame> = { held: KEY.hold, pressed: KEY.hold };
export const GO_ON: Partial<Frame> = { held: KEY.hold };
export const LET_GO: Partial<Frame> = { released: KEY.hold };
export const types = (events: readonly Event[]) => events.map(({ type }) => type);

/** Draws the band to this power and releases it. */
export function launch(state: State, power = t.maxPower): Event[] {
  return [...play(state, HOLD), ...play(state, GO_ON, power / t.chargeRate - 1), ...play(state, LET_GO)];
}

/** Until the ball is down, or home. */
export function untilDown(state: State, frame: (state: State) => Partial<Frame> = () => ({})): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < 3000 && state.isLaunched; i++) events.push(...play(state, frame(state)));
  return events;
}

/** State with these upgrade levels and coins after one launch. */
export function fittedWith(power: number, booster: number, coins = 0, rocket: Rocket = 'ball'): State {
  const state = rules.create({ seed: 1, setup: { rocket }, levels: [] }, t);
  return Object.assign(state, { upgrades: { power, booster }, coins, launches: 1, wind: { from: 0, to: -1 } });
}
