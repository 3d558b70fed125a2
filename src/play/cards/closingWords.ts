// Words that close a day: 'Daily of 28 November. 3 days in a row. Your 2nd best of 5 days here. Ahead of a typical newcomer (240); …. New games at 01:00.'

import { grouped } from '../../../scenes/kit/core/digits.ts';
import { own } from '../../../scenes/kit/core/own.ts';
import type { Rank } from '../../build/ranks.ts';
import type { Daily, DailyResult } from '../../data/games/daily.ts';
import { resultsOn } from '../../data/games/dayResults.ts';
import { streakOf } from '../../data/games/streak.ts';
import { dateOf, nextDayAt } from '../../site/games/dayWords.ts';

/** What a daily run is measured by. */
export interface Measured {
  /** The game's ladder; absent where that counts something else. */
  readonly rank?: Rank | undefined;
  /** Points of this run; null where they mean nothing. */
  readonly score: number | null;
}

/** `day` and `today` are days since 1970: the one whose game it was, and now. */
export function closingWords(kept: Daily, id: string, day: number, today: number, { rank, score }: Measured): string {
  // A run may end after midnight; any older day is one of the archive.
  const isNow = day >= today - 1 && kept.days.includes(day);
  const { length } = streakOf(kept.days, day);
  return [
    `Daily of ${dateOf(day)}.`,
    ...(isNow ? [length > 1 ? `${length} days in a row.` : 'The first day of a streak.'] : []),
    ...placeWords(kept, id, day, rank),
    ...(rank && score !== null ? [rankWords(rank, score)] : []),
    isNow ? `New games at ${nextDayAt(today)}.` : 'It counts for the archive.',
  ].join(' ');
}

/** Days have other seeds, so their points are not compared: whether the day was won, then its place on the ladder, then its medals are. */
const standing = ({ won, best, medals = 0 }: DailyResult, rank: Rank | undefined): readonly number[] => [
  Number(won),
  rank && best !== null ? Number(best >= rank.newcomer) + Number(best >= rank.practised) : 0,
  medals,
];

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find(difference => difference !== 0) ?? 0;

/** The day's place among all days of the game; nothing of an only day, or of one on which nothing was reached that can be compared. */
function placeWords(kept: Daily, id: string, day: number, rank: Rank | undefined): readonly string[] {
  const ofDay = own(resultsOn(kept, day), id);
  const others = Object.keys(kept.results).flatMap(key =>
    Number(key) === day ? [] : (own(resultsOn(kept, Number(key)), id) ?? []),
  );
  if (!ofDay || others.length === 0) return [];
  const mine = standing(ofDay, rank);
  if (mine.every(value => value === 0)) return [];
  const against = others.map(other => compare(standing(other, rank), mine));
  const place = against.filter(difference => difference > 0).length + 1;
  const best = place === 1 ? 'best' : `${ordinal(place)} best`;
  return [`${against.includes(0) ? 'Level with your' : 'Your'} ${best} of ${others.length + 1} days here.`];
}

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (place: number): string => `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`;

/** Where the points lie between the typical ones of a newcomer and of a practised player: the next of them is one to reach. */
function rankWords({ newcomer, practised }: Rank, score: number): string {
  if (score >= practised) return `Ahead of a typical practised player (${grouped(practised)} points).`;
  if (score >= newcomer)
    return `Ahead of a typical newcomer (${grouped(newcomer)} points); a practised player makes ${grouped(practised)}.`;
  return `A typical newcomer makes ${grouped(newcomer)} points here.`;
}
