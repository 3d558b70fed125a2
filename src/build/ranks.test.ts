// Ranks of the ladder: medians of the two players, of ladders that count the score alone.
import { expect, test } from 'vitest';
import { rankOf } from './ranks.ts';

const row = (who: string, values: readonly number[]) => ({ who, values, seconds: [], ended: [], firstMinute: '' });
const rows = [row('idle', [0]), row('newcomer', [30, 10, 20]), row('practised', [100, 300, 200, 400])];

test('the medians of newcomer and practised player', () =>
  expect(rankOf({ measure: 'score', rows })).toEqual({ newcomer: 20, practised: 250 }));

test.each([
  ['waves won', rows],
  ['score, summed over 3 cases', rows],
  ['score', rows.slice(0, 2)],
])('%s: none', (measure, of) => expect(rankOf({ measure, rows: of })).toBeNull());
