// Rulebooks: the specification's, and as an option the official ones of further YayZees: 100 points each after one that paid, and the forced joker.
import { CATEGORIES, type Counts, UPPER } from './categories.ts';

export type Rulebook = 'standard' | 'official';

export const YAYZEE = CATEGORIES.indexOf('yahtzee');
/** All slots of a card as bits. */
export const ALL_SLOTS = (1 << CATEGORIES.length) - 1;
const UPPER_SLOTS = (1 << UPPER) - 1;
/** Bit beside the used slots: the YayZee slot holds points, so a further YayZee pays extra. Only the official rules have it. */
export const PAYS_EXTRA = 1 << CATEGORIES.length;

/** Five equal dice with the YayZee slot taken. */
export const isJoker = (used: number, counts: Counts, rulebook: Rulebook): boolean =>
  rulebook === 'official' && (used & (1 << YAYZEE)) !== 0 && faceOf(counts) !== null;

/** Index of the face that all dice show; null where they differ. */
const faceOf = (counts: Counts): number | null => {
  const faces = counts.flatMap((count, face) => (count > 0 ? [face] : []));
  return faces.length === 1 ? (faces[0] as number) : null;
};

/** Slots that may be scored, as bits: all free ones; for a joker the one of its face, else the free lower ones, else the free upper ones. */
export function openSlots(used: number, counts: Counts, rulebook: Rulebook): number {
  const free = ALL_SLOTS & ~used;
  if (!isJoker(used, counts, rulebook)) return free;
  const own = free & (1 << (faceOf(counts) as number));
  return own || free & ~UPPER_SLOTS || free;
}
