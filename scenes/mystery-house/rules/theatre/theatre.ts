// The last act: everybody sits in the drawing room, and the case is proven aloud. What stands on the table, what it pays, and the chain that a notebook supports.
import type { MysteryTuning } from '../../constants.ts';
import {
  alibiStatus,
  contradicts,
  type Evidence,
  hasSeen,
  murdererCode,
  proofStatus,
  provenMurderer,
} from '../notebook.ts';
import { GUESTS, traitCode } from '../people.ts';
import type { MysteryState, Theatre } from '../state.ts';

export const EMPTY_TABLE: Theatre = {
  asked: [],
  laid: [],
  named: null,
  misnamed: [],
  isLieShown: false,
  isMotiveShown: false,
  faced: null,
  hasBroken: false,
  slips: 0,
};

/** Traces that were found and seen to fit this guest: what holds when laid down. */
export const holding = ({ case: theCase, notes }: Evidence, who: number): readonly number[] =>
  notes.clues.filter(trait => hasSeen(notes, who, trait) && traitCode(who, trait) === murdererCode(theCase, trait));

/** Those of them that lie on the table. */
export const laidAgainst = (state: Readonly<MysteryState>, who: number): readonly number[] =>
  holding(state, who).filter(trait => state.theatre?.laid.includes(trait));

/** Whose heard words, of the living or the dead, stand against this guest's alibi. */
export const witnessesAgainst = (evidence: Evidence, who: number): readonly number[] =>
  GUESTS.flatMap((_, other) => (contradicts(evidence, other, who) ? [other] : []));

/** Whether what lies on the table makes the named one give up: the lie shown and enough traces; or all of them where nobody is left to show it. */
export function isCornered(state: Readonly<MysteryState>, t: MysteryTuning): boolean {
  const { theatre } = state;
  if (!theatre || theatre.named === null) return false;
  const laid = laidAgainst(state, theatre.named).length;
  if (theatre.isLieShown) return laid >= t.reasonedClues;
  return laid >= t.proofClues && proofStatus(state, theatre.named, t).alibi === 'moot';
}

/** What wrong steps cost, and what right ones pay. */
export function theatrePay(
  state: Readonly<MysteryState>,
  t: MysteryTuning,
): { readonly pay: number; readonly cost: number } {
  const { theatre } = state;
  if (!theatre) return { pay: 0, cost: 0 };
  const { named, misnamed, isLieShown, isMotiveShown, faced, hasBroken, slips } = theatre;
  const cost = misnamed.length * t.misnameCost + slips * t.slipCost;
  if (named === null) return { pay: 0, cost };
  // Whoever gave up gave up everything: what holds need not be read to its end.
  const traces = (hasBroken ? holding(state, named) : laidAgainst(state, named)).length;
  const { letter, motives } = state.notes;
  const isQuarrel = isMotiveShown || (hasBroken && letter && motives.includes(named));
  const pay =
    t.guessScore +
    traces * t.traceScore +
    (isLieShown ? t.lieScore : 0) +
    (faced === named ? t.facedScore : 0) +
    (isQuarrel ? t.motiveScore : 0) +
    (hasBroken ? t.breakScore : 0);
  return { pay, cost };
}

/** Who, with what, and whose words show the lie, as the notebook alone has it. */
export interface Chain {
  readonly who: number;
  readonly traces: readonly number[];
  /** Null where nobody is left whose words could show it. */
  readonly witness: number | null;
}

/** The chain of a notebook that holds the proof; else null. */
export function chainOf(evidence: Evidence, t: MysteryTuning): Chain | null {
  const who = provenMurderer(evidence, t);
  if (who === null) return null;
  const { sworn } = alibiStatus(evidence, who);
  const [witness = null] = sworn === undefined ? witnessesAgainst(evidence, who) : [];
  return { who, traces: holding(evidence, who), witness };
}
