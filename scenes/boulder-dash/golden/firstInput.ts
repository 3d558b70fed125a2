// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Start'],
  observe: ({ cave: { player, cells } }) => ({ player, beside: cells[84] }),
  before: { player: 82, beside: '2' },
  keys: ['ArrowRight'],
  afterKey: { player: 83, beside: '2' },
  finger: { on: ['Dig Right'] },
  afterFinger: { player: 83, beside: '0' },
};
