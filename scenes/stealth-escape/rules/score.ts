// Score and result of a run.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result, Strip } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { MEDALS } from '../medals.ts';
import { causeOf } from './cause.ts';
import { levelCount } from './hall.ts';
import { missionResult } from './missions/marks.ts';
import { alarmShutters } from './missions/things.ts';
import type { LevelRecord, State } from './state.ts';

/** Score of a run: the sum of its finished levels. What an unfinished one cost or folded counts once it is finished, so going on never pays less than falling there. */
export function updateScore(state: State, t: T): void {
  if (state.mission) return;
  state.score = state.records.reduce((sum, record, index) => sum + accountOf(record, index + 1, t).net, 0);
}

/** What a level earned, and what its sightings, shots and seconds took of that; all 0 until it is finished. */
export interface Account {
  readonly net: number;
  readonly seen: number;
  readonly shots: number;
  readonly seconds: number;
}

/** Costs end with their level: they take at most what it earned. */
export function accountOf(record: LevelRecord, level: number, t: T): Account {
  let net = earnedOn(record, level, t);
  const charge = (cost: number): number => {
    const charged = Math.min(net, cost);
    net -= charged;
    return charged;
  };
  const seen = charge(record.seen * t.sightingCost);
  const shots = charge(record.shots * t.shotCost);
  const seconds = charge(Math.floor(record.ticks / TICKS_PER_SECOND) * t.secondCost);
  return { net, seen, shots, seconds };
}

/** Points of a finished level before its costs: the stealth bonus grows with its number. */
function earnedOn({ isDone, seen, shots, takedowns }: LevelRecord, level: number, t: T): number {
  if (!isDone) return 0;
  const bonus = (seen === 0 ? t.unseenPoints : 0) + (shots === 0 ? t.pacifistPoints : 0);
  return Math.round(t.levelPoints + level * bonus + takedowns * t.takedownPoints);
}

/** Counts a sighting, by a guard, camera, dog or beam. */
export function noteSighting(state: State, t: T): void {
  const { totals, records, level } = state;
  const record = records[level - 1];
  alarmShutters(state, t);
  totals.timesSeen++;
  if (record) record.seen++;
}

/** Ticks as minutes and seconds: '1:07'. */
export function clockTime(ticks: number): string {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function resultOf(state: Readonly<State>, t: T): Result | null {
  const { phase, score, totals, night } = state;
  if (phase !== 'won' && phase !== 'lost') return null;
  const isWon = phase === 'won';
  if (state.mission) return missionResult(state, state.mission);
  return {
    outcome: phase,
    score,
    title: isWon ? 'Game Complete' : 'Game Over',
    lines: [
      ...(isWon ? [] : [causeOf(state)]),
      `${night ? 'Halls' : 'Levels'} ${totals.levels} of ${levelCount(state)}`,
      ...costLines(state, t),
    ],
    again: 'Restart',
    strip: stripOf(state),
    ...(night && { mode: 'Night watch' }),
    ...(isWon
      ? {
          medals: medalsEarned(MEDALS, {
            timesSeen: totals.timesSeen,
            shots: totals.shots,
            isNight: night !== undefined,
          }),
        }
      : { retry: { label: night ? 'Retry hall' : 'Retry level', command: { type: 'restartLevel' } } }),
  };
}

/** Time, shots and sightings of the run, each with the points that it took. */
function costLines({ records, totals }: Readonly<State>, t: T): string[] {
  const accounts = records.map((record, index) => accountOf(record, index + 1, t));
  const took = (what: 'seen' | 'shots' | 'seconds') => minus(accounts.reduce((sum, account) => sum + account[what], 0));
  return [
    `Time ${clockTime(totals.ticks)}${took('seconds')}`,
    `Shots ${totals.shots}${took('shots')}`,
    `${timesSeen(totals.timesSeen)}${took('seen')}`,
  ];
}

const minus = (points: number): string => (points > 0 ? `: −${points}` : '');
const timesSeen = (times: number): string => (times === 1 ? 'Seen once' : `Seen ${times} times`);

/** Medal strip: one place for each level or hall. */
export function stripOf(state: Readonly<State>): Strip {
  const { records, night } = state;
  const places = Array.from({ length: levelCount(state) }, (_, index) => {
    const record = records[index];
    const earned = record?.isDone ? ([record.seen === 0, record.shots === 0] as const) : null;
    return { name: `${night ? 'Hall' : 'Level'} ${index + 1}`, short: String(index + 1), earned };
  });
  return { label: night ? 'Medals by hall' : 'Medals by level', marks: ['Unseen', 'No shot'], places };
}

/** Earnings of the finished level as text: 'Unseen +600, no shot +40', 'Seen 2 times −100, 1 shot −10'. */
export function earningsOf({ records, level }: Readonly<State>, t: T): string {
  const record = records[level - 1];
  if (!record) return '';
  const { seen, shots } = record;
  const took = accountOf(record, level, t);
  const parts = [
    seen === 0 ? `Unseen +${level * t.unseenPoints}` : `${timesSeen(seen)}${less(took.seen)}`,
    shots === 0
      ? `no shot +${level * t.pacifistPoints}`
      : `${shots === 1 ? '1 shot' : `${shots} shots`}${less(took.shots)}`,
  ];
  return parts.join(', ');
}

const less = (points: number): string => (points > 0 ? ` −${points}` : '');
