// The day in words: what was reached in a game, and the text that is shared of all of them.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { DailyResult } from '../../data/games/daily.ts';
import { dateOf } from './dayWords.ts';

/** `helped`: only with assists so far. */
export type DailyState = 'won' | 'played' | 'helped' | 'open';

export function stateOf(result: DailyResult | undefined): DailyState {
  if (!result || result.runs === 0) return 'open';
  if (result.won) return 'won';
  return result.best === null && result.assistedBest !== null ? 'helped' : 'played';
}

const points = (score: number): string => `${grouped(score)} ${score === 1 ? 'point' : 'points'}`;

/** What was reached: 'Won, 1,240 points'. */
export function reached(result: DailyResult | undefined): string {
  const state = stateOf(result);
  if (!result || state === 'open') return 'Not played yet';
  if (state === 'helped') return `${points(result.assistedBest ?? 0)}, with help`;
  if (result.best === null) return state === 'won' ? 'Won' : 'Played';
  return state === 'won' ? `Won, ${points(result.best)}` : points(result.best);
}

const MARKS: Readonly<Record<DailyState, string>> = { won: '🟩', played: '🟧', helped: '🟨', open: '⬜' };
const MARKS_IN_ROW = 8;

export interface DayGame {
  readonly title: string;
  readonly result: DailyResult | undefined;
}

/** Signs of a day: its date, how many games were played, the streak, and a mark for each game in the order of the page. */
export function daySigns(brand: string, day: number, games: readonly DayGame[], streak: number): string {
  const marks = games.map(({ result }) => MARKS[stateOf(result)]);
  const rows = Array.from({ length: Math.ceil(marks.length / MARKS_IN_ROW) }, (_, row) =>
    marks.slice(row * MARKS_IN_ROW, (row + 1) * MARKS_IN_ROW).join(''),
  );
  const days = streak > 1 ? `, ${streak} days in a row` : '';
  const played = `${playedOf(games).length} of ${games.length} played`;
  return [`${brand}, ${dateOf(day)}: ${played}${days}`, ...rows].join('\n');
}

/** The signs of a day, and what was reached in each game. */
export const dayText = (brand: string, day: number, games: readonly DayGame[], streak: number): string =>
  [
    daySigns(brand, day, games, streak),
    ...playedOf(games).map(({ title, result }) => `${title}: ${reached(result)}`),
  ].join('\n');

const playedOf = (games: readonly DayGame[]) => games.filter(({ result }) => stateOf(result) !== 'open');
