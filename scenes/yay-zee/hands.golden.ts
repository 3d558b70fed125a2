// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { Hands } from '../../tests/e2e/hands.ts';
import type { YayZeeState } from './state.ts';

export const hands: Hands<YayZeeState> = {
  start: ['Solo'],
  looks: ({ rollsLeft, held }) => ({ rollsLeft, held }),
  before: { rollsLeft: 3, held: [false, false, false, false, false] },
  keys: ['KeyR'],
  afterKey: { rollsLeft: 2, held: [false, false, false, false, false] },
  finger: { on: [/^Die 2:/] },
  afterFinger: { rollsLeft: 2, held: [false, true, false, false, false] },
};
