// Ladder of players: bots that drift, fly late and fly in time, and the shortcuts.
import { limited, NEWCOMER, PRACTISED, realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import { KEY } from '../controls.ts';
import { type Event, type State, scoreAt } from '../rules/rules.ts';
import { pilot } from './pilot.ts';

/** The dart is known at once; where the stars are, as it was a reaction ago. */
const sees = (now: Readonly<State>, then: Readonly<State>): State => ({ ...now, stars: then.stars });
const practised = limited(pilot, PRACTISED, sees);

/** Flies to and fro, and lower each time, without a look. */
const sweeping = () => (state: Readonly<State>) => {
  const leg = Math.floor(state.tick / 90) % 4;
  return { held: [KEY.right, KEY.down, KEY.left, KEY.up][leg] as number };
};

export default realtimeLadder({
  measure: 'score; 100 for each star of who is not through',
  count: () => {
    let taken = 0;
    return {
      onEvent: (event: Event) => {
        if (event.type === 'starTaken') taken++;
      },
      value: (state: Readonly<State>) => (state.stars.length === 0 ? scoreAt(state.tick) : 100 * taken),
    };
  },
  mostMinutes: 1,
  minutes: 0.1,
  steps: { naive: 0.7, practised: 1 },
  endsInDefeat: false,
  players: { naive: sweeping, newcomer: limited(pilot, NEWCOMER, sees), practised },
  without: {},
  exploits: { 'straight on': () => () => ({ held: KEY.up }) },
});
