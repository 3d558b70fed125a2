// What a solution is worth: gold for the fewest pushes there can be, silver for nearly so, bronze for any.
export type Medal = 'gold' | 'silver' | 'bronze';

/** The most pushes for silver: a fifth over the fewest, at least two. */
export const silverOf = (par: number): number => par + Math.max(2, Math.ceil(par / 5));

/** Where nobody proved the fewest, any solution is bronze. */
export function medalOf(pushes: number, par: number | null): Medal {
  if (par === null) return 'bronze';
  if (pushes <= par) return 'gold';
  return pushes <= silverOf(par) ? 'silver' : 'bronze';
}
