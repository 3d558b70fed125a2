// Ghost track of a run: the gun's x, and the score in place of a height.
import type { State } from './state.ts';

/** Ticks between two places of the track. */
export const TRACK_EVERY = 15;

export const trackOf = ({ phase, gun, score }: Readonly<State>): readonly [x: number, score: number] | null =>
  phase === 'playing' ? [Math.round(gun.x), score] : null;
