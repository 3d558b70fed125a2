// Deduction from the notebook: who is ruled out and why, which alibis contradict each other, and whether that is a proof.

import type { MysteryTuning } from '../constants.ts';
import type { Alibi, Case } from './case.ts';
import { firstOf, GUESTS, listed, TRAITS, traitCode } from './people.ts';
import { isDead, type MysteryState, type Notes } from './state.ts';

/** The part of the state that deductions use. */
export type Evidence = Pick<MysteryState, 'case' | 'notes' | 'bodies'>;

export const EMPTY_NOTES: Notes = {
  clues: [],
  seen: GUESTS.map(() => 0),
  alibis: [],
  motives: [],
  letter: false,
  confessed: false,
  admitted: null,
};

/** Why a guest is ruled out. */
export type RuledOut =
  | { readonly by: 'death' }
  | { readonly by: 'trait'; readonly trait: number }
  | { readonly by: 'motive' };

export const hasSeen = ({ seen }: Notes, who: number, trait: number): boolean =>
  ((seen[who] ?? 0) & (1 << trait)) !== 0;
/** The murderer's value of a trait, as its index. */
export const murdererCode = ({ murderer }: Case, trait: number): 0 | 1 => traitCode(murderer, trait);

/** Why a guest cannot be the murderer: dead, a different trait, or a different motive than the letter's; null for a suspect. */
export function ruledOut(evidence: Evidence, who: number): RuledOut | null {
  const { case: theCase, notes } = evidence;
  if (isDead(evidence, who)) return { by: 'death' };
  const trait = notes.clues.find(
    clue => hasSeen(notes, who, clue) && traitCode(who, clue) !== murdererCode(theCase, clue),
  );
  if (trait !== undefined) return { by: 'trait', trait };
  const isOther = theCase.motives[who] !== theCase.motives[theCase.murderer];
  return notes.letter && notes.motives.includes(who) && isOther ? { by: 'motive' } : null;
}

/** Guests who are not ruled out. */
export const suspects = (evidence: Evidence): readonly number[] =>
  GUESTS.map((_, who) => who).filter(who => ruledOut(evidence, who) === null);

/** The statement of a guest, corrected once the false witness has confessed. */
export function statementOf({ case: theCase, notes }: Evidence, who: number): Alibi {
  const alibi = theCase.alibis[who] as Alibi;
  return who === theCase.liar && notes.confessed
    ? { ...alibi, with: alibi.with.filter(other => other !== theCase.murderer) }
    : alibi;
}

/**
 * unheard, heard: nothing to hold against it yet. vouched: a companion says the same. disputed: one companion says so and another does not.
 * denied: one word against another. broken: proven a lie.
 */
export type AlibiVerdict = 'unheard' | 'heard' | 'vouched' | 'disputed' | 'denied' | 'broken';

export interface AlibiStatus {
  readonly verdict: AlibiVerdict;
  /** The guest who contradicts or confirms it; null without one. */
  readonly by: number | null;
  /** Where two companions contradict each other: the one who confirms it. */
  readonly sworn?: number;
}

/** Whether one guest's statement, once both were heard, cannot stand beside another's. */
export function contradicts(evidence: Evidence, one: number, other: number): boolean {
  const { alibis } = evidence.notes;
  if (one === other || !alibis.includes(one) || !alibis.includes(other)) return false;
  const [mine, theirs] = [statementOf(evidence, one), statementOf(evidence, other)];
  return mine.passed === theirs.room || (theirs.with.includes(one) && !mine.with.includes(other));
}

/** Whose words a guest can be confronted with: the alibi then breaks, unless a living witness still swears to it. Null where there are none. */
export function confrontable(evidence: Evidence, who: number): number | null {
  const { verdict, by, sworn } = alibiStatus(evidence, who);
  const isSworn = sworn !== undefined && !isDead(evidence, sworn);
  return by !== null && !isSworn && (verdict === 'denied' || verdict === 'disputed') ? by : null;
}

