// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { EscapeState } from '../rules/state.ts';

export const firstInput: FirstInput<EscapeState> = {
  start: ['Start Game'],
  observe: ({ hintsLeft, focus }) => ({ hintsLeft, focus }),
  before: { hintsLeft: 3, focus: null },
  keys: ['KeyH'],
  afterKey: { hintsLeft: 2, focus: null },
  finger: { on: ['Workbench drawer'] },
  afterFinger: { hintsLeft: 2, focus: 'drawer' },
};
