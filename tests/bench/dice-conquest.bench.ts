// What a decision of Dice Conquest's hardest player costs, in time of the processor: the clock's is stretched by whatever else runs.
import { expect, test } from 'vitest';
import { chooseMove } from '../../scenes/dice-conquest/rules/computer.ts';
import { playOut, TUNING } from '../../scenes/dice-conquest/rules/testing.ts';
import { percentile, report, rounded } from './report.ts';

const BUDGET_MS = 50;

test('hard decides', () => {
  const samples: number[] = [];
  for (let seed = 0; seed < 3; seed++)
    playOut(seed, ['normal', 'normal'], state => {
      if (state.phase !== 'place') return;
      const began = process.cpuUsage();
      chooseMove(state, 'hard', TUNING);
      const { user, system } = process.cpuUsage(began);
      samples.push((user + system) / 1000);
    });
  const nine = percentile(samples, 0.9);
  report('Dice Conquest, hard', [{ what: 'nine of ten decisions', ms: rounded(nine) }]);
  expect(nine).toBeLessThan(BUDGET_MS);
});
