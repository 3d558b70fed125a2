// Snapshots of a real-time state, twice a second, for rewind and for seeking in a replay. They are snapshot as JSON text: hundreds are taken and few are
// ever restored.
import type { Json } from '../json.ts';

const EVERY_TICKS = 30;

interface TickSnapshot {
  readonly tick: number;
  readonly text: string;
}

/** Which snapshots are dropped when the buffer is full: the oldest one (rewind), or every second one (a whole replay). */
export type DropPolicy = 'oldest' | 'every second';

export class SnapshotBuffer {
  readonly #capacity: number;
  readonly #policy: DropPolicy;
  #intervalTicks = EVERY_TICKS;
  #snapshots: TickSnapshot[] = [];

  constructor(capacity: number, policy: DropPolicy) {
    this.#capacity = capacity;
    this.#policy = policy;
  }

  capture(tick: number, world: { readonly state: unknown }): void {
    if (tick % this.#intervalTicks !== 0) return;
    this.#snapshots.push({ tick, text: JSON.stringify(world.state) });
    if (this.#snapshots.length <= this.#capacity) return;
    if (this.#policy === 'oldest') this.#snapshots.shift();
    else {
      this.#intervalTicks *= 2;
      this.#snapshots = this.#snapshots.filter(snapshot => snapshot.tick % this.#intervalTicks === 0);
    }
  }

  /** Removes and returns the last snapshot at or before a tick, else the first one; later ones are dropped and captured again. */
  takeBefore(targetTick: number): { readonly tick: number; readonly saved: Json } | undefined {
    while (this.#snapshots.length > 1 && (this.#snapshots.at(-1) as TickSnapshot).tick > targetTick)
      this.#snapshots.pop();
    const snapshot = this.#snapshots.pop();
    return snapshot && { tick: snapshot.tick, saved: JSON.parse(snapshot.text) as Json };
  }
}
