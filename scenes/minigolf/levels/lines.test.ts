// Ideal lines: the line of every course file holes the ball within par, with strokes a player can make.
// That no fewer strokes do it is searched in the soak (tests/soak/minigolf.soak.ts), which also writes the lines.
import { describe, expect, test } from 'vitest';
import type { Course } from '../rules/course.ts';
import { powerAfter, simulateStroke, ticksFor } from '../rules/putt.ts';
import { COURSES, goOn, newRound, putt, TUNING, untilRest } from '../rules/testing.ts';

const PARS = [2, 3, 3, 3, 3, 4, 4, 4, 5];

function isHoled(course: Course): boolean {
  let at = course.start;
  for (const [index, stroke] of course.line.entries()) {
    const { fate, to } = simulateStroke(at, stroke, course, TUNING);
    if (fate === 'sunk') return false;
    if (fate === 'holed') return index === course.line.length - 1;
    at = to;
  }
  return false;
}

test('the nine courses of the specification have its pars', () =>
  expect(COURSES.slice(0, 9).map(({ par }) => par)).toEqual(PARS));

describe.each(COURSES.map(course => [course.name, course] as const))('%s', (_name, course) => {
  test('its line holes the ball within par', () => {
    expect(course.line.length).toBeGreaterThan(0);
    expect(course.line.length).toBeLessThanOrEqual(course.par);
    expect(isHoled(course)).toBe(true);
  });

  test('the meter stands at each power of its line', () => {
    for (const { power } of course.line) expect(powerAfter(ticksFor(power, TUNING), TUNING)).toBe(power);
  });
});

test('played by hand, the lines make a round under par', () => {
  const state = newRound();
  for (const course of COURSES.slice(0, 9)) {
    for (const { aim, power } of course.line) {
      putt(state, aim, power);
      untilRest(state);
    }
    expect(state.ending, course.name).toBe('holed');
    goOn(state);
  }
  expect(state.phase).toBe('over');
  expect(state.cards).toEqual([COURSES.slice(0, 9).map(({ line }) => line.length)]);
});
