// How often a test tries what it tries: a few times in `npm test`, many times in the check that runs the same tests with MANY_RUNS=1.

export const IS_LONG = Boolean(process.env['MANY_RUNS']);

export const times = (few: number, many: number): number => (IS_LONG ? many : few);
