// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { DiceState } from '../rules/state.ts';

export const firstInput: FirstInput<DiceState> = {
  start: ['Player vs Computer'],
  observe: ({ phase, history }) => ({ rolled: phase === 'place' || history !== '', placed: history.slice(0, 2) }),
  before: { rolled: false, placed: '' },
  keys: ['KeyR'],
  afterKey: { rolled: true, placed: '' },
  finger: { at: [[0.5, 0.5]] },
  afterFinger: { rolled: true, placed: '64' },
};
