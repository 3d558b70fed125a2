// What a ladder's table must show, and in words what it does not.
import type { Accepted, Ladder } from '../../scenes/kit/core/ladder.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';

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

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

export function quantile(values: readonly number[], q: number): number {
  const all = sorted(values);
  const at = (all.length - 1) * q;
  const low = all[Math.floor(at)] ?? Number.NaN;
  return low + ((all[Math.ceil(at)] ?? low) - low) * (at % 1);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much better one row is than another, in standard errors of the difference seed by seed. */
export function better(one: Row, other: Row): number {
  const differences = one.values.map((value, i) => value - (other.values[i] ?? 0));
  const middle = mean(differences);
  const spread = Math.sqrt(differences.reduce((sum, d) => sum + (d - middle) ** 2, 0) / (differences.length - 1));
  if (spread === 0) return middle === 0 ? 0 : Math.sign(middle) * Infinity;
  return middle / (spread / Math.sqrt(differences.length));
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

/** What does not hold, a sentence each. */
function faultsOf(
  { card, id }: Pick<GameDefinition, 'card' | 'id'>,
  ladder: Judged,
  { rows, pastFirst }: Table,
): readonly string[] {
  const row = (who: string): Row => {
    const found = rows.find(one => one.who === who);
    if (!found) throw new Error(`${id}: nobody is called ${who}`);
    return found;
  };
  const typical = (who: string) => (ladder.runsPerSeed ? mean(row(who).values) : quantile(row(who).values, 0.5));
  const shown = (who: string) => `${who} ${number(typical(who))}`;
  const faults: string[] = [];
  RUNGS.slice(1).forEach((rung, i) => {
    const below = RUNGS[i] as Rung;
    if (!(typical(rung) > typical(below))) faults.push(`${shown(rung)} is not above ${shown(below)}`);
  });
  const { naive, practised } = ladder.steps ?? { naive: 0.5, practised: 2 };
  if (typical('naive') > naive * typical('newcomer'))
    faults.push(`${shown('naive')} is more than ${naive} × ${shown('newcomer')}`);
  if (typical('practised') < practised * typical('newcomer'))
    faults.push(`${shown('practised')} is less than ${practised} × ${shown('newcomer')}`);
  if (pastFirst !== undefined && pastFirst < ENOUGH_PAST_FIRST)
    faults.push(`the newcomer gets past the first stage with ${pastFirst} of ${SEEDS.length} seeds in three tries`);
  if (ladder.endsInDefeat)
    for (const who of ['newcomer', 'practised']) {
      const alive = row(who).ended.filter(ended => ended < (ladder.runsPerSeed ?? 1)).length;
      if (alive > 0) faults.push(`${who} still plays after ${ladder.mostMinutes} minutes with ${alive} seeds`);
    }
  for (const name of Object.keys(ladder.without))
    if (better(row('practised'), row(`without ${name}`)) < MEASURABLE)
      faults.push(
        `without ${name} the practised player is no worse: ${shown(`without ${name}`)}, ${shown('practised')}`,
      );
  for (const name of Object.keys(ladder.exploits))
    if (better(row(`exploit: ${name}`), row('practised')) > MEASURABLE)
      faults.push(`${shown(`exploit: ${name}`)} beats ${shown('practised')}`);
  const minutes = quantile(row('newcomer').seconds, 0.5) / 60;
  const promised = ladder.minutes ?? card.minutes;
  if (minutes < promised / 2 || minutes > promised * 1.5)
    faults.push(`the card promises ${promised} minutes; a newcomer's run lasts ${minutes.toFixed(1)}`);
  return faults;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);
