// Places on a stage that can be pointed at: which of them an arrow leads to.

/** A place by its middle, in world pixels. */
export interface Hotspot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** What lies aside of the way counts so many times as far. */
const ASIDE = 2;

/**
 * The place an arrow leads to: the nearest one on that side, nearer to its straight line first. Where there is none it is the farthest one of
 * the other side, so that arrows go round; from nowhere it is the first.
 */
export function nearestInDirection<S extends Hotspot>(
  spots: readonly S[],
  from: string | null,
  [dx, dy]: readonly [number, number],
): S | null {
  const here = spots.find(({ id }) => id === from);
  if (!here) return spots[0] ?? null;
  const others = spots
    .filter(({ id }) => id !== from)
    .map(spot => {
      const [x, y] = [spot.x - here.x, spot.y - here.y];
      return { spot, along: x * dx + y * dy, aside: Math.abs(x * dy - y * dx) };
    });
  const ahead = others.filter(({ along, aside }) => along > 0 && along * ASIDE >= aside);
  const nearest = least(ahead, ({ along, aside }) => along + ASIDE * aside);
  return (nearest ?? least(others, ({ along, aside }) => along + ASIDE * aside))?.spot ?? here;
}

function least<T>(all: readonly T[], cost: (one: T) => number): T | null {
  return all.reduce<T | null>((best, one) => (best === null || cost(one) < cost(best) ? one : best), null);
}
