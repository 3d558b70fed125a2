// Test helpers: new games, commands, chosen puzzle sets, and states before or after a node.
import { tune } from '../kit/core/constants.ts';
import { CONSTANTS } from './constants.ts';
import type { Draws, NodeSet } from './draws.ts';
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

/** A new game with the given puzzle sets; 'first' by default. */
export function building(sets: Partial<Draws['sets']> = {}, draws: Partial<Draws> = {}): EscapeState {
  const state = newEscape();
  const first: Draws['sets'] = { lab: 'first', office: 'first', library: 'first', control: 'first' };
  return { ...state, draws: { ...state.draws, sets: { ...first, ...sets }, ...draws } };
}
export const SETS: readonly NodeSet[] = ['first', 'second'];

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
