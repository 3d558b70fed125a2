// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { Hands } from '../../tests/e2e/hands.ts';
import type { SokobanState } from './state.ts';

export const hands: Hands<SokobanState> = {
  start: ['Play'],
  looks: ({ lurd }) => lurd,
  before: '',
  keys: ['ArrowDown'],
  afterKey: 'd',
  finger: { at: [[0.616, 0.769]] },
  afterFinger: 'ddd',
};
