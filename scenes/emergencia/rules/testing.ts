// Test helpers: a state in the first mission, ticks without input, clicks.
import { readFileSync } from 'node:fs';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import type { Setup } from '../../kit/core/rules.ts';
import { CONSTANTS, type T } from '../constants.ts';
import { rules } from './rules.ts';
import type { Command, Event, State } from './state.ts';

export const LEVELS: readonly string[] = [1, 2, 3].map(number =>
  readFileSync(`assets/levels/emergencia/${number}.json`, 'utf8'),
);

export const tuned = (changes: Partial<T> = {}): T =>
  ({ ...Object.fromEntries(Object.entries(CONSTANTS).map(([name, { value }]) => [name, value])), ...changes }) as T;

export const opened = (seed = 7, setup: Setup = {}, t = tuned()): State =>
  rules.create({ seed, setup, levels: LEVELS }, t);

export const sendCommand = (state: State, command: Command, t = tuned()): readonly Event[] =>
  rules.command?.(state, command, t) ?? [];

/** A state in play, in the first mission. */
export function playing(seed = 7, setup: Setup = {}, t = tuned()): State {
  const state = opened(seed, setup, t);
  sendCommand(state, { type: 'startMission' }, t);
  return state;
}

/** Ticks without input; returns the events. */
export function wait(state: State, ticks: number, t = tuned(), frame: Partial<Frame> = {}): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < ticks; i++) events.push(...rules.tick(state, { ...NO_INPUT, ...frame }, t));
  return events;
}

/** Ticks until a condition holds; throws when it does not within a mission. */
export function until(state: State, type: Event['type'], t = tuned()): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < 20_000; i++) {
    const now = rules.tick(state, NO_INPUT, t);
    events.push(...now);
    if (now.some(event => event.type === type)) return events;
  }
  throw new Error(`${type} never happened`);
}

/** A click or tap within one tick. */
export const clicked = (state: State, x: number, y: number, more: Partial<Frame> = {}, t = tuned()): Event[] =>
  wait(state, 1, t, { pointer: { x, y, down: false, pressed: true, released: true, cancelled: false }, ...more });
