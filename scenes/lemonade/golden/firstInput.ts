// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Start'],
  observe: ({ phase, plan }) => ({ phase, jugs: plan.jugs, price: plan.price }),
  before: { phase: 'morning', jugs: 3, price: 100 },
  keys: ['ArrowRight'],
  afterKey: { phase: 'morning', jugs: 4, price: 100 },
  finger: { on: ['Less: Price of a cup'] },
  afterFinger: { phase: 'morning', jugs: 4, price: 95 },
};
