// The ladder of players: who runs blindly, who looks, who shoots, who waits, and what it is worth.
import { tune } from '../kit/core/constants.ts';
import { limited, NEWCOMER, PRACTISED, realtimeLadder } from '../kit/core/ladder.ts';
import { CONSTANTS } from './constants.ts';
import { hallOf, strolled } from './foresight.ts';
import { CAREFUL, type Habits, pilot } from './pilot.ts';
import type { Event, State } from './state.ts';

/** Where a player stands is known at once; where the guards are, only as it was a reaction ago. */
const sees = (now: Readonly<State>, then: Readonly<State>): State =>
  now.level === then.level && now.phase === then.phase ? { ...now, guards: then.guards } : now;

const t = tune(CONSTANTS);

/** Who has watched a beat knows where its guard is by now. */
const follows = (now: Readonly<State>, then: Readonly<State>): State => {
  const seen = sees(now, then);
  if (seen === now) return seen;
  const late = now.levelTicks - then.levelTicks;
  return { ...seen, guards: seen.guards.map(guard => strolled(guard, late, hallOf(now, t), t)) };
};

const careful = (habits: Partial<Habits>) => (seed: number) => pilot(seed, { ...CAREFUL, ...habits });
/** Who begins looks one step ahead. */
const ONE_STEP = 10;
const runner = careful({ foresees: 0, shoots: false, fetches: false, folds: false });
const practised = limited(careful({}), PRACTISED, follows);
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
  players: {
    naive: runner,
    newcomer: limited(careful({ foresees: ONE_STEP, folds: false }), NEWCOMER, sees),
    practised,
  },
  without: {
    darts: limited(careful({ shoots: false }), PRACTISED, follows),
    looking: limited(careful({ foresees: 0 }), PRACTISED, follows),
    pickups: limited(careful({ fetches: false }), PRACTISED, follows),
    takedowns: limited(careful({ folds: false }), PRACTISED, follows),
  },
  exploits: {
    'run and shoot': limited(careful({ foresees: 0, fetches: false, folds: false }), PRACTISED, sees),
    camp: seed => {
      const decide = practised(seed);
      return (state, tuning, legal) => (state.levelTicks < CAMP_TICKS ? {} : decide(state, tuning, legal));
    },
  },
});
