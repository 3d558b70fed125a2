// Tunable constants of Math RPG: the specification's (part 2, §9), and our own.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  playerHealth: knob(100, [10, 300], 'points', 'more wrong answers before the game is over; the heal stops there too'),
  firstEnemyHealth: knob(50, [10, 300], 'points', 'the first enemy takes more right answers'),
  enemyHealth: knob(50, [10, 300], 'points', 'every further enemy takes more right answers'),
  enemyHealthPerLevel: knob(20, [0, 100], 'points a level', 'late enemies take more right answers than early ones'),
  hitLeast: knob(10, [1, 50], 'points', 'the weakest right answer hits harder'),
  hitMost: knob(14, [1, 50], 'points', 'the strongest right answer, and every one at a weak spot, hits harder'),
  scorePerAnswer: knob(10, [1, 100], 'points of score', 'a right answer pays more'),
  blowLeast: knob(5, [0, 50], 'points', 'the lightest blow after a wrong answer hurts more'),
  blowMost: knob(14, [0, 50], 'points', 'the heaviest blow after a wrong answer hurts more'),
  heal: knob(20, [0, 100], 'points', 'a level up gives back more health'),
  unrepeated: knob(5, [0, 20], 'questions', 'a question stays away for longer'),
  practice: knob(2, [1, 4], 'times', 'a fact comes so many times as often for each box it stands lower'),
  shyBelow: knob(40, [0, 100], 'points of health', 'on the meadow blows are held back earlier'),
  heldBackOf: knob(2, [1, 6], 'blows', 'on the meadow the lightest of more blows counts, so that they hurt less'),
  reviewShare: knob(0.8, [0, 1], 'of the questions', 'on the ridge more questions aim at the weak spot'),
};

export type MathTuning = Tuning<typeof CONSTANTS>;
