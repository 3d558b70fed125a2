// The day in words, as tables.
import { expect, test } from 'vitest';
import type { DailyResult } from '../../data/games/daily.ts';
import { dateOf } from '../../site/games/dayWords.ts';
import { dayText, reached, stateOf } from './dayText.ts';

const result = (changes: Partial<DailyResult> = {}): DailyResult => ({
  ...{ runs: 1, won: false, best: null, assistedBest: null },
  ...changes,
});

test.each<[DailyResult | undefined, string, string]>([
  [undefined, 'open', 'Not played yet'],
  [result({ runs: 0 }), 'open', 'Not played yet'],
  [result(), 'played', 'Played'],
  [result({ best: 1240 }), 'played', '1,240 points'],
  [result({ best: 1 }), 'played', '1 point'],
  [result({ best: 0, assistedBest: 9 }), 'played', '0 points'],
  [result({ assistedBest: 900 }), 'helped', '900 points, with help'],
  [result({ won: true }), 'won', 'Won'],
  [result({ won: true, best: 1240 }), 'won', 'Won, 1,240 points'],
])('%j is %s: %s', (of, state, words) => {
  expect([stateOf(of), reached(of)]).toEqual([state, words]);
});

test('a shared day: date, a mark for each game, what was reached, the streak', () => {
  const games = [
    { title: 'Dalex', result: result({ best: 1240 }) },
    { title: 'Escape Room', result: result({ won: true, best: 2000 }) },
    { title: 'Cat Crazy', result: result({ assistedBest: 7 }) },
    ...Array.from({ length: 6 }, () => ({ title: 'Airborne', result: undefined })),
  ];
  expect(dayText('Folded Fox', 20_782, games, 5)).toBe(
    [
      'Folded Fox, 25 November: 3 of 9 played, 5 days in a row',
      '🟧🟩🟨⬜⬜⬜⬜⬜',
      '⬜',
      'Dalex: 1,240 points',
      'Escape Room: Won, 2,000 points',
      'Cat Crazy: 7 points, with help',
    ].join('\n'),
  );
  expect(dayText('Folded Fox', 20_782, games.slice(3), 1)).toBe('Folded Fox, 25 November: 0 of 6 played\n⬜⬜⬜⬜⬜⬜');
});

test('the date is the day’s by universal time', () => expect(dateOf(20_783)).toBe('26 November'));
