// Bots of the ladders: sweeper, newcomer, practised, and exploits.
import type { Frame } from '../../kit/core/input/input.ts';
import { limited, NEWCOMER, type Player, PRACTISED, withoutKeys } from '../../kit/core/ladder/ladder.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import type { State } from '../rules/state.ts';
import { player } from './pilot.ts';

/** Perception with reaction time: objects that were already there are seen at their present place; new ones are not seen yet. */
function perceivedState(now: Readonly<State>, then: Readonly<State>): State {
  const known = <One extends { readonly id: number }>(present: readonly One[], before: readonly One[]): One[] =>
    present.filter(({ id }) => before.some(one => one.id === id));
  const { siege } = now;
  return {
    ...now,
    helicopters: known(now.helicopters, then.helicopters),
    troopers: known(now.troopers, then.troopers),
    walkers: known(now.walkers, then.walkers),
    ...(siege && {
      siege: {
        ...siege,
        carriers: known(siege.carriers, then.siege?.carriers ?? []),
        gliders: known(siege.gliders, then.siege?.gliders ?? []),
        airship: then.siege?.airship ? siege.airship : null,
      },
    }),
  };
}

export const newcomer = limited(
  (seed: number) => player(seed, { reaction: 24, error: 0, lead: 0.6, patience: 6, restsAt: 0.95, locks: false }),
  NEWCOMER,
  perceivedState,
);
export const practised = limited(
  (seed: number) => player(seed, { reaction: 11, error: 0, lead: 1, patience: 3, restsAt: 0.7, locks: true }),
  PRACTISED,
  perceivedState,
);

/** Turns the barrel from side to side with the trigger held. */
const SWEEP_TICKS = 50;
export const sweeper: Player<State, Partial<Frame>, T> =
  () =>
  ({ tick }) => ({
    held: KEY.fire | (Math.floor(tick / SWEEP_TICKS) % 2 === 0 ? KEY.turnLeft : KEY.turnRight),
  });

/** Drives to the left edge first and stays there. */
export const atTheEdge: Player<State, Partial<Frame>, T> = seed => {
  const decide = practised(seed);
  return (state, t, legal) => {
    const frame = decide(state, t, legal) ?? {};
    return { ...frame, held: ((frame.held ?? 0) & ~KEY.right) | KEY.left };
  };
};

/** Switches to the mortar and never back. */
export const mortarOnly: Player<State, Partial<Frame>, T> = seed => {
  const decide = practised(seed);
  return (state, t, legal) => {
    const frame = decide(state, t, legal) ?? {};
    const others = (frame.pressed ?? 0) & ~KEY.mode;
    return { ...frame, pressed: state.gun.mode === 'cannon' ? others | KEY.mode : others };
  };
};

/** Drives to and fro all the time, so that no glider lands beside the gun. */
export const neverStill: Player<State, Partial<Frame>, T> = seed => {
  const decide = practised(seed);
  let side: number = KEY.left;
  return (state, t, legal) => {
    const { x, isLocked } = state.gun;
    if (x < 200) side = KEY.right;
    if (x > 600) side = KEY.left;
    const frame = decide(state, t, legal) ?? {};
    const others = (frame.pressed ?? 0) & ~KEY.lock;
    return {
      ...frame,
      pressed: isLocked ? others | KEY.lock : others,
      held: ((frame.held ?? 0) & ~(KEY.left | KEY.right)) | side,
    };
  };
};

/** The practised bot without these keys. */
export const without = (keys: number) => withoutKeys(practised, keys);
