// Boulder Dash: what the scan of a cave costs, small and large, and how long a cave takes to be proven.
import { expect, test } from 'vitest';
import { CONSTANTS } from '../../scenes/boulder-dash/constants.ts';
import { firstProven } from '../../scenes/boulder-dash/levels/caveSearch.ts';
import { generate } from '../../scenes/boulder-dash/levels/generate.ts';
import { type Cave, cellTick, copyCave } from '../../scenes/boulder-dash/rules/cave.ts';
import { CELL, readCells, writeCells } from '../../scenes/boulder-dash/rules/cells.ts';
import { tune } from '../../scenes/kit/core/constants.ts';
import { random, seeded } from '../../scenes/kit/core/rng.ts';
import { percentile, report, rounded } from './report.ts';

const t = tune(CONSTANTS);
const BUDGET = { small: 30, large: 1500, proofMedian: 150, proofMost: 1500 };
const SILENT = () => {};

/** Microseconds of a cell tick, the grid read from its text and written back. */
function scans(cave: Cave): number[] {
  let text = writeCells(cave.cells);
  return Array.from({ length: 400 }, () => {
    const began = performance.now();
    cave.cells = readCells(text);
    cellTick(cave, 'stay', t.pushCells, SILENT);
    text = writeCells(cave.cells);
    return (performance.now() - began) * 1000;
  });
}

function large(side: number): Cave {
  const rng = seeded(3);
  const cells = Uint8Array.from({ length: side * side }, () => {
    const part = random(rng);
    return part < 0.5 ? CELL.dirt : part < 0.7 ? CELL.boulder : part < 0.8 ? CELL.diamond : CELL.empty;
  });
  const cave = copyCave(generate({ seed: 1, level: 1, sub: 1, plain: true }, t));
  return { ...cave, width: side, height: side, cells, player: 0, from: 0, exit: side * side - 1 };
}

test('the scan of a cave', () => {
  const small = scans(generate({ seed: 7, level: 5, sub: 1, plain: false }, t));
  const big = scans(large(200));
  report('boulder-dash: one cell tick', [
    { what: '40 × 22', 'median µs': rounded(percentile(small, 0.5)), 'p99 µs': rounded(percentile(small, 0.99)) },
    { what: '200 × 200', 'median µs': rounded(percentile(big, 0.5)), 'p99 µs': rounded(percentile(big, 0.99)) },
  ]);
  expect(percentile(small, 0.5)).toBeLessThanOrEqual(BUDGET.small);
  expect(percentile(big, 0.5)).toBeLessThanOrEqual(BUDGET.large);
});

test('the proof of a cave, levels 1 to 20', () => {
  const times: number[] = [];
  for (let level = 1; level <= 20; level++)
    for (let seed = 1; seed <= 10; seed++) {
      const began = performance.now();
      firstProven({ seed, level, plain: false, t });
      times.push(performance.now() - began);
    }
  report('boulder-dash: proof of a cave', [
    {
      what: 'levels 1 to 20',
      'median ms': rounded(percentile(times, 0.5)),
      'p95 ms': rounded(percentile(times, 0.95)),
      'most ms': rounded(Math.max(...times)),
    },
  ]);
  expect(percentile(times, 0.5)).toBeLessThanOrEqual(BUDGET.proofMedian);
  expect(percentile(times, 0.95)).toBeLessThanOrEqual(BUDGET.proofMost);
});
