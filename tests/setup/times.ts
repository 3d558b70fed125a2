// Number of runs of property-based tests: few in `npm test`, many in the check that runs the same tests with MANY_RUNS=1.

export const IS_LONG = Boolean(process.env['MANY_RUNS']);

export const times = (few: number, many: number): number => (IS_LONG ? many : few);

/** The same with one seed in `npm test`: a search for faults that are rare and known belongs to the check, and does not stop what has nothing to do with it. */
export const runsOf = (few: number, many: number): { readonly numRuns: number; readonly seed?: number } =>
  IS_LONG ? { numRuns: many } : { numRuns: few, seed: 1 };
