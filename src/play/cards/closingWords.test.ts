// Words that close a day: the date, the streak, other days of the game, and when new games come.
import { expect, test } from 'vitest';
import type { Daily } from '../../data/games/daily.ts';
import { nextDayAt } from '../../site/games/dayWords.ts';
import { closingWords } from './closingWords.ts';

/** 28 November 2026 */
const DAY = 20_785;
const result = (won: boolean) => ({ runs: 1, won, best: 10, assistedBest: null });
const kept = (days: readonly number[], won: readonly number[] = []): Daily => ({
  days: [...days],
  results: Object.fromEntries(days.map(day => [day, { dalex: result(won.includes(day)) }])),
});
const NEXT = `New games at ${nextDayAt(DAY)}.`;

test.each<[name: string, kept: Daily, words: string]>([
  ['the first', kept([DAY]), `Daily of 28 November. The first day of a streak. ${NEXT}`],
  ['the first, won', kept([DAY], [DAY]), `Daily of 28 November. The first day of a streak. ${NEXT}`],
  [
    'three days running, won on two',
    kept([DAY - 2, DAY - 1, DAY], [DAY - 1, DAY]),
    `Daily of 28 November. 3 days in a row. Won on 2 of your last 3 days here. ${NEXT}`,
  ],
  [
    'other days lie far back',
    kept([DAY - 40, DAY], [DAY - 40]),
    `Daily of 28 November. The first day of a streak. Won on 1 of your last 2 days here. ${NEXT}`,
  ],
])('%s', (_, daily, words) => expect(closingWords(daily, 'dalex', DAY, DAY)).toBe(words));

test('a day of the archive, and a run that ended after midnight', () => {
  const won = kept([DAY], [DAY - 9]);
  const past = { ...won, results: { ...won.results, [DAY - 9]: { dalex: result(true) } } };
  expect(closingWords(past, 'dalex', DAY - 9, DAY)).toBe(
    'Daily of 19 November. Won on 1 of your last 2 days here. It counts for the archive.',
  );
  expect(closingWords(kept([DAY]), 'dalex', DAY, DAY + 1)).toBe(
    `Daily of 28 November. The first day of a streak. New games at ${nextDayAt(DAY + 1)}.`,
  );
});
