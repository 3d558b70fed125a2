// Golden input: what one key and one finger do at the start of play, as literals that a browser test tries.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/rules.ts';

export const firstInput: FirstInput<State> = {
  start: ['Start'],
  observe: ({ drawn }) => drawn,
  before: 0,
  keys: ['Space'],
  afterKey: 1,
  finger: { on: ['Draw'] },
  afterFinger: 2,
};
