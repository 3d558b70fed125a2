// Ladder of players: bots that keep too soon, now and then and in time, and the shortcuts.
import { forgetful, NEWCOMER, turnLadder } from '../../kit/core/ladder/ladder.ts';
import type { Event } from '../rules/rules.ts';
import { ENOUGH, keepsAt } from './pilot.ts';

export default turnLadder({
  measure: 'points kept',
  count: () => {
    let points = 0;
    return {
      onEvent: (event: Event) => {
        if (event.type === 'pointsKept') points += event.points;
      },
      value: () => points,
    };
  },
  mostMinutes: 2,
  secondsPerCommand: 2,
  steps: { naive: 0.9, practised: 1.1 },
  endsInDefeat: false,
  runsPerSeed: 20,
  players: {
    naive: keepsAt(2),
    newcomer: forgetful(keepsAt(9), NEWCOMER),
    practised: keepsAt(ENOUGH),
  },
  without: {},
  exploits: { 'draws on and on': keepsAt(1000) },
});
