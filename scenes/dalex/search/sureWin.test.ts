// Search for a sure win: drawn boards, and every win found is replayed by the rules.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workerOf } from '../../kit/task/testing.ts';
import { type DalexState, positionOf } from '../rules/state.ts';
import { anyPosition, boardState, SYMMETRIES, send, transformed } from '../rules/testing.ts';
import { closeSearch, sureWinInWorker } from './client.ts';
import { findSureWin, type SearchProblem } from './sureWin.ts';

const problem = (drawing: string, more: Partial<SearchProblem> = {}): SearchProblem => ({
  position: positionOf(boardState(drawing)),
  sonics: 0,
  sonicReach: 1,
  goal: null,
  ...more,
});
const WIDE = { width: 2000, turns: 20 };

test.each([
  ['two that meet at once', 'D.D../...../...../.@...', 1],
  ['one onto a pile', 'D#.@.', 1],
  ['a sleeper is woken and led onto a pile', 'S#..@', 3],
  ['a leaper lands on a pile', 'L.#..@', 2],
  ['the pile must be brought between first', '..D../...../#..../...../@....', 2],
])('%s: sure', (_name, board, turns) => {
  const result = findSureWin(problem(board), WIDE);
  expect(result).toMatchObject({ kind: 'sure', isLeast: true });
  expect(result.kind === 'sure' && result.steps).toHaveLength(turns);
});

test('one alone and nothing to run into cannot be won without luck', () => {
  expect(findSureWin(problem('D..../...../...../...../....@'), { width: 20_000, turns: 60 }).kind).toBe('none');
});

test('the screwdriver makes it sure', () => {
  const board = '...../...../.D.@.';
  expect(findSureWin(problem(board), WIDE).kind).not.toBe('sure');
  expect(findSureWin(problem(board, { sonics: 1 }), WIDE)).toMatchObject({ kind: 'sure' });
});

test('a narrow search says that it does not know', () => {
  expect(findSureWin(problem('D...D/...../..@../...../D...D'), { width: 1, turns: 1 }).kind).toBe('unknown');
});

test('what is promised is kept by the rules', () => {
  let sure = 0;
  fc.assert(
    fc.property(anyPosition, fc.nat(2), (position, sonics) => {
      const result = findSureWin({ position, sonics, sonicReach: 1, goal: null }, { width: 60, turns: 8 });
      if (result.kind !== 'sure') return;
      sure++;
      const piles = position.piles.map(cell => ({ cell, dalexes: 2 }));
      let state: DalexState = { ...boardState('@'), ...position, piles, sonics };
      for (const step of result.steps) {
        expect(state.gameWon).toBe(false);
        ({ state } = send(state, step));
      }
      expect(state).toMatchObject({ gameWon: true, gameOver: false });
    }),
    { numRuns: 60 },
  );
  expect(sure).toBeGreaterThan(5);
});

test('a turned or mirrored board is won in as many turns', () => {
  fc.assert(
    fc.property(anyPosition, fc.constantFrom(...SYMMETRIES), (position, symmetry) => {
      const found = [position, transformed(position, symmetry)].map(one =>
        findSureWin({ position: one, sonics: 1, sonicReach: 1, goal: null }, { width: 4000, turns: 3 }),
      );
      const turnsOf = found.map(result => (result.kind === 'sure' ? result.steps.length : result.kind));
      expect(turnsOf[1]).toBe(turnsOf[0]);
    }),
    { numRuns: 25 },
  );
});

test('the gold on the way: stepped on before the last dalex is gone, and never buried', () => {
  const board = 'D.D../...../..*../.@.../.....';
  const state = boardState(board);
  const result = findSureWin(problem(board, { goal: state.goal }), WIDE);
  if (result.kind !== 'sure') throw new Error('not found');
  let now = state;
  for (const step of result.steps) now = send(now, step).state;
  expect(now).toMatchObject({ gameWon: true, deeds: { goals: 1 } });
});

const SearchWorker = workerOf(copy => import(/* @vite-ignore */ `./sureWin.worker.ts${copy}`));

beforeEach(() => void vi.stubGlobal('Worker', SearchWorker));
afterEach(() => {
  closeSearch();
  vi.unstubAllGlobals();
});

test('a Worker answers, and is given up by its signal', async () => {
  expect(await sureWinInWorker(problem('D#.@.'))).toMatchObject({ kind: 'sure' });
  const control = new AbortController();
  const answer = sureWinInWorker(problem('D#.@.'), { signal: control.signal });
  control.abort(new Error('another turn'));
  await expect(answer).rejects.toThrow('another turn');
});
