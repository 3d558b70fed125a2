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
  wilderEvery: knob(4, [1, 20], 'levels', 'later creatures grow angry less quickly'),
  ridgeAnger: knob(1, [0, 6], 'points', 'a miss on the ridge costs more than on the meadow'),
  courage: knob(4, [1, 20], 'points', 'every creature but the first bears more of a full row'),
  couragePerLevel: knob(0.75, [0, 3], 'points a level', 'late creatures bear more of a full row than early ones'),
  courageAgain: knob(
    4,
    [0, 6],
    'points a level',
    'creatures met a second time bear more of a full row, and runs end sooner',
  ),
  rest: knob(6, [0, 50], 'points', 'the meadow gives back more health'),
  apple: knob(20, [0, 100], 'points', 'an apple gives back more health'),
  fright: knob(3, [1, 10], 'points of courage', 'a horn frightens more'),
  reviewShare: knob(0.6, [0, 1], 'of the questions', 'on the ridge more questions aim at the weak spot'),
};

export type MathTuning = Tuning<typeof CONSTANTS>;
