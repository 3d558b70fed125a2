// Trial of a drawn course: the ball lies where it lay if it may begin there, else on the tee.
import { expect, test } from 'vitest';
import { validateCourse } from '../rules/course.ts';
import { readLink } from '../rules/link.ts';
import { ballAt } from '../rules/roll.ts';
import { trialSetup } from './trial.ts';

const course = validateCourse({
  ...{ name: '', par: 2, start: { x: 100, y: 300 }, hole: { x: 700, y: 300 } },
  obstacles: [{ type: 'wall', x: 300, y: 200, width: 40, height: 200 }],
});
const startOf = (x: number, y: number, phase: 'aiming' | 'completed' = 'aiming') =>
  readLink(String(trialSetup(course, { ball: ballAt({ x, y }), phase })['course'])).start;

test.each([
  ['beside the wall', 200.4, 310.2, { x: 200, y: 310 }],
  ['in the wall', 320, 300, course.start],
  ['off the course', 5, 300, course.start],
])('%s', (_, x, y, start) => expect(startOf(x, y)).toEqual(start));

test('without a run, and after it was holed, it begins on the tee', () => {
  expect(readLink(String(trialSetup(course, null)['course'])).start).toEqual(course.start);
  expect(startOf(200, 310, 'completed')).toEqual(course.start);
});
