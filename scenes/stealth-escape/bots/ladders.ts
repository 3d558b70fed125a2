// Ladder of bots for the night watch.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import type { Event, State } from '../rules/state.ts';
import { naive, newcomer, practised, runAndShoot, without } from './ladderBots.ts';

export default {
  night: realtimeLadder({
    measure: 'score of the night watch',
    setup: { halls: 'night' },
    minutes: 2,
    count: () => ({
      value: ({ score }: Readonly<State>) => score,
      stage: ({ level }) => level,
      onEvent: (_event: Event) => {},
    }),
    mostMinutes: 10,
    endsInDefeat: false,
    players: { naive, newcomer, practised },
    without: {
      looking: without({ foresees: 0 }),
      'standing still by the dog': without({ holdsBreath: false }),
      takedowns: without({ folds: false }),
    },
    exploits: { 'run and shoot': runAndShoot },
  }),
};
