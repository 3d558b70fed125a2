// Golden input: what one key and one finger do at the start of play, as literals that a browser test tries.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Play the computer'],
  observe: ({ phase, marked }) => [phase, marked.length],
  before: ['exchange', 0],
  keys: ['Digit1'],
  afterKey: ['exchange', 1],
  finger: { on: ['Exchange 1'] },
  afterFinger: ['choose', 0],
};
