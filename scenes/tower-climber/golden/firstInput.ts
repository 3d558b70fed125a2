// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Start Game'],
  observe: ({ aim, totals }) => ({ aims: aim.isShown, jumps: totals.jumps }),
  before: { aims: false, jumps: 0 },
  keys: ['Space'],
  afterKey: { aims: true, jumps: 0 },
  finger: {
    at: [
      [0.5, 0.4],
      [0.5, 0.55],
    ],
  },
  afterFinger: { aims: false, jumps: 1 },
};
