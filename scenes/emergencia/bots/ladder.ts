// Ladder of bots: marking anybody, marking at the first sign, waiting for two; and what each kind of information is worth.
// Planning mode has no row: a bot that thinks 1.5 s about each order wins 2.95 missions of 3 without it and 3.00 with it, which is less
// than chance. It helps people, who need time to look. The briefing has no row either: it saves 4 s of 147 and no mission.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import { type Event, missionAt, type State, secondsOf } from '../rules/state.ts';
import { naive, newcomer, type Operator, practised, without } from './ladderPlayers.ts';

/** The practised bot, idle while the condition holds. */
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
    onEvent: (_event: Event) => {},
  }),
  // The mean of twenty runs, since a run has only three missions.
  runsPerSeed: 1,
  // Three missions last 140 s, second tries twice that.
  mostMinutes: 5,
  endsInDefeat: false,
  players: {
    naive,
    newcomer,
    practised,
  },
  without: {
    'the second sign': without({ proof: 'one' }),
    looking: without({ sweeps: false }),
    'the view from above': without({ looksDown: false }),
  },
  exploits: {
    'mark everyone': without({ proof: 'none' }),
    'mark whoever wears what the briefing says': without({ proof: 'clothes' }),
    'wait for the strike': idleWhile(state => secondsOf(state.time) < missionAt(state).assassinationTime),
    'learn from a first try, then retry': idleWhile(({ tries }) => tries === 1),
  },
});
