// Medals of a game: one table of names, conditions in words and the test of a run's facts, so that what a page lists is what a result gives.

/** What a medal is called and wants, as data for a page. */
export interface MedalWords {
  readonly name: string;
  /** What it wants, after its name: 'both straights'. */
  readonly how: string;
  /** Ladder of medals of which a run gives only the highest: a higher one includes those listed before it. */
  readonly ladder?: string;
  /** The best score that comes to the same: how near it is can then be told from the best kept. */
  readonly atScore?: number;
  /** A result shows the number reached after the name: 'Mason 6'. */
  readonly isCounted?: true;
}

export interface Medal<Facts> extends MedalWords {
  earned(facts: Facts): boolean;
  /** The number reached, where it is counted. */
  count?(facts: Facts): number;
}

/** Names of the medals that a run has earned, in the order of the table. */
export const medalsEarned = <Facts>(medals: readonly Medal<Facts>[], facts: Facts): string[] =>
  medals.filter(({ earned }) => earned(facts)).map(({ name, count }) => (count ? `${name} ${count(facts)}` : name));

/** Words of a table, without its functions. */
export const medalWords = (medals: readonly Medal<never>[]): readonly MedalWords[] =>
  medals.map(({ name, how, ladder, atScore, count }) => ({
    name,
    how,
    ...(ladder !== undefined && { ladder }),
    ...(atScore !== undefined && { atScore }),
    ...(count && { isCounted: true as const }),
  }));

/** True if a name of a result is this medal's, with or without the number reached. */
export const isMedal = ({ name, isCounted }: MedalWords, given: string): boolean =>
  given === name || (isCounted === true && given.startsWith(`${name} `) && /^\d+$/.test(given.slice(name.length + 1)));
