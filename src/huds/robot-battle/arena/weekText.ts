// The week's result as one number and a table: in columns to look at, and as a text to share.
import { plural } from '../../../../scenes/kit/core/plural.ts';
import type { ArenaRobotId } from '../../../../scenes/robot-battle/arena/ladder.ts';
import type { ArenaBout } from '../../../../scenes/robot-battle/arena/types.ts';
import { totalOf, WEEK_ROUNDS } from '../../../../scenes/robot-battle/arena/week.ts';

/** Lines of code of each robot's script: counted here, because the scripts come with the list of opponents alone. */
export const LINES: Readonly<Record<ArenaRobotId, number>> = {
  tumbler: 10,
  snail: 10,
  sentry: 7,
  crawler: 19,
  bull: 14,
  spinner: 12,
  moth: 13,
  pendulum: 13,
  angler: 19,
  compass: 15,
  heron: 25,
  magnet: 55,
  gambler: 47,
  clockwork: 38,
  mirror: 77,
  actuary: 48,
  surfer: 112,
  fable: 108,
};

/** One robot of a week's field against the player's: matches that the player's outlasted it in, and their ticks together. */
interface WeekRow {
  readonly name: string;
  readonly house: ArenaRobotId | null;
  readonly won: number;
  readonly ticks: number;
}

export function weekRows({ fighters, verdicts }: Pick<ArenaBout, 'fighters' | 'verdicts'>): readonly WeekRow[] {
  return fighters.slice(1).map(({ name, house }, index): WeekRow => {
    const won = verdicts.filter(({ places }) => places.indexOf(0) < places.indexOf(index + 1));
    const ticks = won.reduce((sum, verdict) => sum + verdict.ticks, 0);
    return { name, house, won: won.length, ticks };
  });
}

export const WEEK_COLUMNS = ['Against', 'Won', 'Ticks', 'Lines'] as const;
/** A row in words, as columns; nothing won has no ticks. */
export const weekCells = ({ name, house, won, ticks }: WeekRow): readonly [string, string, string, string] => [
  name,
  `${won} of ${WEEK_ROUNDS}`,
  won > 0 ? String(ticks) : '–',
  house ? String(LINES[house]) : '',
];

/** The one number of a week, and what it was made with. */
export const weekNumber = (bout: Pick<ArenaBout, 'fighters' | 'points'>): string =>
  `${plural(totalOf(bout), 'point')} with ${plural(bout.fighters[0]?.lines ?? 0, 'line')}`;

/** The number first, then a table in columns of fixed width. */
export function weekText(bout: Pick<ArenaBout, 'week' | 'fighters' | 'verdicts' | 'points'>): string {
  const rows = [WEEK_COLUMNS, ...weekRows(bout).map(weekCells)];
  const widths = WEEK_COLUMNS.map((_, column) => Math.max(...rows.map(row => (row[column] as string).length)));
  const lines = rows.map(row =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[column] as number),
      )
      .join('  '),
  );
  return [`${weekNumber(bout)} in Robot Battle’s arena, week of ${bout.week}`, '', ...lines].join('\n');
}
