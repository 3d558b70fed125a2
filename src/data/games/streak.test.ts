// The streak as drawings: # is a played day, . a missed one, the last sign is today.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayMark, lastDays, streakOf } from './streak.ts';

const TODAY = 20_782;
const daysOf = (drawing: string): readonly number[] =>
  [...drawing].flatMap((sign, index) => (sign === '#' ? [TODAY - drawing.length + 1 + index] : []));

test.each([
  ['nothing yet', '.......', 0],
  ['the first day', '#', 1],
  ['today is open: yesterday counts', '###.', 3],
  ['three days', '###', 3],
  ['one missed day is forgiven, and not counted', '###.###', 6],
  ['yesterday missed, today open', '###..', 3],
  ['two in a row break it', '###..#', 1],
  ['two in a row, and today is open: over', '###...', 0],
  ['two missed within seven days: only the later one is forgiven', '####.#####.#', 6],
  ['two missed seven days apart are both forgiven', '###.######.#', 10],
  ['a missed day every week goes on', '######.######.######.######', 24],
  ['a missed day before the first belongs to none', '#..####.###', 7],
  ['a stretch begins with a played day', '#...##', 2],
])('%s: %s is %i', (_, drawing, length) => {
  expect(streakOf(daysOf(drawing), TODAY).length).toBe(length);
});

test('a clock set back: later days wait, nothing is broken by them', () => {
  const days = daysOf('#####');
  expect(streakOf(days, TODAY - 2).length).toBe(3);
  expect(streakOf(days, TODAY - 100).length).toBe(0);
  expect(streakOf(days, TODAY).length).toBe(5);
});

test('playing one day more never shortens a streak', () => {
  const drawing = fc.array(fc.constantFrom('#', '.'), { maxLength: 40 }).map(signs => signs.join(''));
  fc.assert(
    fc.property(drawing, fc.nat(39), (drawn, index) => {
      const before = streakOf(daysOf(drawn), TODAY).length;
      expect(streakOf([...daysOf(drawn), TODAY - index], TODAY).length).toBeGreaterThanOrEqual(before);
    }),
  );
});

const SIGNS: Readonly<Record<DayMark, string>> = { played: '#', forgiven: 'o', open: '?', missed: '.' };
test.each([
  ['.......', '......?'],
  ['##.####', '##o####'],
  ['##.###.', '##o###?'],
  ['#..####', '#..####'],
  ['#####..', '#####o?'],
])('calendar of %s: %s', (drawing, marks) => {
  expect(
    lastDays(daysOf(drawing), TODAY, 7)
      .map(mark => SIGNS[mark])
      .join(''),
  ).toBe(marks);
});
