// Golden input: what one key and one finger do at the start of play, as literals that a browser test tries.
import type { Hands } from '../../tests/e2e/hands.ts';
import type { State } from './rules.ts';

export const hands: Hands<State> = {
  start: ['Start'],
  looks: ({ dart: { x, y } }) => ({ flewDown: y > 250, flewRight: x > 70 }),
  before: { flewDown: false, flewRight: false },
  keys: ['ArrowDown'],
  held: true,
  afterKey: { flewDown: true, flewRight: false },
  finger: { on: ['Joystick'], drawn: [0.9, 0.5] },
  rests: true,
  afterFinger: { flewDown: true, flewRight: true },
};
