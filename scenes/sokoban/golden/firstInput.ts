// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { SokobanState } from '../rules/state.ts';

export const firstInput: FirstInput<SokobanState> = {
  start: ['Play'],
  observe: ({ lurd }) => lurd,
  before: '',
  keys: ['ArrowDown'],
  afterKey: 'd',
  finger: { at: [[0.616, 0.769]] },
  afterFinger: 'ddd',
};
