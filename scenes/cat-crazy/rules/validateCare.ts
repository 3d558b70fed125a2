// Validation of care actions: the reason why one is refused or declined, or null.
import type { T } from '../constants.ts';
import { BARS, type Bar, type CareAction, type Cat, type State } from './state.ts';

/** Which bar an action fills. */
export const FILLS: Readonly<Record<'feed' | 'water' | 'pet' | 'play', Bar>> = {
  feed: 'hunger',
  water: 'thirst',
  pet: 'happiness',
  play: 'happiness',
};

/** A cat at work takes a hand, once until it is paid; a wish to be petted comes first. */
export const mayHelp = ({ isWorking, isThere, helped, wish }: Readonly<Cat>): boolean =>
  isWorking && isThere && !helped && wish?.deed !== 'pet';

/** Declining: a cat whose bar is nearly full refuses, and nothing is used up; what it wishes for it takes all the same. */
export function declineReason(cat: Readonly<Cat>, deed: CareAction, t: T): string | null {
  if (deed === 'work' || cat.wish?.deed === deed) return null;
  const bar = deed === 'rest' ? 'energy' : FILLS[deed];
  if (cat[bar] <= t.contentAbove || (deed === 'rest' && cat.isResting)) return null;
  return {
    feed: `${cat.name} is full: food helps from ${t.contentAbove} down.`,
    water: `${cat.name} is not thirsty: water helps from ${t.contentAbove} down.`,
    pet: `${cat.name} is as happy as can be: petting helps from ${t.contentAbove} down.`,
    play: `${cat.name} is as happy as can be: playing helps from ${t.contentAbove} down.`,
    rest: `${cat.name} is wide awake: rest helps from ${t.contentAbove} down.`,
  }[deed];
}

/** Refusing: something is missing, or the cat cannot do it now. */
export function validateCare(state: Readonly<State>, cat: Readonly<Cat>, deed: CareAction, t: T): string | null {
  if (deed === 'work') {
    if (cat.isWorking) return null;
    const low = BARS.find(bar => cat[bar] < t.workNeeds);
    return low ? `${cat.name} cannot work: ${WANT[low]}.` : null;
  }
  if (deed === 'feed' && state.food < 1) return 'There is no food left. The shop sells it.';
  if (deed === 'water' && state.waterBowls < 1) return 'There is no water left. The shop sells it.';
  if (deed !== 'play') return null;
  if (cat.isResting) return `${cat.name} is asleep.`;
  if (cat.energy < t.playEnergy) return `${cat.name} is too tired to play.`;
  if (state.toys < 1) return 'There is no toy. The shop sells them.';
  const taken = state.cats.filter(({ id, toyFor }) => toyFor > 0 && id !== cat.id).length;
  return taken >= state.toys ? 'All toys are being played with.' : null;
}

/** Adjective of each low bar. */
export const WANT: Readonly<Record<Bar, string>> = {
  hunger: 'hungry',
  thirst: 'thirsty',
  happiness: 'unhappy',
  energy: 'tired',
};
