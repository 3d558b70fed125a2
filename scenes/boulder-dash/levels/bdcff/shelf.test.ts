// A collection as it is kept: what is written is listed again, each cave once, by name and key.
import { expect, test } from 'vitest';
import { caveKey } from './customCave.ts';
import { readBdcff } from './read.ts';
import { readShelf, writeShelf } from './shelf.ts';
import { file, mapped } from './testing.ts';

const two = readBdcff(
  '[cave]\nName=A\n[map]\nWWWW\nWPdX\nWWWW\n[/map]\n[/cave]\n[cave]\nName=B\n[map]\nWWWW\nWPGX\nWWWW\n[/map]\n[/cave]',
).caves;

test('caves come back by name and key, ready to play', () => {
  const { text, count } = writeShelf(two, 'Two');
  expect(count).toBe(2);
  const shelf = readShelf(text);
  expect(shelf.map(({ name, key }) => [name, key])).toEqual(two.map(cave => [cave.name, caveKey(cave)]));
  expect(shelf.map(({ bdcff }) => readBdcff(bdcff).caves[0])).toEqual(two);
});

test('the same cave under two names is one', () => {
  const { count } = writeShelf([...two, { ...(two[0] as (typeof two)[0]), name: 'Again' }], 'Three');
  expect(count).toBe(2);
});

test('a cave that is too long to be played is named', () => {
  const rows = Array.from({ length: 200 }, (_, i) => (i % 2 ? 'Ww' : 'wW').repeat(100));
  const [huge] = readBdcff(mapped(rows, 'Size=200 200')).caves;
  // Forty thousand cells have room; names of foreign elements and more would not.
  expect(writeShelf(huge ? [{ ...huge, name: 'x'.repeat(30_000) }] : [], 'Huge')).toMatchObject({
    count: 0,
    tooLong: ['x'.repeat(30_000)],
  });
});

test('another text has no caves', () => {
  for (const text of ['', 'Dear Sir', file('Name=A'), '; cave xyz\n[cave]']) expect(readShelf(text)).toEqual([]);
});
