// One sun for the whole day: it moves from hour to hour, never backwards, and at night it is behind the hills.
import { expect, test } from 'vitest';
import { HOURS, sunAt, sunBetween } from './sky.ts';

const [morning, noon, evening] = HOURS.map(sunAt) as [ReturnType<typeof sunAt>, ...ReturnType<typeof sunAt>[]];
const way = (from = morning, to = morning) => Array.from({ length: 21 }, (_, i) => sunBetween(from, to, i / 20));

test('by day it moves on without a jump', () => {
  const day = [...way(morning, noon), ...way(noon, evening)];
  for (const [index, { x, y }] of day.entries()) {
    const before = day[index - 1] ?? morning;
    expect(x).toBeGreaterThanOrEqual(before.x);
    expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBeLessThan(45);
  }
  expect(day.at(-1)).toEqual(evening);
});

test('it sets where it stood and rises where the day begins', () => {
  const night = way(evening, morning);
  expect(new Set(night.map(({ x }) => x))).toEqual(new Set([evening?.x, morning.x]));
  expect(Math.max(...night.map(({ y }) => y))).toBeGreaterThan(500);
  expect(night.at(-1)).toEqual(morning);
});
