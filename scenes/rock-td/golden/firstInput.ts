// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Play'],
  observe: ({ cursor, fresh }) => ({ cursor, rocks: fresh.length }),
  before: { cursor: 27, rocks: 0 },
  keys: ['Enter'],
  afterKey: { cursor: 27, rocks: 1 },
  finger: { at: [[2.5 / 8, 3.5 / 6]] },
  afterFinger: { cursor: 26, rocks: 1 },
  afterMouse: { cursor: 26, rocks: 2 },
};
