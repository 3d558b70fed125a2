// A restart in the middle of a run: how long a run is worth taking back, and for how long it can be.
import { TICKS_PER_SECOND } from '../../scenes/kit/core/clock.ts';

/** Ticks from which on a run that is begun anew can be taken back. */
export const LONG_RUN_TICKS = 20 * TICKS_PER_SECOND;
export const TAKE_BACK_MS = 10_000;
