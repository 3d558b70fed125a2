// Pictures of a real-time world, twice a second, for rewind and for scrubbing through a replay. They are kept as text: hundreds are taken, few are
// ever looked at again, and reading one costs more than writing it.
import type { Json } from '../json.ts';

const EVERY_TICKS = 30;

interface TickSnapshot {
  readonly tick: number;
  readonly text: string;
}

/** What happens when there are too many: the oldest go, or every second one, so that a long run has room from end to end. */
export type DropPolicy = 'oldest' | 'every second';

export class SnapshotBuffer {
  readonly #capacity: number;
  readonly #policy: DropPolicy;
  #intervalTicks = EVERY_TICKS;
  #snapshots: TickSnapshot[] = [];

  constructor(most: number, surplus: DropPolicy) {
    this.#capacity = most;
    this.#policy = surplus;
  }

  capture(tick: number, world: { readonly state: unknown }): void {
    if (tick % this.#intervalTicks !== 0) return;
    this.#snapshots.push({ tick, text: JSON.stringify(world.state) });
    if (this.#snapshots.length <= this.#capacity) return;
    if (this.#policy === 'oldest') this.#snapshots.shift();
    else {
      this.#intervalTicks *= 2;
      this.#snapshots = this.#snapshots.filter(kept => kept.tick % this.#intervalTicks === 0);
    }
  }

  /** The last picture at or before a tick, else the first there is; it and all later ones are forgotten, to be taken again. */
  takeBefore(wanted: number): { readonly tick: number; readonly saved: Json } | undefined {
    while (this.#snapshots.length > 1 && (this.#snapshots.at(-1) as TickSnapshot).tick > wanted) this.#snapshots.pop();
    const kept = this.#snapshots.pop();
    return kept && { tick: kept.tick, saved: JSON.parse(kept.text) as Json };
  }
}
