// Scroll tie of the tree and the text beside it: the one that a hand is on leads, the other shows the same place at the same height.
import type { Line } from '../engine/text/textLines.ts';

export type Side = 'tree' | 'text';

/** Where a side is scrolled to. */
export interface ScrollPlace {
  /** What stands at the height, and below it. */
  readonly line: Line;
  readonly below: Line | null;
  /** Fraction of the way from one to the other. */
  readonly part: number;
  /** Height of the place in the view, in pixels. */
  readonly height: number;
}

export interface ScrollTie {
  /** A hand is on a side: from now on it leads. */
  lead(side: Side): void;
  /** Tells the other side about a place, if this one leads. */
  moved(side: Side, place: ScrollPlace): void;
  /** The next move of a side is not told: it shows its cursor, as the other side does by itself. */
  skipNext(side: Side): void;
  /** Follows the places that the other side tells; returns a function that stops. */
  follow(side: Side, show: (place: ScrollPlace) => void): () => void;
}

export function newScrollTie(): ScrollTie {
  const followers = new Map<Side, (place: ScrollPlace) => void>();
  const skipped = new Set<Side>();
  let leader: Side | undefined;
  return {
    lead: side => void (leader = side),
    moved(side, place) {
      if (!skipped.delete(side) && side === leader) followers.get(side === 'tree' ? 'text' : 'tree')?.(place);
    },
    skipNext: side => void skipped.add(side),
    follow(side, show) {
      followers.set(side, show);
      return () => void followers.delete(side);
    },
  };
}
