// View: what the game's own HUD shows.
import type { Entry, State } from './rules/rules.ts';
import { WORDS } from './words.ts';

export interface WordsView {
  readonly log: readonly Entry[];
  readonly words: readonly { readonly text: string; readonly isSaid: boolean }[];
  readonly isOver: boolean;
}

export const view = ({ log, guesses, isOver }: Readonly<State>): WordsView => ({
  log,
  words: WORDS.map(text => ({ text, isSaid: guesses.includes(text) })),
  isOver,
});
