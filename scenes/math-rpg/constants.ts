// Tunable constants of Math RPG: the specification's (part 2, §9), and our own.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  playerHealth: knob(100, [10, 300], 'points', 'more wrong answers before the game is over; the heal stops there too'),
  firstEnemyHealth: knob(50, [10, 300], 'points', 'the first enemy takes more right answers'),
  enemyHealth: knob(50, [10, 300], 'points', 'every further enemy takes more right answers'),
  enemyHealthPerLevel: knob(20, [0, 100], 'points a level', 'late enemies take more right answers than early ones'),
  hitLeast: knob(10, [1, 50], 'points', 'the first right answer of a row hits harder'),
  hitMost: knob(
    14,
    [1, 50],
    'points',
    'a full row, and every hit at a weak spot, hits harder; the row takes longer to fill',
  ),
  scorePerAnswer: knob(10, [1, 100], 'points of score', 'a right answer pays more'),
  blowLeast: knob(5, [0, 50], 'points', 'a calm creature hurts more after a wrong answer'),
  blowMost: knob(14, [0, 50], 'points', 'an angry creature hurts more after a wrong answer'),
  heal: knob(20, [0, 100], 'points', 'a level up gives back more health'),
  unrepeated: knob(5, [0, 20], 'questions', 'a question stays away for longer'),
  practice: knob(2, [1, 4], 'times', 'a fact comes so many times as often for each box it stands lower'),
  wilderEvery: knob(3, [1, 20], 'levels', 'later creatures are calmer, and grow angry less quickly'),
  boldMiss: knob(4, [0, 9], 'points', 'a bold miss costs more than a quick one'),
  patience: knob(10, [1, 50], 'answers', 'a fight may last longer before each answer makes the creature angrier'),
  strikes: knob(5, [0, 14], 'points', 'a creature strikes harder where a quick hit leaves a full row unspent'),
  climb: knob(20, [0, 50], 'points', 'the way up to the ridge costs more health'),
  fled: knob(2, [0, 5], 'points for each of its health', 'a creature that gives up with health left pays more'),
  ridgeAnger: knob(2, [0, 6], 'points', 'a miss on the ridge costs more than on the meadow'),
  courage: knob(9, [1, 20], 'points', 'every creature takes more bold hits'),
  couragePerLevel: knob(3.5, [0, 5], 'points a level', 'late creatures take more bold hits than early ones'),
  courageAgain: knob(
    3,
    [0, 9],
    'points a level',
    'each creature met a second time takes more bold hits than the one before it',
  ),
  rest: knob(30, [0, 50], 'points', 'the meadow gives back more health'),
  restStep: knob(24, [5, 50], 'points', 'more of a rest that is not needed makes one step of the row'),
  apple: knob(20, [0, 100], 'points', 'an apple gives back more health'),
  sharpens: knob(2, [1, 4], 'steps', 'a sharpener lengthens the row more'),
  fright: knob(4, [1, 20], 'points of courage', 'a horn frightens more'),
  reviewShare: knob(0.3, [0, 1], 'of the questions', 'on the ridge more questions aim at the weak spot'),
};

export type MathTuning = Tuning<typeof CONSTANTS>;
