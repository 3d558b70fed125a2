// Tunable constants of YayZee: the specification's (part 1, §5 and §9), and our own.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  dice: knob(5, [4, 6], 'dice', 'more dice to roll and to hold'),
  rollsPerTurn: knob(3, [1, 6], 'rolls', 'more chances in each turn'),
  slots: knob(13, [1, 13], 'slots', 'a longer game: so many categories of the card are played, from the first on'),
  upperBonus: knob(35, [0, 100], 'points', 'the upper slots pay more once enough is in them'),
  upperBonusAt: knob(63, [0, 105], 'points', 'the upper slots must hold more before the bonus comes'),
  threeEqual: knob(3, [2, 5], 'dice', 'three of a kind asks for more equal dice'),
  fourEqual: knob(4, [2, 6], 'dice', 'four of a kind asks for more equal dice'),
  fullHouse: knob(25, [0, 100], 'points', 'a full house pays more'),
  smallRun: knob(4, [2, 5], 'dice', 'a small straight must be longer'),
  smallStraight: knob(30, [0, 100], 'points', 'a small straight pays more'),
  largeRun: knob(5, [3, 6], 'dice', 'a large straight must be longer'),
  largeStraight: knob(40, [0, 100], 'points', 'a large straight pays more'),
  yahtzee: knob(50, [0, 200], 'points', 'all dice equal pay more'),
  extraYayZee: knob(100, [0, 300], 'points', 'by the official rules every further YayZee pays more'),
  undoSeconds: knob(5, [0, 30], 's', 'a score can be taken back for longer'),
  computerMs: knob(900, [100, 4000], 'ms', 'the computer thinks longer before each step', 50),
  tumbleMs: knob(900, [0, 3000], 'ms', 'dice tumble for longer before they lie', 50),
};

export type YayZeeTuning = Tuning<typeof CONSTANTS>;
