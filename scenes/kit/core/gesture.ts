// A pull: the hand goes down, draws away, and lets go. Plain data, so that it may stand in the state; what became of it is told tick by tick.
import type { Frame } from './input.ts';

/** Where an open pull began and where the hand is now, in world pixels. */
export interface Pull {
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
}

/** 'began' with the press, 'held' while it is down, 'released' when it is let go, 'cancelled' when nobody let it go, else 'none'. */
export type PullPhase = 'none' | 'began' | 'held' | 'released' | 'cancelled';

export interface TrackedPull {
  /** The pull as the hand left it, also in the tick that ends it; null where there is none. */
  readonly pull: Pull | null;
  readonly phase: PullPhase;
}

/**
 * What the hand does to a pull in this tick. Keep `pull` in the state while `news` is 'began' or 'held', and null after. One that rules gave up
 * (null in the state while the hand is still down) begins again only with another press. A hand that is gone cancels, it does not release.
 */
export function trackPull(open: Pull | null, { pointer }: Frame): TrackedPull {
  if (!pointer) return open ? { pull: open, phase: 'cancelled' } : { pull: null, phase: 'none' };
  const { x, y } = pointer;
  if (pointer.pressed) {
    const pull = { fromX: x, fromY: y, x, y };
    if (pointer.cancelled) return { pull, phase: 'cancelled' };
    if (!pointer.down) return { pull, phase: pointer.released ? 'released' : 'cancelled' };
    return { pull, phase: 'began' };
  }
  if (!open) return { pull: null, phase: 'none' };
  const pull = { ...open, x, y };
  if (pointer.cancelled) return { pull, phase: 'cancelled' };
  if (pointer.released) return { pull, phase: 'released' };
  return { pull, phase: pointer.down ? 'held' : 'cancelled' };
}
