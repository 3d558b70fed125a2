// Course type and its JSON parser. The text may come from a link or the clipboard, so it is read as untrusted data.
import { Refusal } from '../../kit/core/refusal.ts';
import type { Rect } from '../../kit/core/rules.ts';
import { isInside } from './fairway.ts';

/** Size of the course in px; its edge is a wall. */
export const FIELD = { width: 800, height: 600 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}
interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

export type Way = 'up' | 'down' | 'left' | 'right';

/** Obstacles of a course. Wall, sand and water are the specification's (part 3, §3). */
export type Obstacle = Rectangle &
  (
    | { readonly type: 'wall' | 'sand' | 'water' | 'ice' }
    /** Round, as wide as its rectangle: the ball bounces off with more speed. */
    | { readonly type: 'bumper' }
    /** One-way gate: a wall against its direction, open in it. */
    | { readonly type: 'gate'; readonly way: Way }
    /** Acceleration, in px per tick, per tick. */
    | { readonly type: 'slope'; readonly pushX: number; readonly pushY: number }
    /** Round relief as large as its rectangle: pushes away from its middle, most half-way to the foot; a negative push makes a hollow. */
    | { readonly type: 'hill'; readonly push: number }
    /** Teleports the ball to a place; its velocity is kept. */
    | { readonly type: 'portal'; readonly toX: number; readonly toY: number }
    /** Carries a slow ball to a place and puts it down. */
    | { readonly type: 'lift'; readonly toX: number; readonly toY: number }
    /** Four rotating sails. Each stroke restarts it; `turnTicks` is one revolution. */
    | { readonly type: 'mill'; readonly turnTicks: number }
  );
export type Kind = Obstacle['type'];

/** One stroke: the pixel aimed at, and the power (0 to 100). */
export interface Stroke {
  readonly aim: Point;
  readonly power: number;
}

export interface Course {
  readonly name: string;
  readonly par: number;
  readonly start: Point;
  readonly hole: Point;
  /** Corners of its outline, whose sides are walls; none: the whole field. */
  readonly fairway: readonly Point[];
  readonly obstacles: readonly Obstacle[];
  /** Ideal line: the fewest strokes that a search found; empty without a search. */
  readonly line: readonly Stroke[];
}

/** Parse error; its message is a sentence for the player. */
export class CourseError extends Refusal {
  override readonly name = 'CourseError';
}

/** Limits of a course's text, against hostile input. */
export const MOST_CHARACTERS = 20_000;
export const MOST_OBSTACLES = 160;
export const MOST_PAR = 10;
export const MOST_CORNERS = 40;
const NAME_ROOM = 40;
/** Least distance of ball and hole from the course's edge, in px. */
const MARGIN = 10;
const PUSH = 0.5;
const TURN_TICKS = [30, 3600] as const;
const WAYS: readonly Way[] = ['up', 'down', 'left', 'right'];

export const rectOf = ({ x, y, width, height }: Obstacle): Rect => [x, y, width, height];
export const middleOf = ({ x, y, width, height }: Rectangle): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Cache of parsed courses by text, bounded. */
const cache = new Map<string, Course>();
const CACHE_SIZE = 40;

/** Parses a course from text, cached. Throws a CourseError. */
export function courseOf(text: string): Course {
  let course = cache.get(text);
  if (!course) {
    course = readCourse(text);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(text, course);
  }
  return course;
}

export function readCourse(text: string): Course {
  if (text.length > MOST_CHARACTERS) throw new CourseError(`A course has at most ${MOST_CHARACTERS} characters.`);
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new CourseError('This is no JSON.');
  }
  return validateCourse(found);
}

/** Parses a course from untrusted JSON. Ball or hole may still lie in a wall. */
export function parseCourse(found: unknown): Course {
  const { name, par, start, hole, fairway, obstacles, line } = record(found, 'A course');
  if (!Array.isArray(obstacles)) throw new CourseError('A course has a list of obstacles.');
  if (obstacles.length > MOST_OBSTACLES) throw new CourseError(`A course has at most ${MOST_OBSTACLES} obstacles.`);
  return {
    name: typeof name === 'string' ? name.trim().slice(0, NAME_ROOM) : '',
    par: whole(par, 1, MOST_PAR, 'Its par'),
    start: spot(start, 'Its start'),
    hole: spot(hole, 'Its hole'),
    fairway: readFairway(fairway),
    obstacles: obstacles.map(readObstacle),
    line: Array.isArray(line) ? line.slice(0, MOST_PAR).map(readStroke) : [],
  };
}

