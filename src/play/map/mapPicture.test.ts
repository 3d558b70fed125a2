// Picture of a map: its sheets in rows, none on another, and words in lines that fit.
import { expect, test } from 'vitest';
import type { MapSheet } from '../../../scenes/kit/game.ts';
import { placed, wrapped } from './mapPicture.ts';

const sheet = (title: string, marks: readonly string[] = []): MapSheet => ({
  ...{ title, marks, summary: 'Your path.', width: 800, height: 600 },
  draw() {},
});

test('words are wrapped, and nothing of them is lost', () => {
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrapped('immeasurable', 5)).toEqual(['immeasurable']);
});

test('one sheet stands alone, more in two columns; a row is as high as its longest legend', () => {
  expect(placed([sheet('1')]).width).toBe(24 + 664);
  const { sheets, width, height } = placed([sheet('1', ['seen', 'seen again']), sheet('2'), sheet('3')]);
  expect(width).toBe(24 + 2 * 664);
  expect(sheets.map(({ x }) => x)).toEqual([24, 688, 24]);
  const [first, second, third] = sheets;
  expect(first?.y).toBe(second?.y);
  expect(first?.lines).toEqual(['Your path.', '1  seen.', '2  seen again.']);
  expect((third?.y ?? 0) - (first?.y ?? 0)).toBe(40 + 480 + 12 + 3 * 24 + 24);
  expect(height).toBeGreaterThan((third?.y ?? 0) + 40 + 480);
});
