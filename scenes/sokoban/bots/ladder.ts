// Ladder of bots: how many levels each solves within 1.2 × par in ten minutes, at one step a second.
import { forgetful, NEWCOMER, type Player, turnLadder } from '../../kit/core/ladder/ladder.ts';
import { pick, seeded } from '../../kit/core/rng.ts';
import type { SokobanTuning } from '../constants.ts';
import type { SokobanEvent } from '../rules/events.ts';
import { isWon, type SokobanCommand, type SokobanState, solutionOf } from '../rules/state.ts';
import { pilot } from './pilot.ts';

type Solver = Player<SokobanState, SokobanCommand, SokobanTuning>;

/** Above par by no more than a fifth. */
const NEAR_PAR = 1.2;

/** Plays the known solution; after a wrong step it restarts the level. */
const solver: Solver = () => pilot();
/** Only a push takes thought. */
const isPush = (_command: SokobanCommand, state: Readonly<SokobanState>): boolean =>
  /[LURD]/.test(solutionOf(state)[state.lurd.length] ?? '');

/** Random walk over legal moves. */
const wanderer: Solver = seed => {
  const rng = seeded(seed, 3);
  return (state, _t, legal) => {
    const steps = (legal as readonly SokobanCommand[]).filter(({ type }) => type === 'move' || type === 'next');
    return steps.length > 0 ? pick(rng, steps) : isWon(state) ? null : { type: 'reset' };
  };
};

export default turnLadder({
  measure: 'levels solved within par and a fifth in ten minutes',
  count: () => {
    const solved = new Set<string>();
    return {
      onEvent(event: SokobanEvent) {
        if (event.type === 'solved' && event.par !== null && event.pushes <= event.par * NEAR_PAR)
          solved.add(event.key);
      },
      value: (_state: Readonly<SokobanState>) => solved.size,
    };
  },
  mostMinutes: 10,
  secondsPerCommand: 1,
  endsInDefeat: false,
  players: { naive: wanderer, newcomer: forgetful(solver, NEWCOMER, isPush), practised: solver },
  without: {},
  exploits: { wander: wanderer },
  accepted: [
    {
      fault: 'naive 0 is not above idle 0',
      why: 'No level falls to luck: in ten minutes of any step there is, seven wanderers of twenty bring one parcel home.',
    },
  ],
});
