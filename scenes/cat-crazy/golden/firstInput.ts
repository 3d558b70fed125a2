// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Start'],
  observe: ({ coins, eggs }) => ({ coins, warmth: eggs.map(egg => egg.hatchProgress) }),
  before: { coins: 100, warmth: [] },
  keys: ['KeyB'],
  afterKey: { coins: 0, warmth: [0] },
  finger: { at: [[62 / 720, 256 / 480]] },
  afterFinger: { coins: 0, warmth: [20] },
};
