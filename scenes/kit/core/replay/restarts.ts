// A restart in the middle of a run, or of a level: how long it must have been played to be worth taking back, and for how long it can be.
import { TICKS_PER_SECOND } from '../clock.ts';

/** Ticks from which on what is begun anew can be taken back. */
export const LONG_RUN_TICKS = 20 * TICKS_PER_SECOND;
/** Commands from which on it can be, however quickly they were given: five questions answered in ten seconds are five answers. */
export const MANY_ACTS = 5;
export const TAKE_BACK_SECONDS = 10;
