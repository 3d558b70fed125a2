// Ladder of bots for the five levels, and the worth of each ability.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import type { Event, State } from '../rules/state.ts';
import { camp, naive, newcomer, practised, runAndShoot, without } from './ladderBots.ts';

export default realtimeLadder({
  measure: 'score',
  count: () => ({
    value: ({ score }: Readonly<State>) => score,
    stage: ({ level }) => level,
    onEvent: (_event: Event) => {},
  }),
  mostMinutes: 20,
  endsInDefeat: false,
  players: { naive, newcomer, practised },
  without: {
    darts: without({ shoots: false }),
    looking: without({ foresees: 0 }),
    pickups: without({ fetches: false }),
    takedowns: without({ folds: false }),
  },
  exploits: { 'run and shoot': runAndShoot, camp },
  accepted: [
    {
      fault: 'without pickups the practised player is no worse: without pickups 4587.5, practised 4587.5',
      why: 'Whoever goes unseen shoots one dart in five levels and starts with five. Pickups are for who shoots more, and shots earn nothing.',
    },
  ],
});
