// The proposal of a repair beside jsonrepair alone, on 1 MB with one trailing comma, and 10 MB of it.
import { jsonrepair } from 'jsonrepair';
import { expect, test } from 'vitest';
import { type Proposal, propose } from '../../src/tools/json-printer/engine/repair/propose.ts';
import { percentile, report, rounded } from './report.ts';

const MOST_TIMES_LONGER = 3;
const MOST_MS = 60_000;
const RUNS = 7;

const list = (length: number) =>
  `[${Array.from({ length }, (_, i) => `{"id":${i},"name":"Item ${i}","tags":["a","b"]}`).join(',\n')},]`;

function proposal(text: string): Proposal {
  const steps = propose(text);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

function measured(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

test('a trailing comma', () => {
  const text = list(22_000);
  const alone: number[] = [];
  const ours: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    alone.push(measured(() => jsonrepair(text)));
    ours.push(measured(() => expect(proposal(text).edits).toHaveLength(1)));
  }
  const tenfold = measured(() => proposal(list(220_000)));
  const [theirs, mine] = [percentile(alone, 0.5), percentile(ours, 0.5)];
  report('JSON printer, the proposal of a repair', [
    { what: '1 MB', 'jsonrepair ms': rounded(theirs), 'ours ms': rounded(mine), times: rounded(mine / theirs) },
    { what: '10 MB', 'ours ms': rounded(tenfold) },
  ]);
  expect(mine).toBeLessThan(theirs * MOST_TIMES_LONGER);
  expect(tenfold).toBeLessThan(MOST_MS);
});
