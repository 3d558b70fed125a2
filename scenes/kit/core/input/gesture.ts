// Drag gesture ("pull", as of a slingshot): press, drag, release. Plain data, so that it may stand in the state; its phase is computed tick by tick.
import type { Frame } from './input.ts';

/** Start of an open pull (`fromX`, `fromY`) and the pointer now, in world pixels. */
export interface Pull {
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
}

/** Phase in this tick: 'began' with the press, 'held' while down, 'released', 'cancelled' where the pointer ended without a release, else 'none'. */
export type PullPhase = 'none' | 'began' | 'held' | 'released' | 'cancelled';

export interface TrackedPull {
  /** The pull with the pointer's place, also in the tick that ends it; null where there is none. */
  readonly pull: Pull | null;
  readonly phase: PullPhase;
}

/**
 * Update of a pull by this tick's pointer. Keep `pull` in the state while `phase` is 'began' or 'held', and null after. A pull that rules gave up
 * (null in the state while the pointer is still down) begins again only with another press. A pointer that is gone cancels and does not release.
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
