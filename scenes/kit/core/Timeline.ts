// Pictures of a real-time world, twice a second, for rewind and for scrubbing through a replay.
import type { Json } from './json.ts';

const EVERY_TICKS = 30;
/** Half a minute of live play; a replay keeps all. */
const KEPT_LIVE = 60;

interface Kept {
  readonly tick: number;
  readonly saved: Json;
}

export class Timeline {
  #kept: Kept[] = [];

  note(tick: number, world: { save(): Json }, all: boolean): void {
    if (tick % EVERY_TICKS !== 0) return;
    this.#kept.push({ tick, saved: world.save() });
    if (!all && this.#kept.length > KEPT_LIVE) this.#kept.shift();
  }

  /** The last picture at or before a tick, else the first there is; it and all later ones are forgotten, to be taken again. */
  before(wanted: number): Kept | undefined {
    while (this.#kept.length > 1 && (this.#kept.at(-1) as Kept).tick > wanted) this.#kept.pop();
    return this.#kept.pop();
  }
}
