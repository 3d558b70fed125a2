// Test helpers: starts a case from a seed and submits commands.
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { RULES, sayCommand } from './rules.ts';
import type { MysteryState } from './state.ts';

export const TUNING = tune(CONSTANTS);

export const newGame = (seed = 1, setup = {}, t = TUNING): MysteryState => RULES.create({ seed, setup, levels: [] }, t);

export const say = (state: Readonly<MysteryState>, text: string, t = TUNING) =>
  RULES.apply(state, sayCommand(text), t, 0);

/** The state after several commands. */
export const stateAfter = (state: Readonly<MysteryState>, texts: readonly string[], t = TUNING): MysteryState =>
  texts.reduce<MysteryState>((now, text) => say(now, text, t).state, state as MysteryState);

/** Log entries that the last command added. */
export const lastReply = (state: Readonly<MysteryState>): readonly string[] => {
  const from = state.log.findLastIndex(({ kind }) => kind === 'said');
  return state.log.slice(from + 1).map(({ text }) => text);
};
