// What one key and one finger do at the start of play, as literals: a browser test has them do it.
import type { FirstInput } from '../../../tests/e2e/firstInput.ts';
import type { RobotState } from '../rules/state.ts';

export const firstInput: FirstInput<RobotState> = {
  start: ['To the workshop'],
  observe: ({ phase, pace }) => ({ fights: phase !== 'idle', pace }),
  before: { fights: false, pace: 1 },
  keys: ['Enter'],
  afterKey: { fights: true, pace: 1 },
  finger: { on: ['Speed ×1'] },
  afterFinger: { fights: true, pace: 2 },
};
