// Number of runs of property-based tests: few in `npm test`, many in the check that runs the same tests with MANY_RUNS=1.

export const IS_LONG = Boolean(process.env['MANY_RUNS']);

export const times = (few: number, many: number): number => (IS_LONG ? many : few);
