// Ladder of players: one that says the first words, one that says any, one that reasons, and the shortcuts.
import { turnLadder } from '../../kit/core/ladder/ladder.ts';
import { rules, type State, say } from '../rules/rules.ts';
import { WORDS } from '../words.ts';
import { guesser, reasoner } from './pilot.ts';

/** Says the words in their order. */
const inOrder = () => (state: Readonly<State>) => {
  const next = WORDS.find(word => !state.guesses.includes(word));
  return state.isOver || next === undefined ? null : say(next);
};

export default turnLadder({
  measure: 'points, summed over 6 words',
  count: () => ({
    value: (state: Readonly<State>) => rules.result(state, { tries: 8, pointsPerGuess: 10 })?.score ?? 0,
  }),
  runsPerSeed: 6,
  mostMinutes: 2,
  secondsPerCommand: 10,
  steps: { naive: 1.2, practised: 1.3 },
  endsInDefeat: false,
  players: { naive: inOrder, newcomer: guesser, practised: reasoner },
  accepted: [
    {
      fault: 'naive 251.5 is not above idle 251.5',
      why: 'who does not think says the words in their order, as idle does',
    },
  ],
  without: {},
  exploits: {
    'from the end of the list': () => state =>
      state.isOver ? null : say(WORDS.findLast(word => !state.guesses.includes(word)) ?? ''),
  },
});
