// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { Hands } from '../../tests/e2e/hands.ts';
import type { DalexState } from './state.ts';

export const hands: Hands<DalexState> = {
  start: ['New Game'],
  looks: ({ turns, player }) => ({ turns, player }),
  before: { turns: 0, player: 7 * 15 + 7 },
  keys: ['KeyQ'],
  afterKey: { turns: 1, player: 6 * 15 + 6 },
  finger: { at: [[0.5, 0.5]] },
  afterFinger: { turns: 2, player: 7 * 15 + 7 },
};
