// Balance constants: those of the specification (part 1, §9) and others settled by play.
import { knob, type Tuning } from '../kit/core/constants.ts';

/** Columns of the board. */
export const COLUMN_COUNT = 9;
/** Rows of the board by its name: the specified one, and the short one. */
export const ROWS = { full: 9, short: 5 } as const;
/** Pips of the highest die that the board holds. */
export const MOST_PIPS = 6;
/** Dice of each side that stand on the short board at the beginning. */
export const OUTPOSTS = 2;

export const CONSTANTS = {
  health: knob(5, [1, 30], 'points', 'more hits before the game is lost'),
  shortHealth: knob(7, [1, 30], 'points', 'more hits before a game on the short board is lost'),
  joinMost: knob(2, [1, 5], 'pips', 'where low dice may join, higher ones may too'),
  dieFaces: knob(6, [2, 6], 'faces', 'the highest value a die can show'),
  computerRollMs: knob(1000, [0, 5000], 'ms', 'the computer waits longer before it rolls', 50),
  computerPlaceMs: knob(1500, [0, 5000], 'ms', 'the computer thinks longer before it places', 50),
  shortGameRounds: knob(60, [1, 200], 'rounds', 'the short game is longer'),
  quickGameRounds: knob(30, [1, 200], 'rounds', 'the quick game is longer'),
  risesAfterRounds: knob(20, [1, 100], 'rounds', 'in the rising game hits grow later'),
  risesEveryRounds: knob(10, [1, 50], 'rounds', 'and more slowly'),
  moveMs: knob(500, [0, 2000], 'ms', 'dice march more slowly', 50),
  battleMs: knob(600, [0, 2000], 'ms', 'battles take longer to watch', 50),
};

export type DiceTuning = Tuning<typeof CONSTANTS>;
