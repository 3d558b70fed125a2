// Table of a ladder that is still being played: rows of the seeds so far, what the verdict says of them, and where they differ from the recorded ones.
import { rowOf, type SeedRun } from '../../../../scenes/kit/core/ladder/climb.ts';
import type { Ladder } from '../../../../scenes/kit/core/ladder/ladder.ts';
import { faultsOf, type Row, SEEDS, type Table, verdictOf } from '../../../../scenes/kit/core/ladder/verdict.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';

/** Runs by player and seed, and whether the newcomer got past the first stage, by seed. */
export interface Played {
  readonly runs: ReadonlyMap<string, ReadonlyMap<number, SeedRun>>;
  readonly pastFirst: ReadonlyMap<number, boolean>;
}

export const NOTHING_PLAYED: Played = { runs: new Map(), pastFirst: new Map() };

export const withRun = ({ runs, pastFirst }: Played, who: string, seed: number, run: SeedRun): Played => ({
  runs: new Map([...runs, [who, new Map([...(runs.get(who) ?? []), [seed, run]])]]),
  pastFirst,
});

export const withPastFirst = ({ runs, pastFirst }: Played, seed: number, isPast: boolean): Played => ({
  runs,
  pastFirst: new Map([...pastFirst, [seed, isPast]]),
});

/** A player's row over the first seeds, as far as all of them are played; null where the first is not. */
export function rowSoFar(played: Played, who: string): Row | null {
  const bySeed = played.runs.get(who);
  const runs: SeedRun[] = [];
  for (const seed of SEEDS) {
    const run = bySeed?.get(seed);
    if (!run) break;
    runs.push(run);
  }
  return runs.length > 0 ? rowOf(who, runs, '') : null;
}

export function tableSoFar({ measure }: Ladder, who: readonly string[], played: Played): Table {
  const rows = who.flatMap(name => rowSoFar(played, name) ?? []);
  const past = SEEDS.filter(seed => played.pastFirst.get(seed)).length;
  return { measure, rows, ...(played.pastFirst.size === SEEDS.length && { pastFirst: past }) };
}

/** Whether the check would see the same table: every player with every seed, and the first stage where there are stages. */
export const isComplete = (who: readonly string[], { rows, pastFirst }: Table): boolean =>
  rows.length === who.length &&
  rows.every(({ values }) => values.length === SEEDS.length) &&
  (pastFirst !== undefined || !rows.some(({ stages }) => stages));

export interface VerdictSoFar {
  readonly faults: readonly string[];
  readonly accepted: readonly { readonly fault: string; readonly why: string }[];
}

/** The check's own verdict of a complete table. Of a part of one, what it finds there; a fault of an accepted kind counts as accepted. */
export function verdictSoFar(
  definition: Pick<GameDefinition, 'card' | 'id'>,
  ladder: Ladder,
  who: readonly string[],
  table: Table,
): VerdictSoFar {
  if (isComplete(who, table)) return verdictOf(definition, ladder, table);
  const kind = (fault: string) => fault.replace(/-?\d+(?:\.\d+)?/g, '#');
  const judged = faultsOf(definition, ladder, table).map(fault => ({
    fault,
    why: ladder.accepted?.find(one => kind(one.fault) === kind(fault))?.why ?? '',
  }));
  return {
    faults: judged.flatMap(({ fault, why }) => (why === '' ? [fault] : [])),
    accepted: judged.filter(({ why }) => why !== ''),
  };
}

/** Where a row differs from the recorded one, a sentence for the first seed that does; null where it does not. */
export function difference(row: Row, recorded: Row): string | null {
  const at = row.values.findIndex(
    (value, i) =>
      value !== recorded.values[i] || row.seconds[i] !== recorded.seconds[i] || row.ended[i] !== recorded.ended[i],
  );
  if (at < 0) return null;
  return `${row.who} differs from the recorded table at seed ${SEEDS[at]}: ${row.values[at]} after ${row.seconds[at]} s, recorded ${recorded.values[at]} after ${recorded.seconds[at]} s`;
}
