// Solver: the bot plays the case by the rules until the proof is complete; then commands that the proof does not need are removed, last to first (greedy elimination).
import type { Setup } from '../../kit/core/rules.ts';
import type { MysteryTuning } from '../constants.ts';
import { provenMurderer } from '../rules/notebook.ts';
import { nameOf } from '../rules/people.ts';
import { RULES, sayCommand } from '../rules/rules.ts';
import type { MysteryState } from '../rules/state.ts';
import { detective, THOROUGH } from './pilot.ts';

export interface Solution {
  readonly murderer: string;
  /** Commands from the start of the case to the complete proof. */
  readonly clues: readonly string[];
}

/** Limit of the search; no case takes more commands. */
const MAX_COMMANDS = 2000;

export function solve(seed: number, setup: Setup, t: MysteryTuning): Solution | null {
  const start = RULES.create({ seed, setup, levels: [] }, t);
  const step = (state: MysteryState, text: string) => RULES.apply(state, sayCommand(text), t, 0).state;
  const decide = detective(THOROUGH)(seed);
  /** The commands played, each with the state before it. */
  const played: { readonly text: string; readonly before: MysteryState }[] = [];
  let state = start;
  while (provenMurderer(state, t) === null) {
    const command = decide(state, t);
    if (!command || played.length >= MAX_COMMANDS) return null;
    played.push({ text: command.text, before: state });
    state = step(state, command.text);
  }
  const clues: string[] = [];
  for (const { text, before } of played.toReversed()) {
    // Moves stay: without one the later moves would lead elsewhere.
    const isNeeded = !/^(?:examine|ask|confront)/.test(text) || provenMurderer(clues.reduce(step, before), t) === null;
    if (isNeeded) clues.unshift(text);
  }
  return { murderer: nameOf(state.case.murderer), clues };
}
