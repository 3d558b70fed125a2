// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Start Battle'],
  observe: ({ chosen, own }) => ({ chosen, own: own.map(({ kind, row, col }) => [kind, row, col]) }),
  before: { chosen: null, own: [] },
  keys: ['Digit2'],
  afterKey: { chosen: 'Archer', own: [] },
  finger: { at: [[3.5 / 20, 4.5 / 10]] },
  afterFinger: { chosen: 'Archer', own: [['Archer', 4, 3]] },
};
