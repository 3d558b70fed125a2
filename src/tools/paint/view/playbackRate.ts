// How fast a drawing is drawn again.

/** Even the longest drawing takes no longer than this to watch. */
const LONGEST_SECONDS = 20;
const STEPS_PER_SECOND = 8;

/** How many steps a second show. */
export const stepsPerSecond = (end: number): number => Math.max(STEPS_PER_SECOND, end / LONGEST_SECONDS);
