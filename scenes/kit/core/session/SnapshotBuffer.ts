// Pictures of a real-time world, twice a second, for rewind and for scrubbing through a replay. They are kept as text: hundreds are taken, few are
// ever looked at again, and reading one costs more than writing it.
import type { Json } from '../json.ts';

const EVERY_TICKS = 30;

interface Kept {
  readonly tick: number;
  readonly text: string;
}

/** What happens when there are too many: the oldest go, or every second one, so that a long run has room from end to end. */
export type Surplus = 'oldest' | 'every second';

export class SnapshotBuffer {
  readonly #most: number;
  readonly #surplus: Surplus;
  #every = EVERY_TICKS;
  #kept: Kept[] = [];

  constructor(most: number, surplus: Surplus) {
    this.#most = most;
    this.#surplus = surplus;
  }

  note(tick: number, world: { readonly state: unknown }): void {
    if (tick % this.#every !== 0) return;
    this.#kept.push({ tick, text: JSON.stringify(world.state) });
    if (this.#kept.length <= this.#most) return;
    if (this.#surplus === 'oldest') this.#kept.shift();
    else {
      this.#every *= 2;
      this.#kept = this.#kept.filter(kept => kept.tick % this.#every === 0);
    }
  }

  /** The last picture at or before a tick, else the first there is; it and all later ones are forgotten, to be taken again. */
  before(wanted: number): { readonly tick: number; readonly saved: Json } | undefined {
    while (this.#kept.length > 1 && (this.#kept.at(-1) as Kept).tick > wanted) this.#kept.pop();
    const kept = this.#kept.pop();
    return kept && { tick: kept.tick, saved: JSON.parse(kept.text) as Json };
  }
}
