// Walks: every image of every proven course plays as its line says, ideas never crowd, and a hole follows from the walk and its number alone.
import { describe, expect, test } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { hypot } from '../../../kit/core/math.ts';
import { courseOf, writeCourse } from '../../rules/course.ts';
import { readLink, writeLink } from '../../rules/link.ts';
import { simulateStroke } from '../../rules/putt.ts';
import { TUNING } from '../../rules/testing.ts';
import { provenCourse } from '../fresh/freshRound.ts';
import { IDEAS } from '../fresh/ideas.ts';
import { PROVEN } from '../fresh/proven.ts';
import { courseAtHole, findHole, isHoledByLine } from './hole.ts';
import { imageOf } from './image.ts';
import { beginsLand, LANDS, landOf, SIGHT_HOLES, SIGHTS, sightAt } from './land.ts';
import { sourceOf, WALK_ONE } from './order.ts';

const WALKS = [WALK_ONE, 20_261_128, 20_270_101, 7];
const HOLES = Array.from({ length: 2000 }, (_, index) => index + 1);

describe.each(IDEAS)('images of courses with a %s', idea => {
  const courses = PROVEN[idea].map(row => provenCourse(row, idea).course);
  const images = idea === 'mill' ? [0, 3] : [0, 1, 2, 3];

  test('are holed by their lines', () => {
    for (const image of images)
      for (const course of courses) expect(isHoledByLine(imageOf(course, image), TUNING), course.name).toBe(true);
  });

  test('are courses that a file and a link can hold, and their own images', () => {
    for (const image of [1, 2, 3])
      for (const course of courses) {
        const mirrored = imageOf(course, image);
        expect(courseOf(writeCourse(mirrored))).toEqual(mirrored);
        expect(readLink(writeLink(mirrored))).toMatchObject({ start: mirrored.start, fairway: mirrored.fairway });
        expect(imageOf(mirrored, image)).toEqual(course);
      }
  });

  test('are no straight lanes', () => {
    for (const image of images)
      for (const course of courses.filter((_, index) => index % 6 === image)) {
        const at = imageOf(course, image);
        for (let power = 10; power <= 100; power += 5)
          expect(simulateStroke(at.start, { aim: at.hole, power }, at, TUNING).fate).not.toBe('holed');
      }
  });
});

describe.each(WALKS)('walk %i', walk => {
  const sources = HOLES.map(hole => sourceOf(walk, hole));

  test('has no idea thrice in ten holes, nor twice in a row', () => {
    for (let from = 0; from + 10 <= sources.length; from++)
      for (const idea of IDEAS) {
        const ten = sources.slice(from, from + 10).filter(one => one.idea === idea);
        expect(ten.length, `${idea} from hole ${from + 1}`).toBeLessThan(3);
      }
    for (const [index, { idea }] of sources.entries()) expect(sources[index + 1]?.idea).not.toBe(idea);
  });

  test('brings no course again in its first 480 holes, nor the same in 200', () => {
    const keys = sources.map(({ idea, row, image }) => `${idea} ${row} ${image}`);
    expect(new Set(keys.slice(0, 480)).size).toBe(480);
    const seen = new Map<string, number>();
    for (const [index, key] of keys.entries()) {
      expect(index - (seen.get(key) ?? -Infinity), key).toBeGreaterThan(200);
      seen.set(key, index);
    }
  });

  test('begins easily, and its holes are far from their tees', () => {
    for (const hole of HOLES.slice(0, 60)) {
      const course = courseAtHole({ walk, hole }, sourceOf(walk, hole).image);
      expect(hypot(course.start.x - course.hole.x, course.start.y - course.hole.y)).toBeGreaterThan(60);
      if (hole <= IDEAS.length) expect(course.par).toBeLessThanOrEqual(3);
    }
  });

  test('meets one sight in fifty holes, each before the first comes again', () => {
    const met = HOLES.flatMap(hole => sightAt(walk, hole)?.id ?? []);
    expect(met).toHaveLength(HOLES.length / SIGHT_HOLES);
    expect(new Set(met.slice(0, SIGHTS.length)).size).toBe(SIGHTS.length);
  });
});

test('walks differ, and a hole is the same whatever was asked before', () => {
  const at = (walk: number) => JSON.stringify(HOLES.slice(0, 20).map(hole => sourceOf(walk, hole)));
  expect(new Set(WALKS.map(at)).size).toBe(WALKS.length);
  const before = findHole({ walk: 1, hole: 214 }, TUNING);
  for (const hole of [900_001, 3, 215]) findHole({ walk: 1, hole }, TUNING);
  expect(findHole({ walk: 1, hole: 214 }, TUNING)).toEqual(before);
});

test('each hole is the image that its walk means, whose line holes the ball', () => {
  for (const hole of HOLES.filter(one => one % times(7, 1) === 0).slice(0, 960))
    expect(findHole({ walk: WALK_ONE, hole }, TUNING).image, `hole ${hole}`).toBe(sourceOf(WALK_ONE, hole).image);
});

test('walk 1 has for ever the holes that were first walked', () => {
  const names = [1, 2, 9, 50, 214, 2000].map(hole => {
    const { name, par, start } = courseAtHole({ walk: WALK_ONE, hole }, sourceOf(WALK_ONE, hole).image);
    return `${hole} ${name} ${par} ${start.x},${start.y}`;
  });
  expect(names).toMatchInlineSnapshot(`
    [
      "1 Frozen Elbow 2 665,115",
      "2 Lifted Horseshoe 2 645,445",
      "9 Gentle Serpent 4 710,80",
      "50 Ferry Hook 3 110,480",
      "214 Tilted Hook 3 455,200",
      "2000 Wet Horseshoe 4 105,145",
    ]
  `);
});

test('a hole is made in far less than a tenth of a second', () => {
  const costs = HOLES.slice(0, 200).map(hole => {
    const from = performance.now();
    findHole({ walk: 3, hole }, TUNING);
    return performance.now() - from;
  });
  expect(costs.toSorted((a, b) => a - b)[100]).toBeLessThan(100);
});

test('nine landscapes come one after another, nine holes each', () => {
  const names = HOLES.slice(0, 82).map(hole => landOf(hole).name);
  expect(new Set(names).size).toBe(LANDS.length);
  expect(names.findIndex(name => name !== names[0])).toBe(9);
  expect(names[81]).toBe(names[0]);
  expect(HOLES.slice(0, 30).filter(beginsLand)).toEqual([1, 10, 19, 28]);
});
