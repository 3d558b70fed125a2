// Results of daily games in localStorage: the days on which one was finished, and what was reached in each game on the last of them.
import * as v from 'valibot';
import { own } from '../../../scenes/kit/core/own.ts';
import type { Result, Setup } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { dayOfSeed, isDailySetup, seedOfDay } from '../../site/games/daySeed.ts';
import { validatedBy } from '../StoredValue.ts';
import { storedStore } from '../storedStore.ts';

const DAILY_VERSION = 1;
/** Days whose results are kept, and days that are known as played: ten years. */
const MAX_RESULT_DAYS = 400;
const MAX_DAYS = 3660;
/** A day lies between 1970 and the year 9999. */
const MAX_DAY = 2_932_896;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const day = v.pipe(count, v.maxValue(MAX_DAY));
const dayKey = v.pipe(v.string(), v.regex(/^\d{1,7}$/));
const score = v.nullable(v.pipe(v.number(), v.finite()));
const DailyResultSchema = v.object({
  /** Finished runs of the day. */
  runs: count,
  /** Whether one of them was won without help. */
  won: v.boolean(),
  /** Best score without help; null before one, and where the score means nothing. */
  best: score,
  /** Best score of assisted runs. */
  assistedBest: score,
  /** Most medals of one run without help; absent in what an earlier version of the page wrote. */
  medals: v.optional(count),
});
const DailySchema = v.object({
  /** Days with a finished daily game, in days since 1970. */
  days: v.pipe(v.array(day), v.maxLength(MAX_DAYS)),
  /** Results by day and game. */
  results: v.record(dayKey, v.record(v.string(), DailyResultSchema)),
});

export type DailyResult = v.InferOutput<typeof DailyResultSchema>;
export type Daily = v.InferOutput<typeof DailySchema>;
type DayResults = Daily['results'][string];

const NO_RESULT: DailyResult = { runs: 0, won: false, best: null, assistedBest: null };
const NO_RESULTS: DayResults = {};

export const daily = storedStore<Daily>(
  { kind: 'daily', key: 'foldedFox.daily', version: DAILY_VERSION, validate: validatedBy(DailySchema), merge },
  { days: [], results: {} },
);

/** Joins what two pages wrote: all days, and for each game the runs that both added and the better scores. */
function merge(base: Daily | null, mine: Daily, theirs: Daily): Daily {
  const keys = new Set([...Object.keys(theirs.results), ...Object.keys(mine.results)]);
  const results = [...keys].map(key => {
    const on = (from: Daily | null) => (from ? (own(from.results, key) ?? NO_RESULTS) : NO_RESULTS);
    const ids = new Set([...Object.keys(on(theirs)), ...Object.keys(on(mine))]);
    const games = [...ids].map(id => {
      const at = (from: Daily | null) => own(on(from), id) ?? NO_RESULT;
      return [id, mergeResults(at(base), at(mine), at(theirs))] as const;
    });
    return [key, Object.fromEntries(games)] as const;
  });
  return { days: joined(theirs.days, mine.days), results: Object.fromEntries(results) };
}

const mergeResults = (base: DailyResult, mine: DailyResult, theirs: DailyResult): DailyResult => ({
  runs: theirs.runs + Math.max(0, mine.runs - base.runs),
  won: theirs.won || mine.won,
  best: higher(theirs.best, mine.best),
  assistedBest: higher(theirs.assistedBest, mine.assistedBest),
  ...medalsOf(Math.max(theirs.medals ?? 0, mine.medals ?? 0)),
});

const medalsOf = (medals: number) => (medals > 0 ? { medals } : {});

const higher = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);
const joined = (a: readonly number[], b: readonly number[]): number[] =>
  [...new Set([...a, ...b])].toSorted((one, other) => one - other).slice(-MAX_DAYS);

/** The results with those of the days nearest to this one, whatever the clock said before. */
function nearestTo(of: number, results: Daily['results']): Daily['results'] {
  const distance = (key: string) => Math.abs(Number(key) - of);
  const kept = Object.entries(results).toSorted(([a], [b]) => distance(a) - distance(b));
  return Object.fromEntries(kept.slice(0, MAX_RESULT_DAYS));
}

export interface FinishedRun {
  readonly game: Pick<GameDefinition, 'id' | 'assists' | 'usesSeed' | 'start'>;
  readonly seed: number;
  readonly setup: Setup;
  /** Day on which the run began, in days since 1970. */
  readonly began: number;
  readonly result: Pick<Result, 'outcome' | 'score' | 'medals' | 'isLater'>;
  readonly assisted: boolean;
}

export interface RecordedDay {
  /** Day whose game it was, in days since 1970. */
  readonly day: number;
  /** True if no earlier run of that day without help was as good. */
  readonly isBest: boolean;
}

/**
 * Records a finished run where it was a daily one: begun with the seed of its day or of a past one, and the daily game's answers. An assisted one keeps the
 * streak, with a score of its own. Null where it was none.
 */
export function recordDaily({ game, seed, setup, began, result, assisted }: FinishedRun): RecordedDay | null {
  if (!game.usesSeed || result.isLater || !isDailySetup(game, setup)) return null;
  const on = seed === seedOfDay(began) ? began : dayOfSeed(seed, began);
  if (on === null) return null;
  let isBest = false;
  daily.setState(({ days, results }) => {
    const games = own(results, String(on)) ?? NO_RESULTS;
    const before = own(games, game.id) ?? NO_RESULT;
    // The score of two who play at one device means nothing.
    const reached = game.assists ? result.score : null;
    const isWon = result.outcome === 'won' && !assisted;
    isBest =
      !assisted && (reached === null ? isWon && !before.won : reached > (before.best ?? Number.NEGATIVE_INFINITY));
    const after: DailyResult = {
      runs: before.runs + 1,
      won: before.won || isWon,
      best: assisted ? before.best : higher(before.best, reached),
      assistedBest: assisted ? higher(before.assistedBest, reached) : before.assistedBest,
      ...medalsOf(Math.max(before.medals ?? 0, assisted ? 0 : (result.medals?.length ?? 0))),
    };
    return {
      // A past day was not played on its day: it counts for the archive, not for the streak.
      days: on === began ? joined(days, [on]) : days,
      results: nearestTo(began, { ...results, [on]: { ...games, [game.id]: after } }),
    };
  });
  return { day: on, isBest };
}

/** Whether a daily game was finished on a day. */
export const isFinishedOn = ({ results }: Daily, on: number, { id }: Pick<GameDefinition, 'id'>): boolean =>
  own(own(results, String(on)) ?? NO_RESULTS, id) !== undefined;

/** Removes what was reached in a game; the days stay played. */
export function forgetDaily(id: string): void {
  daily.setState(({ results }) => ({
    results: Object.fromEntries(
      Object.entries(results).map(([key, games]) => [
        key,
        Object.fromEntries(Object.entries(games).filter(([name]) => name !== id)),
      ]),
    ),
  }));
}
