// Summary of a forecast: percent, where and when it breaks, how near somebody comes.
import { expect, test } from 'vitest';
import type { Outcome } from './forecast.ts';
import { foresightOf } from './foresight.ts';

const lost = (row: number, seconds: number, kind: 'Infantry' | 'Cavalry' = 'Cavalry'): Outcome => ({
  held: false,
  seconds,
  foe: { kind, row, col: 0 },
});
const held = (row: number, col: number): Outcome => ({ held: true, seconds: 20, foe: { kind: 'Archer', row, col } });

test('the row through which most get is told, with who and when in the middle', () => {
  expect(foresightOf([lost(4, 12), lost(4, 14), lost(4, 30, 'Infantry'), lost(7, 2), held(2, 3.4)])).toEqual({
    percent: 20,
    breaks: { row: 4, kind: 'Cavalry', seconds: 14 },
    nearest: { row: 2, col: 3 },
  });
});

test('a board that always holds tells how near somebody comes; one that nobody comes to tells nothing', () => {
  expect(foresightOf([held(2, 3.4), held(2, 4.1), held(2, 9)])).toEqual({
    percent: 100,
    breaks: null,
    nearest: { row: 2, col: 4 },
  });
  expect(foresightOf([{ held: true, seconds: 1, foe: null }])).toEqual({ percent: 100, breaks: null, nearest: null });
});
