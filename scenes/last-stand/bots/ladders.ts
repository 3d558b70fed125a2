// Ladder of bots for the Siege mode.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import { KEY } from '../controls.ts';
import type { Event, State } from '../rules/state.ts';
import { atTheEdge, neverStill, newcomer, practised, sweeper, without } from './bots.ts';

export default {
  siege: realtimeLadder({
    measure: 'score of the siege',
    setup: { battle: 'siege' },
    count: () => ({
      value: ({ score }: Readonly<State>) => score,
      stage: ({ waves }) => waves.wave,
      onEvent: (_event: Event) => {},
    }),
    mostMinutes: 20,
    endsInDefeat: true,
    players: { naive: sweeper, newcomer, practised },
    without: {
      mortar: without(KEY.mode),
      lock: without(KEY.lock),
      driving: without(KEY.left | KEY.right),
    },
    exploits: { 'stay at the edge': atTheEdge, 'never stand still': neverStill },
  }),
};