/** Parses and validates a course from untrusted JSON. */
export function validateCourse(found: unknown): Course {
  const course = parseCourse(found);
  for (const [where, what] of [
    [course.start, 'The start'],
    [course.hole, 'The hole'],
  ] as const) {
    const inside = course.obstacles.find(one => (one.type === 'wall' || one.type === 'water') && covers(one, where));
    if (inside) throw new CourseError(`${what} is in ${inside.type === 'wall' ? 'a wall' : 'the water'}.`);
    if (!isInside(course.fairway, where)) throw new CourseError(`${what} is off the fairway.`);
  }
  const astray = course.obstacles.findIndex(
    one => (one.type === 'portal' || one.type === 'lift') && !isInside(course.fairway, { x: one.toX, y: one.toY }),
  );
  if (astray >= 0) throw new CourseError(`Obstacle ${astray + 1} puts the ball down off the fairway.`);
  return course;
}

function readFairway(found: unknown): readonly Point[] {
  if (found === undefined) return [];
  if (!Array.isArray(found) || found.length > MOST_CORNERS || (found.length > 0 && found.length < 3))
    throw new CourseError(`Its fairway is a list of 3 to ${MOST_CORNERS} corners.`);
  return found.map((corner, index) => {
    const { x, y } = record(corner, `Corner ${index + 1}`);
    return {
      x: whole(x, 0, FIELD.width, `Corner ${index + 1}: x`),
      y: whole(y, 0, FIELD.height, `Corner ${index + 1}: y`),
    };
  });
}

/** Formats a course as its file's text. */
export function writeCourse(course: Course): string {
  const { line, fairway, obstacles, ...rest } = course;
  return `${JSON.stringify({
    ...rest,
    ...(fairway.length > 0 && { fairway }),
    obstacles,
    ...(line.length > 0 && { line }),
  })}\n`;
}

export const covers = ({ x, y, width, height }: Rectangle, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

function readObstacle(found: unknown, index: number): Obstacle {
  const which = `Obstacle ${index + 1}`;
  const { type, x, y, width, height, ...more } = record(found, which);
  const at = {
    x: whole(x, 0, FIELD.width, `${which}: x`),
    y: whole(y, 0, FIELD.height, `${which}: y`),
    width: whole(width, 1, FIELD.width, `${which}: its width`),
    height: whole(height, 1, FIELD.height, `${which}: its height`),
  };
  const there = () => ({
    toX: whole(more['toX'], MARGIN, FIELD.width - MARGIN, `${which}: toX`),
    toY: whole(more['toY'], MARGIN, FIELD.height - MARGIN, `${which}: toY`),
  });
  switch (type) {
    case 'wall':
    case 'sand':
    case 'water':
    case 'ice':
    case 'bumper':
      return { type, ...at };
    case 'gate': {
      const way = WAYS.find(one => one === more['way']);
      if (!way) throw new CourseError(`${which}: its way is up, down, left or right.`);
      return { type, ...at, way };
    }
    case 'slope':
      return { type, ...at, pushX: within(more['pushX'], PUSH, which), pushY: within(more['pushY'], PUSH, which) };
    case 'hill':
      return { type, ...at, push: within(more['push'], PUSH, which) };
    case 'portal':
    case 'lift':
      return { type, ...at, ...there() };
    case 'mill':
      return { type, ...at, turnTicks: whole(more['turnTicks'], ...TURN_TICKS, `${which}: turnTicks`) };
    default:
      throw new CourseError(
        `${which}: there is nothing called ${JSON.stringify(type)?.slice(0, NAME_ROOM) ?? 'that'}.`,
      );
  }
}

function readStroke(found: unknown): Stroke {
  const { aim, power } = record(found, 'A stroke');
  const { x, y } = record(aim, 'Its aim');
  return {
    aim: { x: whole(x, -2000, 2000, 'Its aim'), y: whole(y, -2000, 2000, 'Its aim') },
    power: whole(power, 1, 100, 'Its power'),
  };
}

function record(found: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new CourseError(`${what} is an object with named parts.`);
  return found as Record<string, unknown>;
}

function whole(value: unknown, least: number, most: number, what: string): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    throw new CourseError(`${what} is a whole number from ${least} to ${most}.`);
  return value as number;
}

function within(value: unknown, most: number, which: string): number {
  if (typeof value !== 'number' || !(Math.abs(value) <= most))
    throw new CourseError(`${which}: a push is a number from -${most} to ${most}.`);
  return value + 0;
}

function spot(found: unknown, what: string): Point {
  const { x, y } = record(found, what);
  return {
    x: whole(x, MARGIN, FIELD.width - MARGIN, what),
    y: whole(y, MARGIN, FIELD.height - MARGIN, what),
  };
}
