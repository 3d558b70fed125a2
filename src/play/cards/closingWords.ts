// Words that close a day: 'Daily of 28 November. 3 days in a row. Won on 2 of 5 days. New games at 01:00.'
import { own } from '../../../scenes/kit/core/own.ts';
import type { Daily } from '../../data/games/daily.ts';
import { resultsOn } from '../../data/games/dayResults.ts';
import { streakOf } from '../../data/games/streak.ts';
import { dateOf, nextDayAt } from '../../site/games/dayWords.ts';

/** Days since 1970: the one whose game it was, and today. Days have other seeds, so their points are not compared: days won are counted. */
export function closingWords(kept: Daily, id: string, day: number, today: number): string {
  // A run may end after midnight; any older day is one of the archive.
  const isNow = day >= today - 1 && kept.days.includes(day);
  const { length } = streakOf(kept.days, day);
  const ofGame = Object.keys(kept.results).flatMap(key => own(resultsOn(kept, Number(key)), id) ?? []);
  const won = ofGame.filter(result => result.won).length;
  return [
    `Daily of ${dateOf(day)}.`,
    ...(isNow ? [length > 1 ? `${length} days in a row.` : 'The first day of a streak.'] : []),
    ...(ofGame.length > 1 && won > 0 ? [`Won on ${won} of your last ${ofGame.length} days here.`] : []),
    isNow ? `New games at ${nextDayAt(today)}.` : 'It counts for the archive.',
  ].join(' ');
}
