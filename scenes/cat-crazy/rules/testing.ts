// Test helpers: a room with given cats, ticks, commands.
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import type { CarriedOver, Setup } from '../../kit/core/rules.ts';
import { CONSTANTS } from '../constants.ts';
import { BREEDS, type Breed } from './cats/breeds.ts';
import { newCat } from './cats/eggs.ts';
import { rules } from './rules.ts';
import type { Cat, Command, Egg, Event, State } from './state.ts';
import { EMPTY_BOOK } from './stories/book.ts';
import { GOALS } from './stories/goals.ts';

export const t = tune(CONSTANTS);
/** Ticks between two updates of the needs. */
export const TICK = 300;

export const opened = (seed = 1, setup: Setup = {}, begin?: CarriedOver): State =>
  rules.create({ seed, setup, levels: [], ...(begin && { begin }) }, t);

export function play(state: State, frame: Partial<Frame> = {}, ticks = 1): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < ticks; i++) events.push(...rules.tick(state, { ...NO_INPUT, ...frame }, t));
  return events;
}

export const send = (state: State, command: Command): readonly Event[] => rules.command?.(state, command, t) ?? [];
export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);
export const refusal = (events: readonly Event[]): string | undefined =>
  events.flatMap(event => (event.type === 'refused' || event.type === 'declined' ? [event.message] : []))[0];

/** Puts an egg into the nest, from which the first or the second coat hatches. */
export function nestEgg(state: State, type: Breed, hatchProgress: number, more: Partial<Egg> = {}): Egg {
  const egg: Egg = { id: 90 + state.eggs.length, type, hatchProgress, coats: [0, 1], inTime: 0, ...more };
  state.eggs.push(egg);
  return egg;
}

/** A room with these cats, none of which has a wish, and with all goals reached; each breed tells its first tale. */
export function roomOf(...cats: (Partial<Cat> & { readonly type?: Breed })[]): State {
  const state = opened();
  state.maxCats = Math.max(1, cats.length);
  state.goal = GOALS.length;
  state.book = EMPTY_BOOK;
  for (const { type = BREEDS[0], coat = 0, ...more } of cats) {
    const cat = newCat(state, type, coat, t);
    state.cats.push(Object.assign(cat, { wishIn: 1e9, x: cat.toX, y: cat.toY }, more));
  }
  state.chosen = state.cats[0]?.id ?? null;
  return state;
}
