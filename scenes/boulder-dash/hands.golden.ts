// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { Hands } from '../../tests/e2e/hands.ts';
import type { State } from './state.ts';

export const hands: Hands<State> = {
  start: ['Start'],
  looks: ({ cave: { player, cells } }) => ({ player, beside: cells[84] }),
  before: { player: 82, beside: '2' },
  keys: ['ArrowRight'],
  afterKey: { player: 83, beside: '2' },
  finger: { on: ['Dig Right'] },
  afterFinger: { player: 83, beside: '0' },
};