/** Checks a statement against the other statements that were heard. */
export function alibiStatus(evidence: Evidence, who: number): AlibiStatus {
  const { notes } = evidence;
  if (!notes.alibis.includes(who)) return { verdict: 'unheard', by: null };
  const mine = statementOf(evidence, who);
  const heard = notes.alibis.filter(other => other !== who);
  const says = (other: number) => statementOf(evidence, other);
  const passer = heard.find(other => says(other).passed === mine.room);
  if (notes.admitted === who)
    return { verdict: 'broken', by: heard.find(other => contradicts(evidence, other, who)) ?? null };
  if (passer !== undefined) return { verdict: hasMurderMotive(evidence, who) ? 'broken' : 'denied', by: passer };
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

/** Whether the letter was read and this guest has admitted the motive it names. */
const hasMurderMotive = ({ case: theCase, notes }: Evidence, who: number): boolean =>
  notes.letter && notes.motives.includes(who) && theCase.motives[who] === theCase.motives[theCase.murderer];

/** The three parts of a proof against a guest, as far as they are complete. */
export interface ProofStatus {
  /** Known traits of the murderer that were seen on the guest. */
  readonly traces: number;
  /** Traces that a proof takes. */
  readonly tracesNeeded: number;
  /** Other guests who are ruled out, of five. */
  readonly others: number;
  /** 'moot': no living guest could still break it, which counts as broken. */
  readonly alibi: 'open' | 'broken' | 'moot';
}

export function proofStatus(evidence: Evidence, who: number, t: Pick<MysteryTuning, 'proofClues'>): ProofStatus {
  const { clues } = evidence.notes;
  return {
    traces: clues.filter(trait => hasSeen(evidence.notes, who, trait)).length,
    tracesNeeded: t.proofClues,
    others: GUESTS.filter((_, other) => other !== who && ruledOut(evidence, other) !== null).length,
    alibi: alibiStatus(evidence, who).verdict === 'broken' ? 'broken' : isAlibiMoot(evidence, who) ? 'moot' : 'open',
  };
}

/** Whether all living guests were heard and none of them can add anything. */
function isAlibiMoot(evidence: Evidence, who: number): boolean {
  const { notes, case: theCase } = evidence;
  const { verdict, sworn } = alibiStatus(evidence, who);
  const isHeard = GUESTS.every((_, other) => isDead(evidence, other) || notes.alibis.includes(other));
  const mayAdmit = verdict === 'disputed' && sworn !== undefined && !isDead(evidence, sworn);
  const isMotiveKnown = theCase.kind !== 'motive' || hasMurderMotive(evidence, who);
  return isHeard && !mayAdmit && isMotiveKnown;
}

/** The guest who is proven to be the murderer; null without a proof. */
export function provenMurderer(evidence: Evidence, t: Pick<MysteryTuning, 'proofClues'>): number | null {
  const [only, ...more] = suspects(evidence);
  if (only === undefined || more.length > 0) return null;
  const { traces, tracesNeeded, alibi } = proofStatus(evidence, only, t);
  return traces >= tracesNeeded && alibi !== 'open' ? only : null;
}

/** What an accusation of this guest rests on: all three parts of a proof, two of them, or less. */
export type Verdict = 'proven' | 'reasoned' | 'guessed';

type Bar = Pick<MysteryTuning, 'proofClues' | 'reasonedClues'>;

export function verdictOn(evidence: Evidence, who: number, t: Bar): Verdict {
  if (provenMurderer(evidence, t) === who) return 'proven';
  if (ruledOut(evidence, who) !== null) return 'guessed';
  const { traces, others, alibi } = proofStatus(evidence, who, t);
  const parts = [traces >= t.reasonedClues, others === GUESTS.length - 1, alibi === 'broken'];
  return parts.filter(Boolean).length > 1 ? 'reasoned' : 'guessed';
}

/** What the proof against this guest lacks, in words; none where it is complete. */
export function lacking(evidence: Evidence, who: number, t: Pick<MysteryTuning, 'proofClues'>): readonly string[] {
  const { notes } = evidence;
  const { traces, tracesNeeded, others, alibi } = proofStatus(evidence, who, t);
  const open = TRAITS.flatMap(({ key }, trait) =>
    notes.clues.includes(trait) && hasSeen(notes, who, trait) ? [] : [key === 'tobacco' ? 'pipe' : key],
  );
  const first = firstOf(who);
  return [
    ...(traces < tracesNeeded ? [`${traces} of ${tracesNeeded} traces on ${first}, without ${listed(open)}`] : []),
    ...(others < GUESTS.length - 1 ? [`${GUESTS.length - 1 - others} others not ruled out`] : []),
    ...(alibi === 'open' ? [`the alibi of ${first} not broken`] : []),
  ];
}
