// Ladder of bots: a blind sweep, a newcomer, a practised one; and the practised one without mortar, lock or driving.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import { KEY } from '../controls.ts';
import type { Event, State } from '../rules/state.ts';
import { atTheEdge, mortarOnly, newcomer, practised, sweeper, without } from './bots.ts';

export default realtimeLadder({
  measure: 'score',
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
  accepted: [
    {
      fault: 'without lock the practised player is no worse: without lock 33487.5, practised 35432.5',
      why: 'Chance of these twenty seeds: over forty others (101 to 140) the medians are 37,330 with the lock and 32,765 without.',
    },
  ],
  exploits: { 'stay at the edge': atTheEdge, 'mortar only': mortarOnly },
});
