// Round of new courses from a seed: three that are proven, each with another idea, the easier first.
import { type Rng, randomInt, seeded } from '../../../kit/core/rng.ts';
import { type Course, type Stroke, writeCourse } from '../../rules/course.ts';
import { sketch } from './generate.ts';
import { IDEAS, type Idea } from './ideas.ts';
import { PROVEN } from './proven.ts';

/** Courses of a round: what a day's visit bears, tried a second time. */
export const FRESH_COURSES = 3;
const STREAM = 32;

export interface FreshCourse {
  /** Number of its sketch. */
  readonly sketch: number;
  readonly idea: Idea;
  readonly course: Course;
}

/** Course of a line of `PROVEN`: number, par, and the strokes of its line. */
export function provenCourse(row: string, idea: Idea): FreshCourse {
  const [number, par, ...strokes] = row.split(' ');
  const made = sketch(Number(number));
  if (!made) throw new Error(`no course has the number ${number}`);
  const { name, start, hole, fairway, obstacles } = made;
  const line = strokes.map((stroke): Stroke => {
    const [x = 0, y = 0, power = 0] = stroke.split(',').map(Number);
    return { aim: { x, y }, power };
  });
  return { sketch: Number(number), idea, course: { name, par: Number(par), start, hole, fairway, obstacles, line } };
}

export function freshRound(seed: number): readonly FreshCourse[] {
  const rng = seeded(seed, STREAM);
  const ideas = [...IDEAS];
  const taken = Array.from({ length: FRESH_COURSES }, () => {
    const idea = takeFrom(ideas, rng);
    const rows = PROVEN[idea];
    return provenCourse(rows[randomInt(rng, rows.length)] as string, idea);
  });
  return taken.toSorted((a, b) => a.course.par - b.course.par);
}

const takeFrom = <Item>(items: Item[], rng: Rng): Item => items.splice(randomInt(rng, items.length), 1)[0] as Item;

/** A round as the rules keep it: the texts of its courses, and their numbers, which are negative. */
export function freshTexts(seed: number): { readonly texts: readonly string[]; readonly numbers: readonly number[] } {
  const round = freshRound(seed);
  return { texts: round.map(({ course }) => writeCourse(course)), numbers: round.map(one => -one.sketch) };
}
