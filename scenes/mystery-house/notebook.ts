// What follows from what is written down: who is ruled out and why, whose word stands against whose, and whether that is proof.
import type { Alibi, Case } from './case.ts';
import type { MysteryTuning } from './constants.ts';
import { traitCode, GUESTS } from './people.ts';
import { isDead, type MysteryState, type Notes } from './state.ts';

/** As much of a night as the notebook goes by. */
export type Evidence = Pick<MysteryState, 'case' | 'notes' | 'bodies'>;

export const EMPTY_NOTES: Notes = {
  clues: [],
  seen: GUESTS.map(() => 0),
  alibis: [],
  motives: [],
  letter: false,
  confessed: false,
};

export type RuledOut =
  | { readonly by: 'death' }
  | { readonly by: 'trait'; readonly trait: number }
  | { readonly by: 'motive' };

export const hasSeen = ({ seen }: Notes, who: number, trait: number): boolean =>
  ((seen[who] ?? 0) & (1 << trait)) !== 0;
/** The murderer's value of a trait. */
export const murdererCode = ({ murderer }: Case, trait: number): 0 | 1 => traitCode(murderer, trait);

/** Why somebody cannot be the murderer: death, a trait that is not the murderer's, another motive than the letter's; null while they can. */
export function ruledOut(known: Evidence, who: number): RuledOut | null {
  const { case: night, notes } = known;
  if (isDead(known, who)) return { by: 'death' };
  const trait = notes.clues.find(clue => hasSeen(notes, who, clue) && traitCode(who, clue) !== murdererCode(night, clue));
  if (trait !== undefined) return { by: 'trait', trait };
  const isOther = night.motives[who] !== night.motives[night.murderer];
  return notes.letter && notes.motives.includes(who) && isOther ? { by: 'motive' } : null;
}

/** Who may still have done it. */
export const suspects = (known: Evidence): readonly number[] =>
  GUESTS.map((_, who) => who).filter(who => ruledOut(known, who) === null);

/** What somebody says of the hour of the murder, as it stands by now. */
export function statementOf({ case: night, notes }: Evidence, who: number): Alibi {
  const alibi = night.alibis[who] as Alibi;
  return who === night.liar && notes.confessed
    ? { ...alibi, with: alibi.with.filter(other => other !== night.murderer) }
    : alibi;
}

/**
 * unheard, heard: nothing to hold against it yet. vouched: a companion says the same. disputed: one companion says so and another does not.
 * denied: one word against another. broken: proven a lie.
 */
export type AlibiVerdict = 'unheard' | 'heard' | 'vouched' | 'disputed' | 'denied' | 'broken';

export interface AlibiStatus {
  readonly verdict: AlibiVerdict;
  /** Who says otherwise, or the same. */
  readonly by: number | null;
  /** The one of two who contradict each other that swore for it. */
  readonly sworn?: number;
}

/** How far a statement can be trusted, by the other statements that were heard. */
export function alibiStatus(known: Evidence, who: number): AlibiStatus {
  const { notes } = known;
  if (!notes.alibis.includes(who)) return { verdict: 'unheard', by: null };
  const mine = statementOf(known, who);
  const heard = notes.alibis.filter(other => other !== who);
  const says = (other: number) => statementOf(known, other);
  const passer = heard.find(other => says(other).passed === mine.room);
  if (passer !== undefined) return { verdict: hasMurderMotive(known, who) ? 'broken' : 'denied', by: passer };
  const asked = mine.with.filter(other => heard.includes(other));
  const agrees = (one: number, other: number) => says(one).with.includes(other);
  const sworn = asked.find(other => agrees(other, who));
  const denier = asked.find(other => !agrees(other, who));
  if (denier !== undefined) {
    if (sworn !== undefined) return { verdict: 'disputed', by: denier, sworn };
    const isBacked = heard.some(other => other !== denier && agrees(other, denier) && agrees(denier, other));
    return { verdict: isBacked ? 'broken' : 'denied', by: denier };
  }
  return sworn === undefined ? { verdict: 'heard', by: null } : { verdict: 'vouched', by: sworn };
}

/** The letter names what drove the murderer, and it drove this one. */
const hasMurderMotive = ({ case: night, notes }: Evidence, who: number): boolean =>
  notes.letter && notes.motives.includes(who) && night.motives[who] === night.motives[night.murderer];

/** What a proof is made of, for whoever stands accused: each part as far as it is there. */
export interface ProofStatus {
  /** Traits of the murderer that were seen on them, of so many as it takes. */
  readonly traces: number;
  readonly tracesNeeded: number;
  /** Others who are ruled out, of five. */
  readonly others: number;
  /** Their word is broken, or nobody is left who could break it. */
  readonly word: 'open' | 'broken' | 'moot';
}

export function proofStatus(known: Evidence, who: number, t: Pick<MysteryTuning, 'proofClues'>): ProofStatus {
  const { clues } = known.notes;
  return {
    traces: clues.filter(trait => hasSeen(known.notes, who, trait)).length,
    tracesNeeded: t.proofClues,
    others: GUESTS.filter((_, other) => other !== who && ruledOut(known, other) !== null).length,
    word: alibiStatus(known, who).verdict === 'broken' ? 'broken' : isMoot(known, who) ? 'moot' : 'open',
  };
}

/** Everybody who lives was heard, and nobody of them can say more. */
function isMoot(known: Evidence, who: number): boolean {
  const { notes, case: night } = known;
  const { verdict, sworn } = alibiStatus(known, who);
  const isHeard = GUESTS.every((_, other) => isDead(known, other) || notes.alibis.includes(other));
  const mayAdmit = verdict === 'disputed' && sworn !== undefined && !isDead(known, sworn);
  const isMotiveKnown = night.kind !== 'motive' || hasMurderMotive(known, who);
  return isHeard && !mayAdmit && isMotiveKnown;
}

/** Whom the notebook proves to be the murderer; null while it proves nobody. */
export function provenMurderer(known: Evidence, t: Pick<MysteryTuning, 'proofClues'>): number | null {
  const [only, ...more] = suspects(known);
  if (only === undefined || more.length > 0) return null;
  const { traces, tracesNeeded, word } = proofStatus(known, only, t);
  return traces >= tracesNeeded && word !== 'open' ? only : null;
}
