// Medals: gold for the minimum of pushes, silver for nearly as few, bronze for any solution.
export type Medal = 'gold' | 'silver' | 'bronze';

/** The most pushes for silver: a fifth over the fewest, at least two. */
export const silverLimit = (par: number): number => par + Math.max(2, Math.ceil(par / 5));

/** Without a proven minimum any solution is bronze. */
export function medalOf(pushes: number, par: number | null): Medal {
  if (par === null) return 'bronze';
  if (pushes <= par) return 'gold';
  return pushes <= silverLimit(par) ? 'silver' : 'bronze';
}
