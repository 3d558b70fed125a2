// Test helpers: new games, commands, chosen plots, and states before or after a node.
import { tune } from '../../kit/core/constants.ts';
import { seeded } from '../../kit/core/rng.ts';
import { CONSTANTS } from '../constants.ts';
import { completeDraws, type Draws } from '../levels/draws.ts';
import { BUILDINGS, type Plots } from '../levels/plots.ts';
import type { NodeId } from './item.ts';
import { RULES } from './rules.ts';
import { nextCommand } from './solver.ts';
import type { EscapeCommand, EscapeState } from './state.ts';

export const TUNING = tune(CONSTANTS);

export const newEscape = (seed = 1, setup: Readonly<Record<string, string>> = {}): EscapeState =>
  RULES.create({ seed, setup, levels: [] }, TUNING);

export const send = (state: EscapeState, command: EscapeCommand, now = 0, t = TUNING) =>
  RULES.apply(state, command, t, now);

export const after = (state: EscapeState, ...commands: readonly EscapeCommand[]): EscapeState =>
  commands.reduce((so, command) => send(so, command).state, state);

/** The sentence that refuses a command, or null. */
export const refusal = (state: EscapeState, command: unknown, now = 0): string | null => {
  const { events } = send(state, command as EscapeCommand, now);
  const refused = events.find(({ type }) => type === 'refused');
  return refused?.type === 'refused' ? refused.message : null;
};

export const look = (at: string) => ({ type: 'look', at }) as const;
export const pick = (item: string) => ({ type: 'pick', item }) as const;
export const submit = (text: string) => ({ type: 'submit', text }) as const;
export const ACT = { type: 'act' } as const;

/** A new game with the given plots; by default the first of each room. */
export function building(plots: Partial<Plots> = {}, draws: Partial<Draws> = {}, seed = 1): EscapeState {
  const state = newEscape(seed);
  const all: Plots = { lab: 'ultraviolet', office: 'desk', library: 'clock', control: 'fuse', ...plots };
  return { ...state, draws: { ...completeDraws(seeded(seed), all), ...draws } };
}
/** A seed whose building has these plots. */
export function seedOf(plots: Partial<Plots>): number {
  for (let seed = 1; ; seed++) {
    const drawn = newEscape(seed).draws.plots;
    if (Object.entries(plots).every(([room, plot]) => drawn[room as keyof Plots] === plot)) return seed;
  }
}
export { BUILDINGS };

/** Played by the solver to the state before a node is solved. */
export function beforeSolving(node: NodeId, from: EscapeState = building()): EscapeState {
  let state = from;
  for (let i = 0; i < 400; i++) {
    const command = nextCommand(state);
    if (!command) break;
    const next = send(state, command).state;
    if (next.done.includes(node)) return state;
    state = next;
  }
  return state;
}
/** Played by the solver until a node is solved. */
export function afterSolving(node: NodeId, from: EscapeState = building()): EscapeState {
  const state = beforeSolving(node, from);
  const command = nextCommand(state);
  return command ? send(state, command).state : state;
}
