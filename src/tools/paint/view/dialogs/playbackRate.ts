// Playback speed of the time-lapse.

/** Longest duration of a time-lapse. */
const LONGEST_SECONDS = 20;
const STEPS_PER_SECOND = 8;

/** Steps per second for a drawing of `end` steps. */
export const stepsPerSecond = (end: number): number => Math.max(STEPS_PER_SECOND, end / LONGEST_SECONDS);
