// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Play'],
  observe: ({ aim, phase, strokes }) => ({ turned: aim > 0.1, swings: phase === 'putting', strokes }),
  before: { turned: false, swings: false, strokes: 0 },
  keys: ['ArrowRight'],
  held: true,
  afterKey: { turned: true, swings: false, strokes: 0 },
  finger: { on: ['PUTT'] },
  rests: true,
  afterFinger: { turned: true, swings: true, strokes: 0 },
};
