// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { Hands } from '../../tests/e2e/hands.ts';
import type { State } from './state.ts';

export const hands: Hands<State> = {
  start: ['Start'],
  looks: ({ isCharging, isLaunched, launches }) => ({ isCharging, isLaunched, launches }),
  before: { isCharging: false, isLaunched: false, launches: 0 },
  keys: ['Space'],
  held: true,
  afterKey: { isCharging: true, isLaunched: false, launches: 0 },
  letGo: { isCharging: false, isLaunched: false, launches: 1 },
  finger: { on: ['Hold'] },
  rests: true,
  afterFinger: { isCharging: true, isLaunched: false, launches: 1 },
};
