// Hole of a walk: its course, and the proof that its line holes the ball there as it does in the course that it is an image of.
import type { T } from '../../constants.ts';
import type { Course } from '../../rules/course.ts';
import { simulateStroke } from '../../rules/putt.ts';
import { provenCourse } from '../fresh/freshRound.ts';
import { PROVEN } from '../fresh/proven.ts';
import { imageOf } from './image.ts';
import { type Source, sourceOf } from './order.ts';

/** The last hole of a link: nobody walks farther. */
export const LAST_HOLE = 999_999;

/** What the rules ask a Worker for: a hole that comes. */
export interface HoleRequest {
  readonly walk: number;
  readonly hole: number;
}
/** The image whose line was played. */
export interface HoleResponse {
  readonly hole: number;
  readonly image: number;
}

function courseFrom({ idea, row }: Source, image: number): Course {
  return imageOf(provenCourse(PROVEN[idea][row] as string, idea).course, image);
}

/** The course at a hole, in this image of it. */
export const courseAtHole = ({ walk, hole }: HoleRequest, image: number): Course =>
  courseFrom(sourceOf(walk, hole), image);

/** The hole's image whose line holes the ball: the walk's own, else the course as it was proven. */
export function findHole({ walk, hole }: HoleRequest, t: T): HoleResponse {
  const source = sourceOf(walk, hole);
  return { hole, image: isHoledByLine(courseFrom(source, source.image), t) ? source.image : 0 };
}

export function isHoledByLine(course: Course, t: T): boolean {
  let at = course.start;
  const fates = course.line.map(stroke => {
    const { fate, to } = simulateStroke(at, stroke, course, t);
    at = to;
    return fate;
  });
  return fates.pop() === 'holed' && fates.every(fate => fate === 'rested');
}
