// Cold cases: five seeds per week, the same for every player, of all kinds. The page passes the date; rules read no clock.
import { createCase, KINDS, type Kind } from './case.ts';

export interface ColdCase {
  readonly seed: number;
  readonly kind: Kind;
  /** 'Cold case 2: a letter torn across'. */
  readonly title: string;
}

const COUNT = 5;
const DAY_MS = 86_400_000;
/** Weeks are counted from a Monday. */
const FIRST_MONDAY_MS = 1_704_067_200_000; // 1 January 2024 in UTC, written out: scenes read no clock
const NAMES: Readonly<Record<Kind, string>> = {
  alibi: 'the empty chair',
  motive: 'a letter torn across',
  witness: 'one oath too many',
};

export function coldCases(now: Date): readonly ColdCase[] {
  const week = Math.floor((now.getTime() - FIRST_MONDAY_MS) / (7 * DAY_MS));
  const cases: ColdCase[] = [];
  for (let seed = 1_000_000 + week * 1_000; cases.length < COUNT; seed++) {
    // The kinds take turns.
    const kind = KINDS[cases.length % KINDS.length] as Kind;
    if (createCase(seed).kind === kind)
      cases.push({ seed, kind, title: `Cold case ${cases.length + 1}: ${NAMES[kind]}` });
  }
  return cases;
}
