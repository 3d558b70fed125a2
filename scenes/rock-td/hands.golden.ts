// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { Hands } from '../../tests/e2e/hands.ts';
import type { State } from './state.ts';

export const hands: Hands<State> = {
  start: ['Play'],
  looks: ({ cursor, fresh }) => ({ cursor, rocks: fresh.length }),
  before: { cursor: 27, rocks: 0 },
  keys: ['Enter'],
  afterKey: { cursor: 27, rocks: 1 },
  finger: { at: [[2.5 / 8, 3.5 / 6]] },
  afterFinger: { cursor: 26, rocks: 1 },
};
