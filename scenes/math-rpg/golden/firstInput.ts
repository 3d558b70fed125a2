// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { MathState } from '../rules/state.ts';

export const firstInput: FirstInput<MathState> = {
  start: ['Start'],
  observe: ({ right, wrong }) => ({ right, wrong }),
  before: { right: 0, wrong: 0 },
  keys: ['Digit9', 'Enter'],
  afterKey: { right: 1, wrong: 0 },
  finger: { on: ['9', '9', 'Attack!'] },
  afterFinger: { right: 1, wrong: 1 },
};
