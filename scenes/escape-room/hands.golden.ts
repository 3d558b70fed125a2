// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { Hands } from '../../tests/e2e/hands.ts';
import type { EscapeState } from './state.ts';

export const hands: Hands<EscapeState> = {
  start: ['Start Game'],
  looks: ({ hintsLeft, focus }) => ({ hintsLeft, focus }),
  before: { hintsLeft: 3, focus: null },
  keys: ['KeyH'],
  afterKey: { hintsLeft: 2, focus: null },
  finger: { on: ['Sticky note'] },
  afterFinger: { hintsLeft: 2, focus: 'note' },
};
