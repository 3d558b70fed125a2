// Score and result of a run.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result, Strip } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { MEDALS } from '../medals.ts';
import { causeOf } from './cause.ts';
import { levelCount } from './hall.ts';
import type { LevelRecord, State } from './state.ts';

/** Score: points of finished levels and takedowns minus costs of sightings, seconds and shots; never below 0. */
export function updateScore(state: State, t: T): void {
  const { ticks, shots, timesSeen, takedowns } = state.totals;
  const earned = state.records.reduce((sum, record, index) => sum + pointsOf(record, index + 1, t), 0);
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  const cost = timesSeen * t.sightingCost + seconds * t.secondCost + shots * t.shotCost;
  state.score = Math.max(0, Math.round(earned + takedowns * t.takedownPoints - cost));
}

/** Counts a sighting, by a guard, camera, dog or beam. */
export function noteSighting({ totals, records, level }: State): void {
  const record = records[level - 1];
  totals.timesSeen++;
  if (record) record.seen++;
}

/** Points of a finished level: the stealth bonus grows with its number. */
export function pointsOf({ isDone, seen, shots }: LevelRecord, level: number, t: T): number {
  if (!isDone) return 0;
  return t.levelPoints + level * ((seen === 0 ? t.unseenPoints : 0) + (shots === 0 ? t.pacifistPoints : 0));
}

/** Ticks as minutes and seconds: '1:07'. */
export function clockTime(ticks: number): string {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function resultOf(state: Readonly<State>): Result | null {
  const { phase, score, totals, night } = state;
  if (phase !== 'won' && phase !== 'lost') return null;
  const isWon = phase === 'won';
  return {
    outcome: phase,
    score,
    title: isWon ? 'Game Complete' : 'Game Over',
    lines: [
      ...(isWon ? [] : [causeOf(state)]),
      `${night ? 'Halls' : 'Levels'} ${totals.levels} of ${levelCount(state)}`,
      `Time ${clockTime(totals.ticks)}`,
      `Shots ${totals.shots}`,
      totals.timesSeen === 1 ? 'Seen once' : `Seen ${totals.timesSeen} times`,
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

/** Earnings of the finished level as text: 'Unseen +600, no shot +40'. */
export function earningsOf({ records, level }: Readonly<State>, t: T): string {
  const record = records[level - 1];
  if (!record) return '';
  const { seen, shots } = record;
  const parts = [
    seen === 0 ? `Unseen +${level * t.unseenPoints}` : seen === 1 ? 'Seen once' : `Seen ${seen} times`,
    shots === 0 ? `no shot +${level * t.pacifistPoints}` : shots === 1 ? '1 shot' : `${shots} shots`,
  ];
  return parts.join(', ');
}
