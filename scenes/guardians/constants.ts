// Constants: the numbers of the valley that a designer tunes, each with range, unit and effect.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  stones: knob(5, [1, 12], 'stones', 'a gate holds longer'),
  turns: knob(10, [1, 15], 'turns', 'a longer match at most'),
  hand: knob(5, [1, 8], 'cards', 'more cards in the first hand'),
  mostHand: knob(8, [1, 12], 'cards', 'more cards may be kept in the hand'),
  drawn: knob(2, [0, 4], 'cards', 'more cards come each turn'),
  cardsPerTurn: knob(2, [1, 4], 'cards', 'more cards may be placed in a turn'),
  standing: knob(2, [1, 8], 'creatures', 'more own creatures have room to stand on a road'),
  lying: knob(2, [0, 8], 'creatures', 'more folded creatures have room beside them'),
  firstCourage: knob(2, [0, 10], 'courage', 'dearer cards in the first turns'),
  mostCourage: knob(7, [1, 20], 'courage', 'dearer cards in the last turns'),
  keptCourage: knob(2, [0, 10], 'courage', 'more courage is kept for the next turn'),
  openStones: knob(2, [1, 6], 'stones', 'a road with nobody in the way costs more stones'),
  twiceStones: knob(2, [1, 6], 'stones', 'twice the strength takes more stones'),
  firstKnock: knob(2, [1, 10], 'turn', 'gates stay whole for longer'),

  // The guardians
  wolfUntil: knob(2, [0, 15], 'turn', 'the Wolf pays less for its first card in more turns'),
  wolfTires: knob(7, [1, 16], 'turn', 'the Wolf’s creatures march at most one step from a later turn on'),
  eagleEvery: knob(3, [1, 16], 'turns', 'the Eagle draws one card more in fewer turns'),
  eagleCost: knob(5, [1, 7], 'cost', 'only dearer cards of the Eagle come back when they fall'),
  eagleFrom: knob(6, [1, 16], 'turn', 'the Eagle’s further courage comes later'),
  eagleCourage: knob(1, [0, 5], 'courage', 'the Eagle has more courage in the late turns'),
};

export type T = Tuning<typeof CONSTANTS>;
