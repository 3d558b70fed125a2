// Robot Battle: how many guarded calls a second, JSON in and action out; and how long a whole match of 1,200 ticks takes.
import { expect, test } from 'vitest';
import { SCRIPTS } from '../../scenes/robot-battle/rules/scripts.ts';
import { matchRequest, referee } from '../../scenes/robot-battle/rules/testing.ts';
import { percentile, report, rounded } from './report.ts';

const BUDGET = { callsPerSecond: 40_000, matchMs: 150 };
const MATCHES = 15;

test('a match of 1,200 ticks', async () => {
  const resolve = await referee();
  const request = matchRequest(SCRIPTS.turret.code, SCRIPTS.target.code);
  const times: number[] = [];
  for (let i = 0; i < MATCHES; i++) {
    const began = performance.now();
    const { response } = await resolve(request);
    times.push(performance.now() - began);
    expect(response.out).toEqual([null, null]);
  }
  const median = percentile(times, 0.5);
  const best = percentile(times, 0);
  const calls = (2 * 1200 * 1000) / best;
  report('Robot Battle, a match of 1,200 ticks', [
    { what: 'ms, median', value: rounded(median), budget: BUDGET.matchMs },
    { what: 'guarded calls a second, at best', value: Math.round(calls), budget: BUDGET.callsPerSecond },
  ]);
  expect(median).toBeLessThan(BUDGET.matchMs);
  expect(calls).toBeGreaterThan(BUDGET.callsPerSecond);
});
