// The week: one field of robots, maps and seeds for everybody, drawn from its Monday; and the points of its matches.
import { pick, type Rng, random, seeded } from '../../kit/core/rng.ts';
import { ARENA_LADDER, type ArenaRobotId, LEAGUE_SIZE } from './ladder.ts';
import { type ArenaBout, MAP_IDS, type MapId, type Verdict } from './types.ts';

/** Matches of a week. */
export const WEEK_ROUNDS = 3;
/** Robots that everybody meets. */
const FIELD = 4;

export interface Week {
  /** '2026-11-23'. */
  readonly monday: string;
  /** Seed of everybody's matches. */
  readonly seed: number;
  readonly field: readonly ArenaRobotId[];
  readonly maps: readonly MapId[];
}

const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysTo = (year: number) =>
  year * 365 + Math.floor((year + 3) / 4) - Math.floor((year + 99) / 100) + Math.floor((year + 399) / 400);

/** Days since a Saturday long ago, the first of January of the year 0; null for what is no date ('2026-02-30'). */
function dayNumber(date: string): number | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!found) return null;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const before = DAYS_BEFORE[month - 1];
  if (before === undefined || day < 1) return null;
  const leapDay = isLeap(year) ? 1 : 0;
  const length = (DAYS_BEFORE[month] ?? 365) - before + (month === 2 ? leapDay : 0);
  return day > length ? null : daysTo(year) + before + (month > 2 ? leapDay : 0) + day - 1;
}

function dateOf(number: number): string {
  let year = Math.floor(number / 365.2425);
  while (daysTo(year + 1) <= number) year++;
  while (daysTo(year) > number) year--;
  const rest = number - daysTo(year);
  const leapDay = isLeap(year) ? 1 : 0;
  const startOf = (month: number) => (DAYS_BEFORE[month] as number) + (month > 1 ? leapDay : 0);
  let month = 11;
  while (startOf(month) > rest) month--;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month + 1)}-${two(rest - startOf(month) + 1)}`;
}

/** The Monday of a date's week; null for what is no date. */
export function mondayOf(date: string): string | null {
  const number = dayNumber(date);
  // Day 0 is a Saturday, day 2 a Monday.
  return number === null ? null : dateOf(Math.max(0, number - ((number + 5) % 7)));
}

/** What everybody meets in the week of a date; null for what is no date. */
export function weekOf(date: string): Week | null {
  const monday = mondayOf(date);
  if (monday === null) return null;
  const seed = Number(monday.replaceAll('-', ''));
  const rng = seeded(seed, 91);
  return {
    monday,
    seed,
    field: drawField(rng),
    maps: Array.from({ length: WEEK_ROUNDS }, () => pick(rng, MAP_IDS)),
  };
}

/** Robots of different leagues, in the order of the ladder. */
function drawField(rng: Rng): readonly ArenaRobotId[] {
  const leagues = [0, 1, 2, 3, 4, 5];
  while (leagues.length > FIELD) leagues.splice(Math.floor(random(rng) * leagues.length), 1);
  return leagues.map(league => pick(rng, ARENA_LADDER.slice(league * LEAGUE_SIZE, (league + 1) * LEAGUE_SIZE)));
}

/** Points of an entrant in a match: for each robot that it outlasted, and for the health left. */
export function pointsOf({ places }: Pick<Verdict, 'places'>, entrant: number, health: number): number {
  return POINTS_PER_ROBOT * (places.length - 1 - places.indexOf(entrant)) + Math.round(health);
}
const POINTS_PER_ROBOT = 25;

/** Points of all matches of a bout so far. */
export const totalOf = ({ points }: Pick<ArenaBout, 'points'>): number => points.reduce((sum, one) => sum + one, 0);
