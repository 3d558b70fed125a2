// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { YayZeeState } from '../rules/state.ts';

export const firstInput: FirstInput<YayZeeState> = {
  start: ['Solo'],
  observe: ({ rollsLeft, held }) => ({ rollsLeft, held }),
  before: { rollsLeft: 3, held: [false, false, false, false, false] },
  keys: ['KeyR'],
  afterKey: { rollsLeft: 2, held: [false, false, false, false, false] },
  finger: { on: [/^Die 2:/] },
  afterFinger: { rollsLeft: 2, held: [false, true, false, false, false] },
};
