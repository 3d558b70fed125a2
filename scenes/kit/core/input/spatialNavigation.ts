// Spatial navigation: which hotspot of a stage an arrow key leads to.

/** Hotspot: a place of the stage that can be chosen, by its middle in world pixels. */
export interface Hotspot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Weight of the distance sideways against the distance ahead. */
const SIDEWAYS_WEIGHT = 2;

/**
 * The nearest hotspot in a direction, weighted against distance sideways. Where there is none it is the farthest one of the other side, so that
 * arrows wrap around; without a hotspot to start from it is the first.
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
  const ahead = others.filter(({ along, aside }) => along > 0 && along * SIDEWAYS_WEIGHT >= aside);
  const nearest = least(ahead, ({ along, aside }) => along + SIDEWAYS_WEIGHT * aside);
  return (nearest ?? least(others, ({ along, aside }) => along + SIDEWAYS_WEIGHT * aside))?.spot ?? here;
}

function least<T>(all: readonly T[], cost: (one: T) => number): T | null {
  return all.reduce<T | null>((best, one) => (best === null || cost(one) < cost(best) ? one : best), null);
}
