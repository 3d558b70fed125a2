// Text that is shared of a result: the result in words, and below it the signs of the day whose game it was.
import { DAILY } from 'virtual:daily';
import { daily } from '../../data/games/daily.ts';
import { resultsOn } from '../../data/games/dayResults.ts';
import { streakOf } from '../../data/games/streak.ts';
import { brand } from '../../site/brand.ts';
import { daySigns } from '../../site/games/dayText.ts';

/** `day` in days since 1970; null for a run that was no daily one. */
export function shareText(result: string, day: number | null): string {
  if (day === null) return result;
  const kept = daily.getState();
  const results = resultsOn(kept, day);
  const streak = kept.days.includes(day) ? streakOf(kept.days, day).length : 0;
  const games = DAILY.map(({ id, title }) => ({ title, result: results[id] }));
  return `${result}\n${daySigns(brand.shortName, day, games, streak)}`;
}
