// Ladder of bots by share of right answers, with each path alone and other path choices.
import { type Player, turnLadder } from '../kit/core/ladder.ts';
import type { MathTuning } from './constants.ts';
import { byShield, learner } from './pilot.ts';
import type { MathCommand, MathState } from './state.ts';

type Learner = Player<MathState, MathCommand, MathTuning>;

/** Practised player, about 95 % right: surer with plus and minus than with the tables. */
const NEARLY_ALL = { '+': 97, '−': 97, '×': 93, '÷': 93 };

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
    naive: learner(50, () => 'meadow'),
    newcomer: learner(85, () => 'meadow'),
    practised: learner(NEARLY_ALL, byShield),
  },
  without: {
    'the meadow': learner(NEARLY_ALL, () => 'ridge'),
    'the ridge': learner(NEARLY_ALL, () => 'meadow'),
  },
  exploits: {
    'guesses at random': learner(10, byShield),
    'always 6': always('6'),
  },
});
