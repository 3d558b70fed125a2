// Rules: one word is looked for, and each guess is answered by the letters it shares. Pure functions of state, command and constants.
import type { Tuning } from '../../kit/core/constants.ts';
import { plural } from '../../kit/core/plural.ts';
import { type HasRng, pick, seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, Result, TurnRules } from '../../kit/core/rules.ts';
import type { constants } from '../constants.ts';
import { isWord, sharedLetters, WORDS, type Word } from '../words.ts';

export interface Entry {
  readonly id: number;
  readonly kind: 'said' | 'told';
  readonly text: string;
}
export interface State extends HasRng {
  readonly secret: Word;
  /** Guesses, the oldest first. */
  readonly guesses: readonly Word[];
  readonly log: readonly Entry[];
  readonly isOver: boolean;
}
export type Command = { readonly type: 'say'; readonly text: string };
export type Event =
  | { readonly type: 'told'; readonly text: string }
  | { readonly type: 'found' }
  | { readonly type: 'failed' }
  | { readonly type: 'refused'; readonly message: string };
export type T = Tuning<typeof constants>;

const MOST_CHARACTERS = 40;
const OPENING = 'I think of one of these words. Say one, and I tell how many of its letters are in mine.';

export const say = (text: string): Command => ({ type: 'say', text });

function create({ seed }: CreateOptions): State {
  const rng = seeded(seed);
  const secret = pick(rng, WORDS);
  return { rng, secret, guesses: [], log: [{ id: 0, kind: 'told', text: OPENING }], isOver: false };
}

/** Words that were not said yet. */
const legal = ({ isOver, guesses }: Readonly<State>): readonly Command[] =>
  isOver ? [] : WORDS.filter(word => !guesses.includes(word)).map(say);

function apply(state: Readonly<State>, command: Command, t: T): { state: State; events: readonly Event[] } {
  const refuse = (message: string) => ({ state, events: [{ type: 'refused', message } as const] });
  if (state.isOver) return refuse('The word is out.');
  if (command?.type !== 'say' || typeof command.text !== 'string') return refuse('Say a word.');
  const text = command.text.slice(0, MOST_CHARACTERS).trim().toLowerCase();
  if (!isWord(text)) return refuse('That is none of the words.');
  if (state.guesses.includes(text)) return refuse('You said that already.');
  return answered(state, text, t);
}

function answered(state: State, word: Word, t: T): { state: State; events: readonly Event[] } {
  const guesses = [...state.guesses, word];
  const isFound = word === state.secret;
  const isOver = isFound || guesses.length >= t.tries;
  const text = isFound
    ? `"${word}" it is.`
    : `"${word}": ${plural(sharedLetters(word, state.secret), 'letter')}.${isOver ? ` It was "${state.secret}".` : ''}`;
  const next = state.log.length;
  const log: readonly Entry[] = [
    ...state.log,
    { id: next, kind: 'said', text: word },
    { id: next + 1, kind: 'told', text },
  ];
  const told: Event = { type: 'told', text };
  const events: readonly Event[] = isOver ? [told, { type: isFound ? 'found' : 'failed' }] : [told];
  return { state: { ...state, guesses, log, isOver }, events };
}

function result({ isOver, secret, guesses }: Readonly<State>, t: T): Result | null {
  if (!isOver) return null;
  const isFound = guesses.at(-1) === secret;
  const score = isFound ? Math.max(0, 100 - t.pointsPerGuess * (guesses.length - 1)) : 0;
  return {
    outcome: isFound ? 'won' : 'lost',
    score,
    title: isFound ? 'Found' : `It was "${secret}"`,
    lines: [plural(guesses.length, 'guess', 'guesses')],
    again: 'Again',
  };
}

export const rules: TurnRules<State, Command, Event, T> = {
  kind: 'turns',
  create,
  legal,
  apply,
  /** What was told is not forgotten. */
  undoable: () => false,
  result,
};
