// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Start Game'],
  observe: ({ gun, totals }) => ({ drove: gun.x < 390, fired: totals.shots > 0 }),
  before: { drove: false, fired: false },
  keys: ['ArrowLeft'],
  held: true,
  afterKey: { drove: true, fired: false },
  finger: { at: [[0.7, 0.3]] },
  afterFinger: { drove: true, fired: true },
};
