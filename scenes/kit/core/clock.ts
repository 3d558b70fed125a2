// Fixed time step: an accumulator turns uneven frame times into whole ticks of 1/60 s, so that a run is the same at every frame rate.

export const TICKS_PER_SECOND = 60;
export const STEP_MS = 1000 / TICKS_PER_SECOND;

/** Ticks beyond this are dropped, so that a stall is not followed by a burst. */
const MAX_TICKS_PER_FRAME = 5;

/** Frame times this near to a tick count as one, so that a display of nearly 60 Hz gives one tick a frame and not none and two in turn. */
const SNAP_MS = 0.6;

/** On such a display the picture catches up with the newest tick by CATCH_UP_MS a frame, until it lags by LEAST_LAG_MS. */
const CATCH_UP_MS = STEP_MS / 100;
const LEAST_LAG_MS = STEP_MS / 50;

export class FixedClock {
  /** Milliseconds not yet turned into ticks. */
  #accumulated = 0;
  /** Ticks of hit-stop still to pass. */
  #holdTicks = 0;
  #displayedMs = 0;
  /** True while no tick was played since play began or stood still: the picture shows the last state whole. */
  #isStill = true;

  /** Advances by a frame's milliseconds; returns how many ticks are due. */
  advance(ms: number, speed = 1): number {
    this.#displayedMs = this.#msOfMotion(Math.max(0, ms) * speed);
    const nearOneTick = speed === 1 && Math.abs(ms - STEP_MS) < SNAP_MS;
    if (nearOneTick)
      this.#accumulated = Math.max(
        this.#accumulated,
        Math.min(this.#accumulated + CATCH_UP_MS, STEP_MS - LEAST_LAG_MS),
      );
    this.#accumulated += nearOneTick ? STEP_MS : Math.max(0, ms) * speed;
    let ticks = Math.floor(this.#accumulated / STEP_MS + 1e-6);
    this.#accumulated = Math.max(0, this.#accumulated - ticks * STEP_MS);
    if (ticks > MAX_TICKS_PER_FRAME) ticks = MAX_TICKS_PER_FRAME;
    const heldNow = Math.min(ticks, this.#holdTicks);
    this.#holdTicks -= heldNow;
    if (ticks > heldNow) this.#isStill = false;
    return ticks - heldNow;
  }

  /** Interpolation of the picture between the last tick but one (0) and the last (1). It is 1 while nothing moves. */
  get alpha(): number {
    return this.#isStill ? 1 : Math.min(1, this.#accumulated / STEP_MS);
  }

  /** Milliseconds of play that the last frame displayed: at play's speed, without standstill and dropped ticks. */
  get displayedMs(): number {
    return this.#displayedMs;
  }

  /** Milliseconds of a frame in which the picture moves: none until the first tick after a standstill is whole. */
  #msOfMotion(ms: number): number {
    const still = this.#isStill ? (this.#holdTicks + 1) * STEP_MS - this.#accumulated : 0;
    return Math.min(Math.max(0, ms - still), MAX_TICKS_PER_FRAME * STEP_MS);
  }

  /** Hit-stop: so many ticks pass without play. */
  hold(ticks: number): void {
    this.#holdTicks = Math.max(this.#holdTicks, ticks);
    this.#isStill = true;
  }

  reset(): void {
    this.#accumulated = 0;
    this.#holdTicks = 0;
    this.#isStill = true;
  }
}
