// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { Hands } from '../../tests/e2e/hands.ts';
import type { State } from './state.ts';

export const hands: Hands<State> = {
  start: ['Start Battle'],
  looks: ({ chosen, own }) => ({ chosen, own: own.map(({ kind, row, col }) => [kind, row, col]) }),
  before: { chosen: null, own: [] },
  keys: ['Digit2'],
  afterKey: { chosen: 'Archer', own: [] },
  finger: { at: [[3.5 / 20, 4.5 / 10]] },
  afterFinger: { chosen: 'Archer', own: [['Archer', 4, 3]] },
};
