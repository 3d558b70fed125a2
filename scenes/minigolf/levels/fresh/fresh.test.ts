// New courses: every sketch holds together, every proven one plays as its line says, and rounds of many seeds differ.
import { describe, expect, test } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { hypot } from '../../../kit/core/math.ts';
import { readCourse, writeCourse } from '../../rules/course.ts';
import { distanceToHole, NO_PATH } from '../../rules/distance.ts';
import { isInside } from '../../rules/fairway.ts';
import { readLink, writeLink } from '../../rules/link.ts';
import { powerAfter, simulateStroke, ticksFor } from '../../rules/putt.ts';
import { claimOf, result } from '../../rules/score.ts';
import { goOn, newRound, putt, TUNING, untilRest } from '../../rules/testing.ts';
import { FRESH_COURSES, freshRound, provenCourse } from './freshRound.ts';
import { sketch } from './generate.ts';
import { IDEAS } from './ideas.ts';
import { isSimple } from './lanes.ts';
import { PROVEN } from './proven.ts';

/** Sketches looked at. */
const SKETCHES = times(400, 6000);
const SEEDS = Array.from({ length: 400 }, (_, index) => 20_261_101 + index * 97);

describe('a sketch', () => {
  const made = Array.from({ length: SKETCHES }, (_, index) => sketch(index + 1)).filter(one => one !== null);

  test('is made of most numbers, and the same twice', () => {
    expect(made.length).toBeGreaterThan(SKETCHES / 3);
    expect(sketch(24)).toEqual(sketch(24));
  });

  test('lies inside its outline, whose sides do not touch', () => {
    for (const { fairway, start, hole } of made) {
      expect(isSimple(fairway, 20)).toBe(true);
      expect(isInside(fairway, start) && isInside(fairway, hole)).toBe(true);
    }
  });

  test('has a turn between tee and hole, and something on the way', () => {
    for (const { turns, obstacles, start, hole } of made) {
      expect(turns).toBeGreaterThan(0);
      expect(obstacles.length).toBeGreaterThan(0);
      expect(hypot(start.x - hole.x, start.y - hole.y)).toBeGreaterThan(60);
    }
  });

  test('is a course that its file and its link can hold', () => {
    for (const one of made.slice(0, 100)) {
      const { name, start, hole, fairway, obstacles } = one;
      const course = { name, start, hole, fairway, obstacles, par: 3, line: [] };
      expect(readCourse(writeCourse(course))).toEqual(course);
      expect(readLink(writeLink(course))).toMatchObject({ start, hole, fairway, obstacles });
    }
  });
});

describe.each(IDEAS)('proven courses with a %s', idea => {
  const courses = PROVEN[idea].map(row => provenCourse(row, idea));

  test('are several, each another', () => {
    expect(courses.length).toBeGreaterThanOrEqual(20);
    expect(new Set(courses.map(one => one.sketch)).size).toBe(courses.length);
    for (const one of courses) expect(sketch(one.sketch)?.idea).toBe(idea);
  });

  test('are holed by their lines, within par, by strokes that the meter has', () => {
    for (const { course } of courses) {
      let at = course.start;
      const fates = course.line.map(stroke => {
        const { fate, to } = simulateStroke(at, stroke, course, TUNING);
        at = to;
        return fate;
      });
      expect(fates, course.name).toEqual([...course.line.slice(1).map(() => 'rested'), 'holed']);
      expect(course.line.length).toBeLessThanOrEqual(course.par);
      for (const { power } of course.line) expect(powerAfter(ticksFor(power, TUNING), TUNING)).toBe(power);
    }
  });

  test('are no straight lanes: at no power does a putt at the hole go in', () => {
    for (const { course } of courses.filter((_, index) => index % times(6, 1) === 0)) {
      expect(distanceToHole(course, course.start)).toBeLessThan(NO_PATH);
      for (let power = 10; power <= 100; power += 5)
        expect(simulateStroke(course.start, { aim: course.hole, power }, course, TUNING).fate).not.toBe('holed');
    }
  });
});

describe('rounds of four hundred seeds', () => {
  const rounds = SEEDS.map(freshRound);

  test('each has its courses, every one with another idea, the easier first', () => {
    for (const round of rounds) {
      expect(round).toHaveLength(FRESH_COURSES);
      expect(new Set(round.map(({ idea }) => idea)).size).toBe(FRESH_COURSES);
      const pars = round.map(({ course }) => course.par);
      expect(pars).toEqual(pars.toSorted((a, b) => a - b));
    }
  });

  test('are all different, in all ideas, in length and turns', () => {
    expect(new Set(rounds.map(round => round.map(one => one.sketch).join())).size).toBe(SEEDS.length);
    const mixes = new Set(
      rounds.map(round =>
        round
          .map(({ idea }) => idea)
          .toSorted()
          .join(),
      ),
    );
    expect(mixes.size).toBeGreaterThan(45);
    const sketches = rounds.flat().map(one => sketch(one.sketch));
    expect(new Set(sketches.map(one => one?.turns)).size).toBeGreaterThanOrEqual(3);
    const lengths = sketches.map(one => one?.length ?? 0).toSorted((a, b) => a - b);
    expect((lengths.at(-1) ?? 0) / (lengths[0] ?? 1)).toBeGreaterThan(2);
  });

  test('some courses can be holed at the first stroke, others not', () => {
    const aces = rounds.flat().filter(({ course }) => course.line.length === 1);
    expect(aces.length).toBeGreaterThan(SEEDS.length / 10);
    expect(aces.length).toBeLessThan(SEEDS.length * 2);
  });
});

test('a round of new courses is the seed’s, whatever the levels are; another seed brings others', () => {
  const round = (seed: number) => newRound({ round: 'new' }, undefined, seed);
  expect(round(7).texts).toHaveLength(FRESH_COURSES);
  expect(round(7).texts).toEqual(round(7).texts);
  expect(round(8).texts).not.toEqual(round(7).texts);
  expect(round(7).numbers.every(number => number < 0)).toBe(true);
});

test('played by hand along its lines it ends under par, with a claim and records of its own', () => {
  const state = newRound({ round: 'new' }, undefined, 20_261_126);
  for (const { course } of freshRound(20_261_126)) {
    for (const { aim, power } of course.line) {
      putt(state, aim, power);
      untilRest(state);
    }
    expect(state.ending, course.name).toBe('holed');
    goOn(state);
  }
  expect(state.phase).toBe('over');
  const strokes = freshRound(20_261_126).reduce((sum, { course }) => sum + course.line.length, 0);
  const par = freshRound(20_261_126).reduce((sum, { course }) => sum + course.par, 0);
  expect(claimOf(state)).toBe(`${strokes} strokes on par ${par}`);
  expect(result(state, TUNING)).toMatchObject({ mode: 'New courses', outcome: 'won' });
});
