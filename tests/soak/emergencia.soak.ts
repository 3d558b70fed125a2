// Forty generated missions of Emergencia: each is proven, and lost by who does nothing.
import { expect, test } from 'vitest';
import { firstProven, UNPROVEN } from '../../scenes/emergencia/levels/draftSearch.ts';
import { rules } from '../../scenes/emergencia/rules/rules.ts';
import { opened, sendCommand, tuned } from '../../scenes/emergencia/rules/testing.ts';
import { NO_INPUT } from '../../scenes/kit/core/input/input.ts';

const t = tuned();
/** Medians of wall time, with room for a machine that is busy. */
const MOST_MS = 4000;

test('forty seeds have a proven mission, found soon, in which doing nothing loses the VIP', () => {
  const took: number[] = [];
  for (let seed = 1; seed <= 40; seed++) {
    const began = performance.now();
    const draft = firstProven({ seed, t });
    took.push(performance.now() - began);
    expect(draft, `seed ${seed}`).not.toBe(UNPROVEN);
    const state = opened(seed, { missions: 'generated' });
    rules.onResponse?.(state, draft, t);
    sendCommand(state, { type: 'startMission' });
    while (state.phase === 'playing') rules.tick(state, NO_INPUT, t);
    // Who strikes may still run into an agent that stands there: the VIP is lost either way.
    expect(state.vips[0]?.assassinated, `seed ${seed}`).toBe(true);
  }
  expect(took.sort((a, b) => a - b)[20]).toBeLessThan(MOST_MS);
});
