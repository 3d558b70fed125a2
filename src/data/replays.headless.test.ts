// Kept runs survive a browser that keeps nothing, and never grow without end.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Replay } from '../../scenes/kit/core/replay.ts';

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
  version: 1,
  game,
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

test('the best run is kept per game', async () => {
  const { bestReplay, keepBest } = await import('./replays.ts');
  await keepBest(replay(1));
  await keepBest(replay(2));
  expect((await bestReplay('game'))?.seed).toBe(2);
  expect(await bestReplay('other')).toBeNull();
});

test('the newest dozen runs are kept, the newest first', async () => {
  const { keepReplay, keptReplays } = await import('./replays.ts');
  for (let n = 1; n <= 15; n++) await keepReplay(replay(n), 1000 + n);
  await keepReplay(replay(99, 'other'), 5);
  const seeds = (await keptReplays('game')).map(({ replay: { seed } }) => seed);
  expect(seeds).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
});

test('a torn one is passed over', async () => {
  const { keepReplay, keptReplays, dropReplay } = await import('./replays.ts');
  await keepReplay(replay(1), 10);
  shelf.set('replay/game/kept/11', '{"torn');
  const kept = await keptReplays('game');
  expect(kept).toHaveLength(1);
  await dropReplay(kept[0]?.key ?? '');
  expect(await keptReplays('game')).toEqual([]);
});

test('where the browser forbids it, they last until the page closes', async () => {
  forbidden = true;
  const { keepReplay, keptReplays, keepBest, bestReplay } = await import('./replays.ts');
  const { toasts } = await import('../ui/toast.ts');
  await keepReplay(replay(3), 10);
  await keepBest(replay(4));
  expect((await keptReplays('game')).map(({ replay: { seed } }) => seed)).toEqual([3]);
  expect((await bestReplay('game'))?.seed).toBe(4);
  expect(toasts.getState().last?.title).toContain('keeps nothing');
});
