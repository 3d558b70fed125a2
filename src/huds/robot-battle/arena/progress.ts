// Progress on the arena's ladder, from the stats that the profile keeps: who is beaten, in how many lines and ticks, and who is next.
import { ARENA_LADDER, type ArenaRobotId } from '../../../../scenes/robot-battle/arena/ladder.ts';
import { cardOf } from '../../../../scenes/robot-battle/arena/roster.ts';
import type { Stats } from '../stats.ts';

export interface Beaten {
  readonly lines: number | null;
  readonly ticks: number;
}

/** What was reached against a robot; null where it is not beaten. */
export function beatenOf(stats: Stats, id: ArenaRobotId): Beaten | null {
  const { name } = cardOf(id);
  const ticks = stats[`Arena ${name} ticks`];
  return ticks === undefined ? null : { ticks, lines: stats[`Arena ${name} lines`] ?? null };
}

/** The first robot of the ladder that is not beaten; the last one where all are. */
export const nextToBeat = (stats: Stats): ArenaRobotId =>
  ARENA_LADDER.find(id => beatenOf(stats, id) === null) ?? (ARENA_LADDER.at(-1) as ArenaRobotId);

/** Whom one may meet: all that are beaten, and the next. */
export const isOpen = (stats: Stats, id: ArenaRobotId): boolean =>
  ARENA_LADDER.indexOf(id) <= ARENA_LADDER.indexOf(nextToBeat(stats));
