// The ladder of players: who knows half of it, most of it, nearly all; and who takes but one of the paths, or knows another way round.
import { type Player, turnLadder } from '../kit/core/ladder.ts';
import type { MathTuning } from './constants.ts';
import { byHealth, learner } from './pilot.ts';
import type { MathCommand, MathState } from './state.ts';

type Learner = Player<MathState, MathCommand, MathTuning>;

/** One number for every question, the commonest answer there is. */
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
  runsPerSeed: 5,
  endsInDefeat: false,
  players: {
    naive: learner(50, () => 'meadow'),
    newcomer: learner(85, () => 'meadow'),
    practised: learner(95, byHealth),
  },
  without: {
    'the meadow': learner(95, () => 'ridge'),
    'the ridge': learner(95, () => 'meadow'),
  },
  exploits: {
    'guesses at random': learner(10, byHealth),
    'always 6': always('6'),
  },
});
