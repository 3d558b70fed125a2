// Bots of Mini golf: one that knows the ideal lines, and golfers of the ladder that search for a putt by simulation. All play through pointer and meter.
import type { Frame } from '../../kit/core/input/input.ts';
import { hypot } from '../../kit/core/math.ts';
import { type Rng, random, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import type { Course, Point, Stroke } from '../rules/course.ts';
import { distanceToHole } from '../rules/distance.ts';
import { simulateStroke, ticksFor } from '../rules/putt.ts';
import { courseAt, type State } from '../rules/state.ts';
import { strokesFrom } from '../search/search.ts';

/** Ticks before the swing, and after a holed ball before the next click. */
const AIM_TICKS = 40;
const WAIT_TICKS = 60;
/** Putts simulated per tick, so that the page stays smooth. */
const TRIES_PER_TICK = 4;

/** Search for a stroke as a generator: a few simulations per tick. */
export type StrokePlanner = (from: Point, course: Course, t: T) => Generator<undefined, Stroke>;

export interface Golfer {
  /** Directions and powers tried. */
  readonly ways: number;
  readonly powers: number;
  /** Rates by the distance field round walls and water; otherwise by the straight distance. */
  readonly usesDistanceField: boolean;
  /** How many of the best putts are simulated with shaken aim and power as well. */
  readonly shakenTrials: number;
  /** Largest timing error of the release, in ticks. */
  readonly lateTicks: number;
  /** Filter of allowed putts. */
  allows?(stroke: Stroke, from: Point, course: Course): boolean;
}

/** The stroke of the ideal line from here; otherwise a searched one. */
export function* lineOrSearch(from: Point, course: Course, t: T): Generator<undefined, Stroke> {
  return (
    strokeOfLine(from, course, t) ??
    (yield* searchStroke(
      { ways: 45, powers: 10, usesDistanceField: true, shakenTrials: 0, lateTicks: 0 },
      from,
      course,
      t,
    ))
  );
}

/** The stroke of the ideal line that starts here, or null. */
function strokeOfLine(from: Point, course: Course, t: T): Stroke | null {
  let at = course.start;
  for (const stroke of course.line) {
    if (at.x === from.x && at.y === from.y) return stroke;
    at = simulateStroke(at, stroke, course, t).to;
  }
  return null;
}

/** Bot that searches for its strokes. */
export const golfer = (skill: Golfer, seed: number): StrokePlanner => {
  const rng = seeded(seed, 5);
  return function* (from, course, t) {
    const { aim, power } = yield* searchStroke(skill, from, course, t);
    const late = (random(rng) * 2 - 1) * skill.lateTicks;
    return { aim, power: shiftedPower(power, late, t) };
  };
};

const shiftedPower = (power: number, ticks: number, t: T): number =>
  Math.min(100, Math.max(2, power + (ticks * 100) / ticksFor(100, t)));

function* searchStroke(skill: Golfer, from: Point, course: Course, t: T): Generator<undefined, Stroke> {
  const { ways, powers, shakenTrials, allows = () => true } = skill;
  const found: { readonly stroke: Stroke; readonly worth: number }[] = [];
  let tries = 0;
  for (const stroke of strokesFrom(from, ways, powers, course.hole)) {
    if (!allows(stroke, from, course)) continue;
    if (tries++ % TRIES_PER_TICK === 0) yield;
    found.push({ stroke, worth: strokeValue(stroke, from, course, t, skill) });
  }
  found.sort((a, b) => b.worth - a.worth);
  const [first, ...others] = found.slice(0, Math.max(1, shakenTrials));
  if (!first) return { aim: course.hole, power: 50 };
  if (shakenTrials === 0) return first.stroke;
  let best = { stroke: first.stroke, worth: -Infinity };
  const rng = seeded(Math.round(from.x * 7 + from.y * 1301), 6);
  for (const { stroke } of [first, ...others]) {
    yield;
    const worth = shakenStrokes(stroke, from, rng, t).reduce(
      (sum, one) => sum + strokeValue(one, from, course, t, skill),
      0,
    );
    if (worth > best.worth) best = { stroke, worth };
  }
  return best.stroke;
}

/** The stroke with random errors of aim and power. */
const shakenStrokes = ({ aim, power }: Stroke, from: Point, rng: Rng, t: T): Stroke[] =>
  Array.from({ length: 6 }, () => {
    const off = (random(rng) * 2 - 1) * 0.022;
    const [dx, dy] = [aim.x - from.x, aim.y - from.y];
    return {
      aim: { x: aim.x - dy * off, y: aim.y + dx * off },
      power: shiftedPower(power, (random(rng) * 2 - 1) * 2, t),
    };
  });

/** Value of a stroke: a holed ball is best, water worst, otherwise the distance that is left. */
function strokeValue(stroke: Stroke, from: Point, course: Course, t: T, { usesDistanceField }: Golfer): number {
  const { fate, to } = simulateStroke(from, stroke, course, t);
  if (fate === 'holed') return 300;
  const left = usesDistanceField ? distanceToHole(course, to) : hypot(to.x - course.hole.x, to.y - course.hole.y);
  return fate === 'sunk' ? -700 - left : -left;
}

export function player(plan: StrokePlanner): (state: Readonly<State>, t: T) => Partial<Frame> {
  let thinking: Generator<undefined, Stroke> | null = null;
  let stroke: Stroke | null = null;
  let ticks = 0;
  let before = '';
  return (state, t) => {
    const { phase, ball, swing } = state;
    ticks = phase === before ? ticks + 1 : 0;
    before = phase;
    if (phase === 'completed') {
      thinking = stroke = null;
      return ticks > WAIT_TICKS ? pointing(ball, { down: true, pressed: true }) : {};
    }
    if (phase === 'rolling' || phase === 'over') {
      thinking = stroke = null;
      return {};
    }
    if (!stroke) {
      thinking ??= plan({ x: ball.x, y: ball.y }, courseAt(state), t);
      const thought = thinking.next();
      if (thought.done) stroke = thought.value;
      return {};
    }
    if (phase === 'aiming') return ticks > AIM_TICKS ? pointing(stroke.aim, { down: true, pressed: true }) : {};
    const isThere = (swing?.ticks ?? 0) >= ticksFor(stroke.power, t);
    return pointing(stroke.aim, isThere ? { released: true } : { down: true });
  };
}

const pointing = ({ x, y }: Point, more: Partial<NonNullable<Frame['pointer']>>): Partial<Frame> => ({
  pointer: {
    x: Math.round(x),
    y: Math.round(y),
    down: false,
    pressed: false,
    released: false,
    cancelled: false,
    ...more,
  },
});

export const pilot = () => player(lineOrSearch);
