// Ladder of bots by share of right answers, without each path, kind of question and treasures.
import { type Player, turnLadder } from '../../kit/core/ladder/ladder.ts';
import type { MathTuning } from '../constants.ts';
import type { MathCommand, MathState } from '../rules/state.ts';
import { CAREFUL, learner, PLAIN, type Plan, type Skill } from './pilot.ts';

type Learner = Player<MathState, MathCommand, MathTuning>;

/** Errors follow the effort of each question, so a bold one goes wrong more often: a practised player errs in 1.8 % for each step. */
const PRACTISED: Skill = { errs: 1.8 };
const practised = (change: Partial<Plan> = {}): Learner => learner(PRACTISED, { ...CAREFUL, ...change });

/** A newcomer tries the bold one two times in six, both paths, and keeps treasures for later. */
const TRYING: Plan = {
  path: ({ level }) => (level % 2 === 0 ? 'ridge' : 'meadow'),
  stroke: ({ right }) => (right % 6 < 2 ? 'bold' : 'quick'),
  use: () => null,
};

/** Exploit: always the most frequent answer. */
const always =
  (text: string): Learner =>
  () =>
  ({ phase }) =>
    phase === 'path' ? { type: 'take', path: 'meadow' } : { type: 'answer', text };

export default turnLadder({
  measure: 'score',
  count: () => ({
    value: ({ score }: Readonly<MathState>) => score,
    stage: ({ level }: Readonly<MathState>) => level,
  }),
  mostMinutes: 90,
  secondsPerCommand: 3,
  endsInDefeat: false,
  players: {
    naive: learner({ errs: 20 }, PLAIN),
    newcomer: learner({ errs: 4 }, TRYING),
    practised: practised(),
  },
  without: {
    'the meadow': practised({ path: () => 'ridge' }),
    'the ridge': practised({ path: () => 'meadow' }),
    'bold questions': practised({ stroke: () => 'quick' }),
    'quick questions': practised({ stroke: () => 'bold' }),
    treasures: practised({ use: () => null }),
  },
  exploits: {
    'guesses at random': learner({ errs: 90 }, CAREFUL),
    'always 6': always('6'),
  },
});
