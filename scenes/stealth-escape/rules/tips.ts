// Rules said in play, each when it first matters in a run: what a touch costs, what ends a chase, how a guard is folded.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import type { T } from '../constants.ts';
import { takedownTarget } from './shots.ts';
import type { State } from './state.ts';

export interface Tip {
  readonly text: string;
  /** The same for fingers. */
  readonly touchInstead?: string;
}

const FOLD = {
  text: 'Right behind him: Space folds him without a sound.',
  touchInstead: 'Right behind him: FIRE folds him without a sound.',
} as const;

export function tipOf(state: Readonly<State>, t: T): Tip | null {
  const { phase, player, guards, totals } = state;
  if (phase !== 'playing') return null;
  if (player.heldTicks > 0)
    return { text: `Break away! A touch costs ${t.contactDamage * TICKS_PER_SECOND} health a second.` };
  if (totals.timesSeen === 1 && guards.some(({ mood }) => mood === 'chase'))
    return { text: `Seen: −${t.sightingCost} points. A wall between you ends the chase.` };
  if (totals.takedowns === 0 && takedownTarget(state, t)) return FOLD;
  return null;
}
