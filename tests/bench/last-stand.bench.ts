// What one tick of Airborne costs in its fifth wave, the bot playing.
import { expect, test } from 'vitest';
import definition from '../../scenes/last-stand/index.ts';
import type { State } from '../../scenes/last-stand/rules/state.ts';
import { startedSession } from '../setup/game.ts';
import { percentile, report, rounded } from './report.ts';

const WAVE = 5;
const BUDGET = { median: 100, p99: 500 };

test('a tick in the fifth wave', async () => {
  const samples: number[] = [];
  for (let seed = 1; samples.length < 12_000; seed++) {
    const session = await startedSession(definition, seed, { firstWave: WAVE });
    while (!session.store.getState().result && (session.state as State).waves.wave === WAVE) {
      const frame = session.pilot();
      const began = performance.now();
      session.tick(frame);
      samples.push((performance.now() - began) * 1000);
    }
  }
  const median = rounded(percentile(samples, 0.5));
  const p99 = rounded(percentile(samples, 0.99));
  report('Airborne, wave 5', [{ what: 'last-stand', 'median µs': median, 'p99 µs': p99 }]);
  expect(median).toBeLessThanOrEqual(BUDGET.median);
  expect(p99).toBeLessThanOrEqual(BUDGET.p99);
});
