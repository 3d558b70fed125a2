// Breadth-first search for the fewest strokes: every aim and power from the tee, then from every resting place, stroke by stroke.
import { cos, sin, TAU } from '../../kit/core/math.ts';
import type { T } from '../constants.ts';
import { type Course, FIELD, type Point, type Stroke } from '../rules/course.ts';
import { aimAt, simulateStroke } from '../rules/putt.ts';

/** Resolution at which the specification's courses were checked: directions and powers. */
export const FINE = { ways: 180, powers: 24 } as const;
/** Resting places in one square of this size (px) are merged into one node. */
const MERGE_SIZE = 20;
/** Distance of the aimed pixel from the ball, in px: large, so that rounding hardly changes the angle. */
const ARM = 400;
/** Putts between two progress reports. */
const BATCH = 400;

export interface SearchResult {
  /** The strokes that hole the ball, or null where none did within the limits. */
  readonly line: readonly Stroke[] | null;
  /** The search was exhaustive at its resolution: no line is shorter. */
  readonly isFewest: boolean;
  /** Putts simulated. */
  readonly putts: number;
}

export interface SearchLimits {
  readonly ways?: number;
  readonly powers?: number;
  readonly mostStrokes?: number;
  readonly mostPutts?: number;
  onProgress?(progress: { readonly putts: number; readonly strokes: number }): void;
}

interface Rest {
  readonly at: Point;
  readonly strokes: readonly Stroke[];
}

/** All strokes a player can make: aims as pixels, powers of the meter. Directions towards `first` come first, so that of equal strokes the most direct one is found. */
export function* strokesFrom(from: Point, ways: number, powers: number, first: Point): Generator<Stroke> {
  const ahead = Math.round((aimAt(from, first) * ways) / TAU);
  for (let turn = 0; turn < ways; turn++) {
    const way = ahead + (turn % 2 === 0 ? -turn / 2 : (turn + 1) / 2);
    const angle = (way * TAU) / ways;
    const aim = { x: Math.round(from.x + ARM * cos(angle)), y: Math.round(from.y + ARM * sin(angle)) };
    for (let step = 1; step <= powers; step++) yield { aim, power: onMeter((100 * step) / powers) };
  }
}

/** Rounds to a power that the meter reaches at a whole tick: steps of 5. */
const onMeter = (power: number): number => Math.max(5, Math.min(100, Math.round(power / 5) * 5));

export function search(course: Course, t: T, limits: SearchLimits = {}): SearchResult {
  const { ways = FINE.ways, powers = 20, mostStrokes = 6, mostPutts = 3_000_000, onProgress } = limits;
  const seen = new Set<number>([squareOf(course.start)]);
  let rests: readonly Rest[] = [{ at: course.start, strokes: [] }];
  let putts = 0;
  for (let strokes = 1; strokes <= mostStrokes && rests.length > 0; strokes++) {
    const next: Rest[] = [];
    // Resting places near the hole first: there the last stroke is found soonest.
    const away = ({ at }: Rest) => Math.abs(at.x - course.hole.x) + Math.abs(at.y - course.hole.y);
    for (const rest of [...rests].sort((a, b) => away(a) - away(b))) {
      let soonest: { readonly stroke: Stroke; readonly ticks: number } | null = null;
      for (const stroke of strokesFrom(rest.at, ways, powers, course.hole)) {
        if (putts >= mostPutts) return { line: null, isFewest: false, putts };
        putts++;
        if (putts % BATCH === 0) onProgress?.({ putts, strokes });
        const { fate, to, ball } = simulateStroke(rest.at, stroke, course, t);
        if (fate === 'holed' && (!soonest || ball.ticks < soonest.ticks)) soonest = { stroke, ticks: ball.ticks };
        const square = squareOf(to);
        if (fate !== 'rested' || seen.has(square)) continue;
        seen.add(square);
        next.push({ at: to, strokes: [...rest.strokes, stroke] });
      }
      if (soonest) return { line: [...rest.strokes, soonest.stroke], isFewest: true, putts };
    }
    rests = next;
  }
  return { line: null, isFewest: true, putts };
}

const squareOf = ({ x, y }: Point): number =>
  Math.floor(y / MERGE_SIZE) * Math.ceil(FIELD.width / MERGE_SIZE) + Math.floor(x / MERGE_SIZE);
