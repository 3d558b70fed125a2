// Golden input: what one key and one finger do at the start of play, as literals that a browser test tries.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/rules.ts';

export const firstInput: FirstInput<State> = {
  start: ['Start'],
  observe: ({ dart: { x, y } }) => ({ flewDown: y > 250, flewRight: x > 70 }),
  before: { flewDown: false, flewRight: false },
  keys: ['ArrowDown'],
  held: true,
  afterKey: { flewDown: true, flewRight: false },
  finger: { on: ['Joystick'], drawn: [0.9, 0.5] },
  rests: true,
  afterFinger: { flewDown: true, flewRight: true },
};
