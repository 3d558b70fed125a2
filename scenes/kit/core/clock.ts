// The fixed clock: turns uneven frame times into whole ticks of 1/60 s, so that a run is the same at every frame rate.

export const TICKS_PER_SECOND = 60;
export const STEP_MS = 1000 / TICKS_PER_SECOND;

/** More is dropped rather than simulated: a stall must not be followed by a burst. */
const MAX_TICKS_PER_FRAME = 5;

/** Displays that run at nearly 60 Hz then give one tick a frame instead of none and two in turn. */
const SNAP_MS = 0.6;

/** On such a display the picture is brought up to the newest tick, so much of a step a frame, until it lags by no more than this. */
const CATCH_UP_MS = STEP_MS / 100;
const LEAST_LAG_MS = STEP_MS / 50;

export class FixedClock {
  #owed = 0;
  #held = 0;
  #passed = 0;
  /** No tick was played since play began or stood still: the picture shows the last one whole. */
  #still = true;

  /** How many ticks are due after so many more milliseconds. */
  advance(ms: number, speed = 1): number {
    this.#passed = this.#moving(Math.max(0, ms) * speed);
    const nearOneTick = speed === 1 && Math.abs(ms - STEP_MS) < SNAP_MS;
    if (nearOneTick) this.#owed = Math.max(this.#owed, Math.min(this.#owed + CATCH_UP_MS, STEP_MS - LEAST_LAG_MS));
    this.#owed += nearOneTick ? STEP_MS : Math.max(0, ms) * speed;
    let ticks = Math.floor(this.#owed / STEP_MS + 1e-6);
    this.#owed = Math.max(0, this.#owed - ticks * STEP_MS);
    if (ticks > MAX_TICKS_PER_FRAME) ticks = MAX_TICKS_PER_FRAME;
    const swallowed = Math.min(ticks, this.#held);
    this.#held -= swallowed;
    if (ticks > swallowed) this.#still = false;
    return ticks - swallowed;
  }

  /** Where between the last tick but one and the last the picture stands, 0 to 1. Whatever stood still does so at 1. */
  get alpha(): number {
    return this.#still ? 1 : Math.min(1, this.#owed / STEP_MS);
  }

  /** How many milliseconds of the last frame moved the picture on: at play's own speed, none while it stands still, and none that play drops. */
  get passed(): number {
    return this.#passed;
  }

  /** What stands still does so until the tick after those that are held is whole. */
  #moving(ms: number): number {
    const still = this.#still ? (this.#held + 1) * STEP_MS - this.#owed : 0;
    return Math.min(Math.max(0, ms - still), MAX_TICKS_PER_FRAME * STEP_MS);
  }

  /** Hit-stop: lets so many ticks pass without play. */
  hold(ticks: number): void {
    this.#held = Math.max(this.#held, ticks);
    this.#still = true;
  }

  reset(): void {
    this.#owed = 0;
    this.#held = 0;
    this.#still = true;
  }
}
