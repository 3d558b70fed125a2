// Escape Room at length: ten thousand buildings, each left by whoever reads, without one wrong code.
import { expect, it } from 'vitest';
import { nextCommand } from '../../scenes/escape-room/rules/solver.ts';
import { newEscape, send } from '../../scenes/escape-room/rules/testing.ts';

const SEEDS = 10_000;
/** No escape takes so many commands. */
const MOST = 400;

it(`${SEEDS} seeds: what was read is enough to escape`, () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    let state = newEscape(seed);
    for (let i = 0; i < MOST && state.phase === 'playing'; i++) {
      const command = nextCommand(state);
      if (!command) break;
      state = send(state, command).state;
    }
    if (state.phase !== 'escaped' || state.wrongCodes > 0) expect.fail(`seed ${seed}: ${state.message}`);
  }
});
