// Words that close a day: the date, the streak, its place among other days and players, and when new games come.
import { expect, test } from 'vitest';
import type { Daily, DailyResult } from '../../data/games/daily.ts';
import { nextDayAt } from '../../site/games/dayWords.ts';
import { closingWords, type Measured } from './closingWords.ts';

/** 28 November 2026 */
const DAY = 20_785;
const RANK = { newcomer: 240, practised: 6300 };
const result = (changes: Partial<DailyResult> = {}): DailyResult => ({
  ...{ runs: 1, won: false, best: 10, assistedBest: null },
  ...changes,
});
/** A day ago is `1`; days in the streak are the first `running`. */
const kept = (results: Readonly<Record<number, DailyResult>>, running = 1): Daily => ({
  days: Array.from({ length: running }, (_, ago) => DAY - ago),
  results: Object.fromEntries(Object.entries(results).map(([ago, dalex]) => [DAY - Number(ago), { dalex }])),
});
const NEXT = `New games at ${nextDayAt(DAY)}.`;
const BEGUN = `Daily of 28 November. The first day of a streak.`;
const UNMEASURED: Measured = { score: null };

test.each<[name: string, kept: Daily, measured: Measured, words: string]>([
  ['the first', kept({ 0: result() }), UNMEASURED, `${BEGUN} ${NEXT}`],
  ['three days running', kept({ 0: result() }, 3), UNMEASURED, `Daily of 28 November. 3 days in a row. ${NEXT}`],
  [
    'won as no day before',
    kept({ 0: result({ won: true }), 1: result(), 40: result() }),
    UNMEASURED,
    `${BEGUN} Your best of 3 days here. ${NEXT}`,
  ],
  [
    'won as once before',
    kept({ 0: result({ won: true }), 1: result({ won: true }), 2: result() }),
    UNMEASURED,
    `${BEGUN} Level with your best of 3 days here. ${NEXT}`,
  ],
  [
    'two days were better',
    kept({ 0: result({ medals: 1 }), 1: result({ won: true }), 2: result({ medals: 2 }), 3: result() }),
    UNMEASURED,
    `${BEGUN} Your 3rd best of 4 days here. ${NEXT}`,
  ],
  [
    'points alone are not compared',
    kept({ 0: result({ best: 11 }), 1: result({ best: 10 }) }),
    UNMEASURED,
    `${BEGUN} ${NEXT}`,
  ],
  [
    'a place on the ladder is',
    kept({ 0: result({ best: 300 }), 1: result({ best: 239, medals: 3 }) }),
    { rank: RANK, score: 300 },
    `${BEGUN} Your best of 2 days here. Ahead of a typical newcomer (240 points); a practised player makes 6,300. ${NEXT}`,
  ],
  [
    'below the newcomer',
    kept({ 0: result() }),
    { rank: RANK, score: 10 },
    `${BEGUN} A typical newcomer makes 240 points here. ${NEXT}`,
  ],
  [
    'above all',
    kept({ 0: result() }),
    { rank: RANK, score: 6300 },
    `${BEGUN} Ahead of a typical practised player (6,300 points). ${NEXT}`,
  ],
  ['an assisted run', kept({ 0: result({ best: null }) }), { rank: RANK, score: null }, `${BEGUN} ${NEXT}`],
])('%s', (_, daily, measured, words) => expect(closingWords(daily, 'dalex', DAY, DAY, measured)).toBe(words));

test('a day of the archive, and a run that ended after midnight', () => {
  const past = kept({ 0: result(), 9: result({ won: true }) });
  expect(closingWords(past, 'dalex', DAY - 9, DAY, UNMEASURED)).toBe(
    'Daily of 19 November. Your best of 2 days here. It counts for the archive.',
  );
  expect(closingWords(kept({ 0: result() }), 'dalex', DAY, DAY + 1, UNMEASURED)).toBe(
    `${BEGUN} New games at ${nextDayAt(DAY + 1)}.`,
  );
});
