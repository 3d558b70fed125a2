// Ladder of players: bots that drift, fly late and fly in time, and the shortcuts.
import { limited, NEWCOMER, PRACTISED, realtimeLadder } from '../kit/core/ladder.ts';
import { KEY } from './controls.ts';
import { pilot } from './pilot.ts';
import type { Event, State } from './rules.ts';

/** The dart is known at once; where the stars are, as it was a reaction ago. */
const sees = (now: Readonly<State>, then: Readonly<State>): State => ({ ...now, stars: then.stars });
const practised = limited(pilot, PRACTISED, sees);

export default realtimeLadder({
  measure: 'stars taken in a minute',
  count: () => {
    let taken = 0;
    return {
      onEvent: (event: Event) => {
        if (event.type === 'starTaken') taken++;
      },
      value: (_state: Readonly<State>) => taken,
    };
  },
  mostMinutes: 1,
  endsInDefeat: false,
  players: { naive: () => () => ({ held: KEY.right }), newcomer: limited(pilot, NEWCOMER, sees), practised },
  without: {},
  exploits: { 'straight on': () => () => ({ held: KEY.up }) },
});
