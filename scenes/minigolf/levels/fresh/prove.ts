// Proof of a new course, outside of play: its par is what a practised golfer needs, and a search finds a line within it.
import { hypot } from '../../../kit/core/math.ts';
import { type Rng, random, seeded } from '../../../kit/core/rng.ts';
import { type Golfer, golfer } from '../../bots/pilot.ts';
import type { T } from '../../constants.ts';
import type { Course, Point, Stroke } from '../../rules/course.ts';
import { distanceToHole, NO_PATH } from '../../rules/distance.ts';
import { simulateStroke, ticksFor } from '../../rules/putt.ts';
import { strokesFrom } from '../../search/search.ts';
import type { Sketch } from './generate.ts';

export interface Proof {
  readonly par: number;
  readonly line: readonly Stroke[];
}

const RUNS = 6;
const MOST_STROKES = 9;
const PARS = [2, 5] as const;
/** Errors of a practised hand: px at the pixel aimed at, ticks at the release. */
const AIM_PX = 10;
const LATE_TICKS = 2;
const GOOD: Golfer = { ways: 40, powers: 12, usesDistanceField: true, shakenTrials: 10, lateTicks: 0 };
/** Directions and powers that the search tries from each place, and the places nearest to the hole from which it goes on. */
const FINENESS = { ways: 72, powers: 20, places: 5 } as const;

/** Par and line of a course, or why it is no good. */
export function prove(made: Sketch, t: T): Proof | string {
  const course: Course = { ...made, par: 3, line: [] };
  if (distanceToHole(course, course.start) > NO_PATH) return 'no way';
  if (isStraight(course, t)) return 'a straight putt holes the ball';
  const counts = strokesOf(course, t);
  const mean = counts.reduce((sum, many) => sum + many, 0) / counts.length;
  const par = Math.round(mean);
  if (par < PARS[0] || par > PARS[1]) return `par ${par}`;
  const fits = counts.filter(many => Math.abs(many - par) <= 1).length;
  if (fits < RUNS - 1) return `uncertain: ${counts.join(' ')}`;
  const line = lineWithin(par, course, t);
  return line ? { par, line } : 'no line within par';
}

/** Whether the ball goes in for who putts straight at the hole, at any power. */
function isStraight(course: Course, t: T): boolean {
  for (let power = 10; power <= 100; power += 5)
    if (simulateStroke(course.start, { aim: course.hole, power }, course, t).fate === 'holed') return true;
  return false;
}

interface Rest {
  readonly at: Point;
  readonly strokes: readonly Stroke[];
}

/** Searches for a line of at most so many strokes, going on from the places whose way to the hole is shortest. */
function lineWithin(most: number, course: Course, t: T): readonly Stroke[] | null {
  let rests: readonly Rest[] = [{ at: course.start, strokes: [] }];
  for (let many = 1; many <= most; many++) {
    const next: (Rest & { readonly left: number })[] = [];
    for (const { at, strokes } of rests) {
      let soonest: { readonly stroke: Stroke; readonly ticks: number } | null = null;
      for (const stroke of strokesFrom(at, FINENESS.ways, FINENESS.powers, course.hole)) {
        const { fate, to, ball } = simulateStroke(at, stroke, course, t);
        if (fate === 'holed' && (!soonest || ball.ticks < soonest.ticks)) soonest = { stroke, ticks: ball.ticks };
        if (fate === 'rested') next.push({ at: to, strokes: [...strokes, stroke], left: distanceToHole(course, to) });
      }
      if (soonest) return [...strokes, soonest.stroke];
    }
    rests = spread(next);
  }
  return null;
}

/** The best places, none near another. */
function spread(places: readonly (Rest & { readonly left: number })[]): readonly Rest[] {
  const taken: Rest[] = [];
  for (const one of places.toSorted((a, b) => a.left - b.left)) {
    if (taken.length >= FINENESS.places) break;
    if (taken.every(({ at }) => hypot(at.x - one.at.x, at.y - one.at.y) > 25)) taken.push(one);
  }
  return taken;
}

/** Strokes that a practised golfer needs, run by run; what it thinks of a place is thought once. */
export function strokesOf(course: Course, t: T, runs = RUNS): readonly number[] {
  const thoughts = new Map<string, Stroke>();
  return Array.from({ length: runs }, (_, run) => {
    const rng = seeded(run, 17);
    let at = course.start;
    for (let strokes = 1; strokes <= MOST_STROKES; strokes++) {
      const { fate, to } = simulateStroke(at, shaken(thoughtOf(at, course, t, thoughts), at, rng, t), course, t);
      if (fate === 'holed') return strokes;
      // After water the ball lies again where it was struck.
      if (fate === 'sunk') strokes++;
      else at = to;
    }
    return MOST_STROKES + 1;
  });
}

function thoughtOf(at: Point, course: Course, t: T, thoughts: Map<string, Stroke>): Stroke {
  const key = `${at.x},${at.y}`;
  const known = thoughts.get(key);
  if (known) return known;
  const thinking = golfer(GOOD, 1)(at, course, t);
  for (;;) {
    const thought = thinking.next();
    if (!thought.done) continue;
    thoughts.set(key, thought.value);
    return thought.value;
  }
}

function shaken({ aim, power }: Stroke, from: Point, rng: Rng, t: T): Stroke {
  const error = (most: number) => (random(rng) * 2 - 1) * most;
  const late = (error(LATE_TICKS) * 100) / ticksFor(100, t);
  const reach = hypot(aim.x - from.x, aim.y - from.y) || 1;
  const off = (error(AIM_PX) * 2) / Math.max(200, reach);
  return {
    aim: { x: aim.x - (aim.y - from.y) * off, y: aim.y + (aim.x - from.x) * off },
    power: Math.min(100, Math.max(2, power + late)),
  };
}
