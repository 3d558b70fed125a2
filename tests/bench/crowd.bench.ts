// What a frame of five hundred units costs, each with a bar over it and a number that pops.
import { expect, test } from 'vitest';
import { crowd } from '../setup/crowd.ts';
import { headlessStage } from '../setup/game.ts';
import { percentile, report, rounded } from './report.ts';

const UNITS = 500;
const FRAMES = 600;
/** Of a frame's 16.7 ms, without a renderer. */
const BUDGET_MS = 4;

test('a frame of five hundred units with bars and pops', async () => {
  const stage = await headlessStage(crowd(UNITS));
  stage.session.start();
  const samples: number[] = [];
  for (let i = 0; i < FRAMES; i++) {
    stage.frame(1000 / 60);
    samples.push(stage.cost().frame);
  }
  stage.destroy();
  const settled = samples.slice(FRAMES / 10);
  const [median, p99] = [0.5, 0.99].map(part => rounded(percentile(settled, part), 2)) as [number, number];
  report('A crowd', [{ what: `${UNITS} units`, 'median ms': median, 'p99 ms': p99 }]);
  expect(median).toBeLessThanOrEqual(BUDGET_MS);
});
