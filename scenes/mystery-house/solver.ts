// Solves a case by its own rules: a detective walks the night as its seed has it, and what was of no use is left out of the account.
import type { Setup } from '../kit/core/rules.ts';
import type { MysteryTuning } from './constants.ts';
import { provenMurderer } from './notebook.ts';
import { nameOf } from './people.ts';
import { detective, THOROUGH } from './pilot.ts';
import { RULES, sayCommand } from './rules.ts';
import type { MysteryState } from './state.ts';

export interface Solution {
  readonly murderer: string;
  /** What to say, from the start: then the notebook holds the proof. */
  readonly clues: readonly string[];
}

/** No night takes longer. */
const MAX_COMMANDS = 2000;

export function solve(seed: number, setup: Setup, t: MysteryTuning): Solution | null {
  const start = RULES.create({ seed, setup, levels: [] }, t);
  const step = (state: MysteryState, text: string) => RULES.apply(state, sayCommand(text), t, 0).state;
  const decide = detective(THOROUGH)(seed);
  /** What was said, and how things stood before each of it. */
  const walked: { readonly text: string; readonly before: MysteryState }[] = [];
  let state = start;
  while (provenMurderer(state, t) === null) {
    const command = decide(state, t);
    if (!command || walked.length >= MAX_COMMANDS) return null;
    walked.push({ text: command.text, before: state });
    state = step(state, command.text);
  }
  const clues: string[] = [];
  for (const { text, before } of walked.toReversed()) {
    // A way left out changes where the others lead: ways stay.
    const isNeeded = !/^(?:examine|ask)/.test(text) || provenMurderer(clues.reduce(step, before), t) === null;
    if (isNeeded) clues.unshift(text);
  }
  return { murderer: nameOf(state.case.murderer), clues };
}
