// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Start', 'Start Mission'],
  observe: ({ selected, agents }) => ({ selected, isSent: agents[0]?.targetX !== 100 }),
  before: { selected: 0, isSent: false },
  keys: ['Digit1'],
  afterKey: { selected: 1, isSent: false },
  finger: { at: [[0.3, 0.9]] },
  afterFinger: { selected: 1, isSent: true },
};
