// Bots: one says a word that all answers so far allow. Conformance tests, the ladder and the start card's demo use it.
import { pick, seeded } from '../../kit/core/rng.ts';
import { type Command, type State, say } from '../rules/rules.ts';
import { sharedLetters, WORDS } from '../words.ts';

/** Words that would have been answered as the guesses were. */
const possible = ({ guesses, secret }: Readonly<State>) =>
  WORDS.filter(word =>
    guesses.every(guess => guess !== word && sharedLetters(guess, word) === sharedLetters(guess, secret)),
  );

export const reasoner = (seed: number) => {
  const rng = seeded(seed, 5);
  return (state: Readonly<State>): Command | null => (state.isOver ? null : say(pick(rng, possible(state))));
};

/** Behind the start card it plays slowly: it acts at every third decision. */
const DECISIONS_PER_WORD = 3;

export const pilot = (seed: number) => {
  const decide = reasoner(seed);
  let decisions = 0;
  return (state: Readonly<State>): Command | null => (++decisions % DECISIONS_PER_WORD === 0 ? decide(state) : null);
};

/** One that says any word it has not said yet. */
export const guesser = (seed: number) => {
  const rng = seeded(seed, 6);
  return ({ isOver, guesses }: Readonly<State>): Command | null =>
    isOver
      ? null
      : say(
          pick(
            rng,
            WORDS.filter(word => !guesses.includes(word)),
          ),
        );
};
