// Words that close a day: 'Daily of 28 November. 3 days in a row. Won on 2 of 5 days. New games at 01:00.'
import { own } from '../../../scenes/kit/core/own.ts';
import type { Daily } from '../../data/games/daily.ts';
import { resultsOn } from '../../data/games/dayResults.ts';
import { streakOf } from '../../data/games/streak.ts';
import { dateOf, nextDayAt } from '../../site/games/dayWords.ts';

/** `day` in days since 1970. Days have other seeds, so their points are not compared: days won are counted. */
export function closingWords(kept: Daily, id: string, day: number): string {
  const { length } = streakOf(kept.days, day);
  const ofGame = Object.keys(kept.results).flatMap(key => own(resultsOn(kept, Number(key)), id) ?? []);
  const won = ofGame.filter(result => result.won).length;
  return [
    `Daily of ${dateOf(day)}.`,
    ...(length > 1 ? [`${length} days in a row.`] : ['The first day of a streak.']),
    ...(ofGame.length > 1 && won > 0 ? [`Won on ${won} of your last ${ofGame.length} days here.`] : []),
    `New games at ${nextDayAt(day)}.`,
  ].join(' ');
}
