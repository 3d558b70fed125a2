// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Start'],
  observe: ({ player: { x, ammo } }) => ({ ran: x > 60, ammo }),
  before: { ran: false, ammo: 5 },
  keys: ['KeyD'],
  held: true,
  afterKey: { ran: true, ammo: 5 },
  finger: { on: ['FIRE'] },
  afterFinger: { ran: true, ammo: 4 },
};
