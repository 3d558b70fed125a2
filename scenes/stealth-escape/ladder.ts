// The ladder of players: who runs blindly, who looks, who shoots, who waits, and what it is worth.
import { limited, NEWCOMER, PRACTISED, realtimeLadder } from '../kit/core/ladder.ts';
import { pilot } from './pilot.ts';
import type { Event, State } from './state.ts';

/** Where a player stands is known at once; where the guards are, only as it was a reaction ago. */
const sees = (now: Readonly<State>, then: Readonly<State>): State =>
  now.level === then.level && now.phase === then.phase ? { ...now, guards: then.guards } : now;

const careful = (seed: number) => pilot(seed);
const runner = (seed: number) => pilot(seed, { foresees: false, shoots: false, fetches: false });
const gunman = (seed: number) => pilot(seed, { foresees: false, shoots: true, fetches: false });
const practised = limited(careful, PRACTISED, sees);
/** Stands at the start until a minute of the level has passed. */
const CAMP_TICKS = 60 * 60;

export default realtimeLadder({
  measure: 'score',
  count: () => ({
    value: ({ score }: Readonly<State>) => score,
    stage: ({ level }) => level,
    heard: (_event: Event) => {},
  }),
  mostMinutes: 20,
  endsInDefeat: false,
  players: { naive: runner, newcomer: limited(careful, NEWCOMER, sees), practised },
  without: {
    darts: limited(seed => pilot(seed, { foresees: true, shoots: false, fetches: false }), PRACTISED, sees),
    looking: limited(gunman, PRACTISED, sees),
    pickups: limited(seed => pilot(seed, { foresees: true, shoots: true, fetches: false }), PRACTISED, sees),
  },
  exploits: {
    'run and shoot': limited(gunman, PRACTISED, sees),
    camp: seed => {
      const decide = practised(seed);
      return (state, t, legal) => (state.levelTicks < CAMP_TICKS ? {} : decide(state, t, legal));
    },
  },
});
