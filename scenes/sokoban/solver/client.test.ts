// Client and Worker of the solver together, on one thread.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workerOf } from '../../kit/task/testing.ts';
import { readXsb } from '../levels/xsb.ts';
import { type Level, positionOf } from '../rules/level.ts';
import { closeSolver, GaveUp, judgeInWorker, solveInWorker } from './client.ts';

const SECOND = readXsb(readFileSync('assets/levels/sokoban/2.xsb', 'utf8'))[0] as Level;

const SolverWorker = workerOf(copy => import(/* @vite-ignore */ `./solver.worker.ts${copy}`));

beforeEach(() => void vi.stubGlobal('Worker', SolverWorker));
afterEach(() => {
  closeSolver();
  vi.unstubAllGlobals();
});

test('proves the fewest pushes, and that there is no way', async () => {
  expect(await solveInWorker(SECOND)).toMatchObject({ pushes: 19 });
  expect(await solveInWorker(readXsb('#####\n#$ .#\n# @ #\n#####')[0] as Level)).toBeNull();
});

test('judges beside it', async () => {
  const judged = judgeInWorker(SECOND, positionOf(SECOND));
  const solved = solveInWorker(SECOND);
  expect(await judged).toMatchObject({ kind: 'solvable', isLeast: true });
  expect(await solved).toMatchObject({ pushes: 19 });
});

test('says when it gave up at a limit', async () => {
  const answer = solveInWorker(SECOND, { positions: 5 });
  await expect(answer).rejects.toThrow(GaveUp);
  await expect(answer).rejects.toThrow(/Nothing is proven/);
});

test('is given up by its signal', async () => {
  const control = new AbortController();
  const answer = solveInWorker(SECOND, { signal: control.signal });
  control.abort(new Error('another level'));
  await expect(answer).rejects.toThrow('another level');
});
