// Test helpers: a run without waves, units placed by hand, input and commands.
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import type { Setup } from '../../kit/core/rules.ts';
import { CONSTANTS } from '../constants.ts';
import { newFighter } from './fighter.ts';
import { centreOf } from './grid.ts';
import { rules } from './rules.ts';
import type { Command, Event, Fighter, State } from './state.ts';
import { typesOf, type UnitName } from './units.ts';

export const t = tune(CONSTANTS);

export const opened = (seed = 1, setup: Setup = {}): State => rules.create({ seed, setup, levels: [] }, t);

/** A run in which no wave comes, with so much to spend. */
export function quiet(resources = 100): State {
  const state = opened();
  Object.assign(state, { nextIn: 1e9, resources });
  return state;
}

export function play(state: State, frame: Partial<Frame> = {}, ticks = 1): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < ticks; i++) events.push(...rules.tick(state, { ...NO_INPUT, ...frame }, t));
  return events;
}

export const send = (state: State, command: unknown): readonly Event[] =>
  rules.command?.(state, command as Command, t) ?? [];
export const press = (bit: number): Partial<Frame> => ({ held: bit, pressed: bit });
export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);
export const refusal = (events: readonly Event[]): string | undefined =>
  events.flatMap(event => (event.type === 'refused' ? [event.message] : []))[0];

/** A click on a cell: pressed in one tick, let go in the next. */
export function click(state: State, row: number, col: number): Event[] {
  const { x, y } = centreOf({ row, col });
  const pointer = { x, y, down: true, pressed: true, released: false, cancelled: false };
  return [
    ...play(state, { pointer }),
    ...play(state, { pointer: { ...pointer, down: false, pressed: false, released: true } }),
  ];
}

export function own(state: State, kind: UnitName, row: number, col: number): Fighter {
  const fighter = newFighter(state.nextId++, kind, { row, col }, typesOf(t)[kind].health);
  state.own.push(fighter);
  return fighter;
}
export function enemy(state: State, kind: UnitName, row: number, col: number, wave = 1): Fighter {
  const fighter = newFighter(state.nextId++, kind, { row, col }, typesOf(t)[kind].health, wave);
  state.wave = Math.max(state.wave, wave);
  state.enemies.push(fighter);
  return fighter;
}
