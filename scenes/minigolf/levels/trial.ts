// Trial of a drawn course: its setup, with the ball where it lay in the run before if it may begin there, else on the tee.
import { tryReading } from '../../kit/core/refusal.ts';
import type { Setup } from '../../kit/core/rules.ts';
import { type Course, validateCourse } from '../rules/course.ts';
import { writeLink } from '../rules/link.ts';
import type { State } from '../rules/state.ts';

export function trialSetup(course: Course, before: Readonly<Pick<State, 'ball' | 'phase'>> | null): Setup {
  if (!before || before.phase === 'completed' || before.phase === 'over') return { course: writeLink(course) };
  const start = { x: Math.round(before.ball.x), y: Math.round(before.ball.y) };
  const moved = tryReading(() => validateCourse({ ...course, start }));
  return { course: writeLink('value' in moved ? moved.value : course) };
}
