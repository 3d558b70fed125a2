// Nights for the tests: started from a seed, and spoken to.
import { tune } from '../kit/core/constants.ts';
import { CONSTANTS } from './constants.ts';
import { RULES, sayCommand } from './rules.ts';
import type { MysteryState } from './state.ts';

export const TUNING = tune(CONSTANTS);

export const newNight = (seed = 1, setup = {}, t = TUNING): MysteryState =>
  RULES.create({ seed, setup, levels: [] }, t);

export const say = (state: Readonly<MysteryState>, text: string, t = TUNING) => RULES.apply(state, sayCommand(text), t, 0);

/** The state after several sentences, each said by itself. */
export const after = (state: Readonly<MysteryState>, texts: readonly string[], t = TUNING): MysteryState =>
  texts.reduce<MysteryState>((now, text) => say(now, text, t).state, state as MysteryState);

/** What the log added to the last sentence, a line each. */
export const heard = (state: Readonly<MysteryState>): readonly string[] => {
  const from = state.log.findLastIndex(({ kind }) => kind === 'said');
  return state.log.slice(from + 1).map(({ text }) => text);
};
