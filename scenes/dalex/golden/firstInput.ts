// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { DalexState } from '../rules/state.ts';

export const firstInput: FirstInput<DalexState> = {
  start: ['New Game'],
  observe: ({ turns, player }) => ({ turns, player }),
  before: { turns: 0, player: 7 * 15 + 7 },
  keys: ['KeyQ'],
  afterKey: { turns: 1, player: 6 * 15 + 6 },
  finger: { at: [[0.5, 0.5]] },
  afterFinger: { turns: 2, player: 7 * 15 + 7 },
};
