// Test helpers: a run without waves, objects placed by hand, input.
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import { CONSTANTS, GROUND } from '../constants.ts';
import { rules } from './rules.ts';
import type { Event, Helicopter, State, Trooper, Walker } from './state.ts';

export const t = tune(CONSTANTS);

/** A run in which no helicopter comes by itself. */
export function opened(): State {
  const state = rules.create({ seed: 1, setup: {}, levels: [] }, t);
  state.waves = { wave: 1, tick: -1_000_000, arrived: t.helicoptersAWave };
  return state;
}
export function play(state: State, frame: Partial<Frame> = {}, ticks = 1): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < ticks; i++) events.push(...rules.tick(state, { ...NO_INPUT, ...frame }, t));
  return events;
}
export const types = (events: readonly Event[]) => events.map(event => event.type);
export const press = (bit: number): Partial<Frame> => ({ held: bit, pressed: bit });

export const trooper = (x: number, y: number, more: Partial<Trooper> = {}): Trooper => ({
  id: 900,
  x,
  y,
  speedY: t.chuteSpeed,
  hasParachute: true,
  isDoomed: false,
  ...more,
});
export const walker = (x: number): Walker => ({ id: 901, x, y: GROUND, direction: 1, isNear: false });
export const helicopter = (x: number, y: number, more: Partial<Helicopter> = {}): Helicopter => ({
  id: 902,
  x,
  y,
  speed: 2,
  direction: 1,
  dropCooldown: 0,
  drops: [],
  stick: null,
  ...more,
});
