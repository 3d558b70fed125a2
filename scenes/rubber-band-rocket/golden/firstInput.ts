// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { State } from '../rules/state.ts';

export const firstInput: FirstInput<State> = {
  start: ['Start'],
  observe: ({ isCharging, isLaunched, launches }) => ({ isCharging, isLaunched, launches }),
  before: { isCharging: false, isLaunched: false, launches: 0 },
  keys: ['Space'],
  held: true,
  afterKey: { isCharging: true, isLaunched: false, launches: 0 },
  afterRelease: { isCharging: false, isLaunched: false, launches: 1 },
  finger: { on: ['Hold'] },
  rests: true,
  afterFinger: { isCharging: true, isLaunched: false, launches: 1 },
};
