// Kept runs survive a browser that keeps nothing, and never grow without end.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';

const shelf = new Map<string, unknown>();
let forbidden = false;
const guarded = <T>(act: () => T) => (forbidden ? Promise.reject(new Error('forbidden')) : Promise.resolve(act()));
vi.mock('idb-keyval', () => ({
  get: (key: string) => guarded(() => shelf.get(key)),
  set: (key: string, value: unknown) => guarded(() => shelf.set(key, value)),
  del: (key: string) => guarded(() => shelf.delete(key)),
  keys: () => guarded(() => [...shelf.keys()]),
}));

const replay = (seed: number, game = 'game'): Replay => ({
  version: 2,
  game,
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

beforeEach(() => {
  vi.resetModules();
  shelf.clear();
  forbidden = false;
});

const seedsOf = (kept: readonly { readonly replay: Replay | null }[]) => kept.map(one => one.replay?.seed ?? null);

test('the best run is kept per game', async () => {
  const { loadBestReplays, saveBestReplay } = await import('./replays.ts');
  await saveBestReplay(replay(1));
  await saveBestReplay(replay(2));
  expect(seedsOf(await loadBestReplays('game'))).toEqual([2]);
  expect(await loadBestReplays('other')).toEqual([]);
});

test('the best run of another way to play is kept beside it', async () => {
  const { loadBestReplays, saveBestReplay } = await import('./replays.ts');
  await saveBestReplay(replay(4), null, 'Night watch');
  await saveBestReplay(replay(1));
  expect(await loadBestReplays('game')).toEqual([{ replay: replay(1) }, { mode: 'Night watch', replay: replay(4) }]);
});

test('the best run of a day is kept by game, day and rules: of the latest forty days, and none of old rules', async () => {
  const { loadDayReplay, saveDayReplay } = await import('./replays.ts');
  const { dayReplaysOf } = await import('./dayReplays.ts');
  await saveDayReplay(replay(1), 100);
  await saveDayReplay(replay(2), 100);
  await saveDayReplay(replay(3, 'other'), 100);
  expect((await loadDayReplay('game', 100, 1))?.seed).toBe(2);
  expect(await loadDayReplay('game', 100, 2)).toBeNull();
  const games = ['game', 'other', 'third'].map(id => ({ id, rules: 1 }));
  expect([...(await dayReplaysOf(games, 100))]).toEqual(['game', 'other']);
  expect([...(await dayReplaysOf(games, 99))]).toEqual([]);
  for (let day = 101; day <= 141; day++) await saveDayReplay(replay(day, 'third'), day);
  expect([...shelf.keys()].filter(key => key.includes('/day/'))).toHaveLength(40);
  expect([...(await dayReplaysOf(games, 100))]).toEqual([]);
  await saveDayReplay({ ...replay(7, 'third'), rules: 2 }, 50);
  expect([...shelf.keys()].filter(key => key.includes('/day/'))).toEqual(['replay/third/day/50/2']);
});

test('a day’s run that is too long is not kept, nor a worse one in its name', async () => {
  const { loadDayReplay, saveDayReplay } = await import('./replays.ts');
  const frames = Array.from({ length: 100_000 }, (): Replay['frames'][number] => [1, []]);
  await saveDayReplay(replay(1), 100);
  await saveDayReplay({ ...replay(2), frames }, 100);
  expect(await loadDayReplay('game', 100, 1)).toBeNull();
});

test('the newest dozen runs are kept, the newest first', async () => {
  const { storeReplay, loadSavedReplays } = await import('./replays.ts');
  for (let n = 1; n <= 15; n++) await storeReplay(replay(n), 1000 + n);
  await storeReplay(replay(99, 'other'), 5);
  expect(seedsOf(await loadSavedReplays('game'))).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
});

test.each([
  ['torn text', '{"torn', '{"torn'],
  ['a number', 42, '42'],
  ['nothing', null, 'null'],
  ['an object', { version: 1 }, '{"version":1}'],
  ['bytes', new Uint8Array([1]), '{"0":1}'],
])('%s in the place of a run hides no other, and is left as it is', async (_, damage, text) => {
  const { storeReplay, loadSavedReplays, deleteReplay, loadBestReplays, saveBestReplay } = await import('./replays.ts');
  await storeReplay(replay(1), 10);
  await saveBestReplay(replay(9));
  shelf.set('replay/game/kept/11', damage);
  shelf.set('replay/game/kept/x', damage);
  shelf.set('replay/game/best/2', damage);
  const kept = await loadSavedReplays('game');
  expect(seedsOf(kept)).toEqual([null, 1, null]);
  expect(kept[0]).toMatchObject({ kept: 11, text });
  expect(seedsOf(await loadBestReplays('game'))).toEqual([9]);
  for (let n = 20; n < 40; n++) await storeReplay(replay(n), n);
  expect(shelf.get('replay/game/kept/11')).toBe(damage);
  await deleteReplay('replay/game/kept/11');
  expect(shelf.has('replay/game/kept/11')).toBe(false);
});

test('where the browser forbids it, they last until the page closes', async () => {
  forbidden = true;
  const { storeReplay, loadSavedReplays, saveBestReplay, loadBestReplays } = await import('./replays.ts');
  const { toasts } = await import('../../ui/toast.ts');
  await storeReplay(replay(3), 10);
  await saveBestReplay(replay(4));
  expect(seedsOf(await loadSavedReplays('game'))).toEqual([3]);
  expect(seedsOf(await loadBestReplays('game'))).toEqual([4]);
  expect(toasts.getState().last?.title).toContain('keeps nothing');
});

test('the path of the best run is kept beside it, and goes with it', async () => {
  const { loadBestReplays, loadBestTrack, saveBestReplay } = await import('./replays.ts');
  const track = { every: 6, places: [[1, -2] as const, null] };
  await saveBestReplay(replay(1), track);
  expect(await loadBestTrack('game')).toEqual(track);
  expect(await loadBestTrack('other')).toBeNull();
  expect(await loadBestReplays('game')).toHaveLength(1);
  await saveBestReplay(replay(2));
  expect(await loadBestTrack('game')).toBeNull();
});

test('a mode has a path of its own, and one on which no hero was is none', async () => {
  const { loadBestTrack, saveBestReplay } = await import('./replays.ts');
  const [track, other] = [[1, 2] as const, [3, 4] as const].map(place => ({ every: 6, places: [null, place] }));
  await saveBestReplay(replay(1), track);
  await saveBestReplay(replay(2), other, 'hall 3');
  expect([await loadBestTrack('game'), await loadBestTrack('game', 'hall 3')]).toEqual([track, other]);
  await saveBestReplay(replay(3), { every: 6, places: [null] }, 'night');
  expect(await loadBestTrack('game', 'night')).toBeNull();
});

test.each([
  ['torn', '{"every":6,"places":[[1'],
  ['of no path', '{"every":0,"places":[]}'],
  ['of half places', '{"every":6,"places":[[1]]}'],
  ['of broken pixels', '{"every":6,"places":[[0.5,1]]}'],
  ['endless', JSON.stringify({ every: 1, places: Array(18_001).fill(null) })],
  ['no text', 7],
])('a path that is %s is none', async (_what, saved) => {
  const { loadBestTrack } = await import('./replays.ts');
  shelf.set('track/game', saved);
  expect(await loadBestTrack('game')).toBeNull();
});

test('the path of a day is kept for its seed and its setup; another day, or another setup, has none', async () => {
  const { loadDayTrack, saveDayTrack, loadBestTrack } = await import('./replays.ts');
  const day = { seed: 20_261_126, score: 90, track: { every: 15, places: [[1, 2] as const, null] } };
  await saveDayTrack('game', { game: 'siege' }, day);
  expect(await loadDayTrack('game', { game: 'siege' }, day.seed)).toEqual(day);
  expect(await loadDayTrack('game', {}, day.seed)).toBeNull();
  expect(await loadDayTrack('game', { game: 'siege' }, 20_261_127)).toBeNull();
  expect(await loadBestTrack('game')).toBeNull();
  for (const key of shelf.keys()) shelf.set(key, '{"seed":20261126,"score":null}');
  expect(await loadDayTrack('game', { game: 'siege' }, day.seed)).toBeNull();
});
