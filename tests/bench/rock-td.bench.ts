// What one tick of Gem Tower Defense costs with 31 gems, on a map where so many can stand, and mobs by the hundred.
import { expect, test } from 'vitest';
import { NO_INPUT } from '../../scenes/kit/core/input/input.ts';
import { stress } from '../../scenes/rock-td/dev.ts';
import definition from '../../scenes/rock-td/index.ts';
import type { State } from '../../scenes/rock-td/rules/state.ts';
import { sessionOpener } from '../setup/game.ts';
import { percentile, report, rounded } from './report.ts';

const OWN = '........|1......2|........|........|........|........';
const COUNTS = [50, 500, 1000] as const;
const BUDGET = { median: 2000, exponent: 1.2 };

test('a tick with 31 gems', async () => {
  const open = await sessionOpener(definition);
  const medians = COUNTS.map(count => {
    const session = open({ seed: 7, setup: { own: OWN }, overrides: stress.overrides(count) });
    session.start();
    const samples: number[] = [];
    for (let i = 0; i < 1800; i++) {
      const frame = { ...NO_INPUT, ...session.pilot() };
      const began = performance.now();
      session.tick(frame);
      const { phase, mobs } = session.state as State;
      if (phase === 'wave' && mobs.length >= count) samples.push((performance.now() - began) * 1000);
    }
    expect((session.state as State).rocks).toHaveLength(31);
    expect(samples.length).toBeGreaterThan(600);
    return percentile(samples, 0.5);
  });
  const [few = 1, , many = 1] = medians;
  const exponent = rounded(Math.log(many / few) / Math.log(20), 2);
  report(
    'Gem Tower Defense, 31 gems',
    COUNTS.map((count, index) => ({ what: `${count} mobs`, 'median µs': rounded(medians[index] ?? 0), exponent })),
  );
  expect(medians[1]).toBeLessThanOrEqual(BUDGET.median);
  expect(exponent).toBeLessThanOrEqual(BUDGET.exponent);
});
