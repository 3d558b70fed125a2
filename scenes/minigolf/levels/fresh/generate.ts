// New courses: a fairway with turns, one idea and what lies besides, from one number. Whether a course plays well is proven by a search (proven.ts).
import { hypot } from '../../../kit/core/math.ts';
import { pick, type Rng, random, randomBetween, seeded } from '../../../kit/core/rng.ts';
import { type Course, FIELD, type Obstacle, type Point } from '../../rules/course.ts';
import { distanceToSide, isInside } from '../../rules/fairway.ts';
import { EXTRA_PLACES, EXTRAS, type Extra, IDEAS, type Idea, PLACES } from './ideas.ts';
import { isSimple, type Lane, type Leg, makeLane, outlineOf, placeOn } from './lanes.ts';

/** A course before its par is known. */
export interface Sketch extends Pick<Course, 'name' | 'start' | 'hole' | 'fairway' | 'obstacles'> {
  readonly idea: Idea;
  readonly extra: Extra | null;
  readonly turns: number;
  /** Length of the lane, in px. */
  readonly length: number;
}

const STREAM = 31;
/** Least distance between two sides of an outline that are no neighbours, in px. */
const APART = 24;
/** Least distance of ball and hole from a side, and from what lies on the lane, in px. */
const CLEAR = 34;

const WORDS: Readonly<Record<Idea, readonly string[]>> = {
  slope: ['Steep', 'Leaning', 'Tilted'],
  bumper: ['Bouncing', 'Rubber', 'Springy'],
  mill: ['Windy', 'Miller’s', 'Turning'],
  portal: ['Secret', 'Two-door', 'Vanishing'],
  gate: ['Turnstile', 'One-way', 'Gatekeeper’s'],
  lift: ['Ferry', 'Lifted', 'Gentle'],
  ice: ['Frozen', 'Slippery', 'Glassy'],
  water: ['Wet', 'Canal', 'Duck'],
};

/** The course of a number, or null where its parts do not fit together. */
export function sketch(number: number): Sketch | null {
  const rng = seeded(number, STREAM);
  const idea = pick(rng, IDEAS);
  const extra = random(rng) < 0.72 ? pick(rng, EXTRAS) : null;
  const lane = makeLane(rng);
  const fairway = outlineOf(lane, rng);
  if (!isSimple(fairway, APART)) return null;
  const start = endSpot(lane.legs[0] as Leg, 0, rng);
  const hole = endSpot(lane.legs.at(-1) as Leg, 1, rng);
  const main = PLACES[idea](lane, rng);
  const besides = extra && extra !== idea ? EXTRA_PLACES[extra](lane, rng) : [];
  if (!main || !besides) return null;
  const name = `${pick(rng, WORDS[idea])} ${lane.name}`;
  const obstacles = [...besides, ...main];
  const made = { name, start, hole, fairway, obstacles };
  if (main.some(one => besides.some(other => overlap(one, other)))) return null;
  if (!isClear(made) || !obstacles.every(one => staysOnLeg(one, lane, fairway))) return null;
  const length = lane.legs.reduce((sum, leg) => sum + leg.length, 0);
  return { ...made, idea, extra: besides.length > 0 ? extra : null, turns: lane.legs.length - 1, length };
}

/** Tee or hole: at its end of the lane, somewhat aside. */
const endSpot = (leg: Leg, part: 0 | 1, rng: Rng): Point =>
  placeOn(leg, part, leg.half * randomBetween(rng, -0.4, 0.4));

const GAP = 8;
const overlap = (a: Obstacle, b: Obstacle): boolean =>
  a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP;

/** Tee, hole and both ends of what carries the ball lie free, inside the outline. */
function isClear({
  start,
  hole,
  fairway,
  obstacles,
}: Pick<Course, 'start' | 'hole' | 'fairway' | 'obstacles'>): boolean {
  const ends = obstacles.flatMap(one =>
    one.type === 'portal' || one.type === 'lift'
      ? [
          { x: one.toX, y: one.toY },
          { x: one.x + one.width / 2, y: one.y + one.height / 2 },
        ]
      : [],
  );
  const isFree = (at: Point, clear: number) => {
    if (!isInside(fairway, at)) return false;
    return fairway.every(
      (from, index) => distanceToSide(from, fairway[(index + 1) % fairway.length] as Point, at) >= clear,
    );
  };
  if (![start, hole].every(at => isFree(at, CLEAR)) || !ends.every(at => isFree(at, 22))) return false;
  const isBeside = (one: Obstacle, at: Point, clear: number) => {
    const [dx, dy] = [
      Math.max(one.x - at.x, 0, at.x - one.x - one.width),
      Math.max(one.y - at.y, 0, at.y - one.y - one.height),
    ];
    return hypot(dx, dy) >= clear;
  };
  return (
    [start, hole].every(at => obstacles.every(one => isBeside(one, at, CLEAR))) &&
    ends.every((at, index) => index % 2 === 1 || obstacles.every(one => isBeside(one, at, 14)))
  );
}

/** An obstacle must not reach into another leg: no part of it inside the outline is nearer to a leg that is no neighbour. */
function staysOnLeg({ x, y, width, height }: Obstacle, { legs }: Lane, fairway: readonly Point[]): boolean {
  if (x < 0 || y < 0 || x + width > FIELD.width || y + height > FIELD.height) return false;
  const touched = new Set<number>();
  for (let atX = x; atX <= x + width; atX += 10)
    for (let atY = y; atY <= y + height; atY += 10) {
      const at = { x: atX, y: atY };
      if (!isInside(fairway, at)) continue;
      const away = legs.map(({ from, to }) => distanceToSide(from, to, at));
      touched.add(away.indexOf(Math.min(...away)));
    }
  const all = [...touched].toSorted((a, b) => a - b);
  return all.length > 0 && (all.at(-1) as number) - (all[0] as number) <= 1;
}
