// A clock that went back makes nothing old: what was kept last is listed as the newest, and is not what is evicted.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Replay } from '../../scenes/kit/core/replay/replay.ts';
import { timeAfter } from './timeAfter.ts';

const database = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  keys: async () => [...database.keys()],
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => void database.set(key, value),
  del: async (key: string) => void database.delete(key),
}));
beforeEach(() => {
  vi.resetModules();
  database.clear();
});

const NOW = Date.parse('2026-11-25');
const YEAR = 365 * 86_400_000;

test.each<[string, readonly number[], number]>([
  ['nothing before', [], NOW],
  ['all earlier', [NOW - 5, 3], NOW],
  ['one at the same moment', [NOW], NOW + 1],
  ['one of next year', [NOW - 5, NOW + YEAR], NOW + YEAR + 1],
  ['what no clock says', [Number.NaN, Number.POSITIVE_INFINITY, 1e300, -1], NOW],
])('%s', (_, others, time) => expect(timeAfter(others, NOW)).toBe(time));

const replayOf = (seed: number): Replay => ({
  version: 2,
  game: 'boat',
  rules: 1,
  seed,
  setup: {},
  overrides: {},
  ticks: 60,
  frames: [[60, []]],
  acts: [],
  assisted: false,
  hash: 'abc',
  result: null,
});

test('of a dozen replays the oldest goes, not the one just saved under a clock put back a year', async () => {
  const { storeReplay, loadSavedReplays } = await import('./games/replays.ts');
  for (let n = 1; n <= 12; n++) await storeReplay(replayOf(n), NOW + n);
  for (const n of [13, 14]) await storeReplay(replayOf(n), NOW - YEAR + n);
  const seeds = (await loadSavedReplays('boat')).map(({ replay }) => replay?.seed);
  expect(seeds).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test('the album and the collections keep their order under a clock put back a year', async () => {
  const { savePhoto, loadPhotos } = await import('./games/photos.ts');
  const { saveCollection, loadCollections } = await import('./games/collections.ts');
  const png = new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });
  const names = ['first', 'second', 'third'];
  for (const [index, name] of names.entries()) {
    const at = NOW - index * YEAR;
    await savePhoto('boat', png, name, at);
    await saveCollection('boat', name, { title: name, author: '', count: 1, text: '#' }, at);
  }
  expect((await loadPhotos('boat')).map(({ words }) => words)).toEqual(names.toReversed());
  expect((await loadCollections('boat')).map(({ title }) => title)).toEqual(names);
});
