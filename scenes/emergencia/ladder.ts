// The ladder of players: who marks whoever comes by, who marks at the first sign, who waits for two; and what looking, guarding and planning are worth.
import type { Frame } from '../kit/core/input.ts';
import { limited, NEWCOMER, type Player, PRACTISED, realtimeLadder } from '../kit/core/ladder.ts';
import type { T } from './constants.ts';
import { CAREFUL, type Habits, pilot } from './pilot.ts';
import { type Event, missionAt, type State, secondsOf } from './state.ts';

type Operator = Player<State, Partial<Frame>, T>;

/** The own agents and cards are known at once; people are where they were a reaction ago. */
const sees = (now: Readonly<State>, then: Readonly<State>): State =>
  now.level === then.level && now.tries === then.tries && now.phase === then.phase
    ? { ...now, civilians: then.civilians, enemies: then.enemies }
    : now;

const operator = (limits: typeof NEWCOMER, habits: Habits): Operator =>
  limited(seed => pilot(seed, habits), limits, sees);

const GOOD: Habits = { ...CAREFUL, pace: 36 };
const practised = operator(PRACTISED, GOOD);
const without = (change: Partial<Habits>): Operator => operator(PRACTISED, { ...GOOD, ...change });

/** The practised one, but idle while this holds. */
const idleWhile =
  (holds: (state: Readonly<State>) => boolean): Operator =>
  seed => {
    const decide = practised(seed);
    return (state, t, legal) => (state.phase === 'playing' && holds(state) ? {} : decide(state, t, legal));
  };

export default realtimeLadder({
  measure: 'missions won at the first try with every VIP alive',
  count: () => ({
    value: ({ done }: Readonly<State>) => done.filter(({ tries, saved }) => tries === 1 && saved).length,
    stage: ({ level }) => level,
    heard: (_event: Event) => {},
  }),
  // The mean of twenty runs: a run has three missions only.
  runsPerSeed: 1,
  mostMinutes: 4,
  endsInDefeat: false,
  players: {
    naive: operator(NEWCOMER, { ...CAREFUL, proof: 'none', sweeps: false, plans: false, pace: 90 }),
    newcomer: operator(NEWCOMER, { ...CAREFUL, proof: 'one', guards: false, looksDown: false, plans: false, pace: 75 }),
    practised,
  },
  without: {
    'the second sign': without({ proof: 'one' }),
    looking: without({ sweeps: false }),
    'the view from above': without({ looksDown: false }),
    planning: without({ plans: false }),
  },
  exploits: {
    'mark everyone': without({ proof: 'none' }),
    'wait for the strike': idleWhile(state => secondsOf(state.time) < missionAt(state).assassinationTime),
    'learn from a first try, then retry': idleWhile(({ tries }) => tries === 1),
  },
});
