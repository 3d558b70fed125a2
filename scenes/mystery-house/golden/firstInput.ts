// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { MysteryState } from '../rules/state.ts';

export const firstInput: FirstInput<MysteryState> = {
  start: ['Enter the house'],
  observe: ({ room, moves }) => ({ room, moves }),
  before: { room: 'front', moves: 0 },
  keys: ['ArrowUp'],
  afterKey: { room: 'foyer', moves: 1 },
  finger: { on: [/^South: /] },
  afterFinger: { room: 'front', moves: 2 },
  pause: 'Escape',
};
