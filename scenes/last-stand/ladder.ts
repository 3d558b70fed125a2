// The ladder of players: who sweeps blindly, who aims late and who in time, and what mortar, lock and driving are worth.
import type { Frame } from '../kit/core/input.ts';
import { limited, NEWCOMER, type Player, PRACTISED, realtimeLadder, withoutKeys } from '../kit/core/ladder.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { player } from './pilot.ts';
import type { Event, State } from './state.ts';

/** What has been in sight is followed with the eyes; what has just come is not yet seen. */
function sees(now: Readonly<State>, then: Readonly<State>): State {
  const known = <One extends { readonly id: number }>(present: readonly One[], before: readonly One[]): One[] =>
    present.filter(({ id }) => before.some(one => one.id === id));
  return {
    ...now,
    helicopters: known(now.helicopters, then.helicopters),
    troopers: known(now.troopers, then.troopers),
    walkers: known(now.walkers, then.walkers),
  };
}

const newcomer = limited(
  (seed: number) => player(seed, { reaction: 24, error: 0, lead: 0.6, patience: 6, restsAt: 0.95, locks: false }),
  NEWCOMER,
  sees,
);
const practised = limited(
  (seed: number) => player(seed, { reaction: 11, error: 0, lead: 1, patience: 3, restsAt: 0.7, locks: true }),
  PRACTISED,
  sees,
);

/** Turns the barrel from side to side with the trigger held. */
const SWEEP_TICKS = 50;
const sweeper: Player<State, Partial<Frame>, T> =
  () =>
  ({ tick }) => ({
    held: KEY.fire | (Math.floor(tick / SWEEP_TICKS) % 2 === 0 ? KEY.turnLeft : KEY.turnRight),
  });

/** Drives to the left edge first and stays there. */
const atTheEdge: Player<State, Partial<Frame>, T> = seed => {
  const decide = practised(seed);
  return (state, t, legal) => {
    const frame = decide(state, t, legal) ?? {};
    return { ...frame, held: ((frame.held ?? 0) & ~KEY.right) | KEY.left };
  };
};

/** Switches to the mortar and never back. */
const mortarOnly: Player<State, Partial<Frame>, T> = seed => {
  const decide = practised(seed);
  return (state, t, legal) => {
    const frame = decide(state, t, legal) ?? {};
    const others = (frame.pressed ?? 0) & ~KEY.mode;
    return { ...frame, pressed: state.gun.mode === 'cannon' ? others | KEY.mode : others };
  };
};

export default realtimeLadder({
  measure: 'score',
  count: () => ({
    value: ({ score }: Readonly<State>) => score,
    stage: ({ waves }) => waves.wave,
    heard: (_event: Event) => {},
  }),
  mostMinutes: 20,
  endsInDefeat: true,
  players: { naive: sweeper, newcomer, practised },
  without: {
    mortar: withoutKeys(practised, KEY.mode),
    lock: withoutKeys(practised, KEY.lock),
    driving: withoutKeys(practised, KEY.left | KEY.right),
  },
  exploits: { 'stay at the edge': atTheEdge, 'mortar only': mortarOnly },
});
