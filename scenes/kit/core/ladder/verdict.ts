// What a ladder's table must show, and in words what it does not.
import type { GameDefinition } from '../../game.ts';
import type { Accepted, Ladder } from './ladder.ts';

export const SEEDS: readonly number[] = Array.from({ length: 20 }, (_, i) => i + 1);
const ENOUGH_PAST_FIRST = 16;

type Rung = 'idle' | 'naive' | 'newcomer' | 'practised';
const RUNGS: readonly Rung[] = ['idle', 'naive', 'newcomer', 'practised'];
/** One player's runs: a number a seed. */
export interface Row {
  readonly who: string;
  readonly values: readonly number[];
  readonly stages?: readonly number[];
  readonly seconds: readonly number[];
  /** Of the runs of each seed, how many ended before their time was up. */
  readonly ended: readonly number[];
  /** Of the state after the first minute of the first seed: `npm test` plays that minute only. */
  readonly firstMinute: string;
}

export interface Table {
  readonly measure: string;
  readonly rows: readonly Row[];
  /** Seeds with which the newcomer gets past the first stage within three tries, where there are stages. */
  readonly pastFirst?: number;
}

/** A table as it is kept. */
export interface RecordedTable extends Table {
  /** The game's `rulesVersion` when it was played: with another one the table is stale. */
  readonly rules: number;
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

export function quantile(values: readonly number[], q: number): number {
  const all = sorted(values);
  const at = (all.length - 1) * q;
  const low = all[Math.floor(at)] ?? Number.NaN;
  return low + ((all[Math.ceil(at)] ?? low) - low) * (at % 1);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much better one row is than another, in standard errors of the difference seed by seed, over the seeds that both have. */
export function better(one: Row, other: Row): number {
  const differences = one.values.flatMap((value, i) => {
    const beside = other.values[i];
    return beside === undefined ? [] : [value - beside];
  });
  const middle = mean(differences);
  const spread = Math.sqrt(differences.reduce((sum, d) => sum + (d - middle) ** 2, 0) / (differences.length - 1));
  if (spread === 0) return middle === 0 ? 0 : Math.sign(middle) * Infinity;
  return middle / (spread / Math.sqrt(differences.length));
}

/** The middle of a row: its median, or its mean where runs are added up. */
export const typicalOf = ({ runsPerSeed }: Pick<Ladder, 'runsPerSeed'>, { values }: Row): number =>
  runsPerSeed ? mean(values) : quantile(values, 0.5);

/** Where that middle lies in all likelihood: the notch of a box plot, or two standard errors of a mean, within the row; all of a row of fewer than three. */
export function likelyOf(ladder: Pick<Ladder, 'runsPerSeed'>, row: Row): readonly [low: number, high: number] {
  const { values } = row;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length < 3) return [least, most];
  const middle = typicalOf(ladder, row);
  const root = Math.sqrt(values.length);
  const around = mean(values);
  const deviation = Math.sqrt(values.reduce((sum, one) => sum + (one - around) ** 2, 0) / (values.length - 1));
  const reach = ladder.runsPerSeed
    ? (2 * deviation) / root
    : (1.57 * (quantile(values, 0.75) - quantile(values, 0.25))) / root;
  return [Math.max(least, middle - reach), Math.min(most, middle + reach)];
}

/** A difference smaller than this is luck. */
const MEASURABLE = 1;

type Judged = Pick<
  Ladder,
  'minutes' | 'steps' | 'endsInDefeat' | 'mostMinutes' | 'without' | 'exploits' | 'runsPerSeed' | 'accepted'
>;

export interface Verdict {
  /** What fails, a sentence each: faults that nobody accepted, and acceptances whose fault is gone. */
  readonly faults: readonly string[];
  readonly accepted: readonly Accepted[];
}

export function verdictOf(definition: Pick<GameDefinition, 'card' | 'id'>, ladder: Judged, table: Table): Verdict {
  const found = faultsOf(definition, ladder, table);
  const reasoned = (ladder.accepted ?? []).filter(({ why }) => why !== '');
  const isAccepted = (fault: string) => reasoned.some(one => one.fault === fault);
  const stale = reasoned.filter(({ fault }) => !found.includes(fault));
  return {
    faults: [
      ...found.filter(fault => !isAccepted(fault)),
      ...stale.map(({ fault }) => `accepted and no longer so: ${fault}`),
    ],
    accepted: reasoned.filter(({ fault }) => found.includes(fault)),
  };
}

/** What does not hold, a sentence each; of rows that are not there nothing is said. */
export function faultsOf(
  { card }: Pick<GameDefinition, 'card'>,
  ladder: Judged,
  { rows, pastFirst }: Table,
): readonly string[] {
  /** Says what is wrong with these players, where all of them have played. */
  const about = (who: readonly string[], judge: (...players: [Row, Row]) => string | null): readonly string[] => {
    const found = who.flatMap(name => rows.find(row => row.who === name) ?? []);
    const fault = found.length < who.length ? null : judge(...(found as [Row, Row]));
    return fault === null ? [] : [fault];
  };
  const typical = (row: Row) => typicalOf(ladder, row);
  const shown = (row: Row) => `${row.who} ${number(typical(row))}`;
  const { naive, practised } = ladder.steps ?? { naive: 0.5, practised: 2 };
  return [
    ...RUNGS.slice(1).flatMap((rung, i) =>
      about([RUNGS[i] as Rung, rung], (below, above) =>
        typical(above) > typical(below) ? null : `${shown(above)} is not above ${shown(below)}`,
      ),
    ),
    ...about(['naive', 'newcomer'], (low, newcomer) =>
      typical(low) > naive * typical(newcomer) ? `${shown(low)} is more than ${naive} × ${shown(newcomer)}` : null,
    ),
    ...about(['practised', 'newcomer'], (high, newcomer) =>
      typical(high) < practised * typical(newcomer)
        ? `${shown(high)} is less than ${practised} × ${shown(newcomer)}`
        : null,
    ),
    ...(pastFirst !== undefined && pastFirst < ENOUGH_PAST_FIRST
      ? [`the newcomer gets past the first stage with ${pastFirst} of ${SEEDS.length} seeds in three tries`]
      : []),
    ...(ladder.endsInDefeat ? ['newcomer', 'practised'] : []).flatMap(who =>
      about([who], ({ ended }) => {
        const alive = ended.filter(count => count < (ladder.runsPerSeed ?? 1)).length;
        return alive > 0 ? `${who} still plays after ${ladder.mostMinutes} minutes with ${alive} seeds` : null;
      }),
    ),
    ...Object.keys(ladder.without).flatMap(name =>
      about(['practised', `without ${name}`], (whole, less) =>
        better(whole, less) < MEASURABLE
          ? `without ${name} the practised player is no worse: ${shown(less)}, ${shown(whole)}`
          : null,
      ),
    ),
    ...Object.keys(ladder.exploits).flatMap(name =>
      about(['practised', `exploit: ${name}`], (honest, exploit) =>
        better(exploit, honest) > MEASURABLE ? `${shown(exploit)} beats ${shown(honest)}` : null,
      ),
    ),
    ...about(['newcomer'], ({ seconds }) => {
      const minutes = quantile(seconds, 0.5) / 60;
      const promised = ladder.minutes ?? card.minutes;
      return minutes < promised / 2 || minutes > promised * 1.5
        ? `the card promises ${promised} minutes; a newcomer's run lasts ${minutes.toFixed(1)}`
        : null;
    }),
  ];
}

const number = (value: number): string => String(Math.round(value * 100) / 100);
