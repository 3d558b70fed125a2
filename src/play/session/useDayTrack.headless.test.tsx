// Ghost of a daily run: the day's best run so far with the same setup, and no other.
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { GhostTrack } from '../../../scenes/kit/core/replay/records.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { Session, SessionState } from '../../../scenes/kit/core/session/session.ts';
import type { GameRuntime } from '../../../scenes/kit/game.ts';
import { dayNumber } from '../../site/games/day.ts';
import { seedOfDay } from '../../site/games/daySeed.ts';
import { useDayTrack } from './useDayTrack.ts';

const shelf = new Map<string, string>();
vi.mock('idb-keyval', () => ({
  get: async (key: string) => shelf.get(key),
  set: async (key: string, value: string) => shelf.set(key, value),
  del: async (key: string) => shelf.delete(key),
  keys: async () => [...shelf.keys()],
}));
beforeEach(() => {
  vi.resetModules();
  shelf.clear();
});

const TODAY = seedOfDay(dayNumber());
const runtime = { track: { ofDay: true, every: 2, positionOf: () => null } } as unknown as GameRuntime;
const pathOf = (score: number): GhostTrack => ({ every: 2, places: [[score, score]] });

function page(of = runtime) {
  const store = createStore(
    () => ({ phase: 'ready', result: null, playback: null, assisted: false, seed: 1 }) as unknown as SessionState,
  );
  let setup: Setup = {};
  const session = { store, replay: () => ({ setup }) } as unknown as Session;
  let path: GhostTrack | null = null;
  const { result } = renderHook(() => useDayTrack(session, of, { id: 'sky' }, false, () => path));
  const set = (patch: object) => act(async () => store.setState(patch as Partial<SessionState>));
  return {
    ghost: () => result.current?.places[0]?.[0] ?? null,
    async run(score: number, seed = TODAY, patch: object = {}, choices: Setup = {}) {
      setup = choices;
      path = pathOf(score);
      await set({ phase: 'playing', seed, result: null, assisted: false, playback: null });
      await set({ phase: 'over', result: { score }, ...patch });
    },
    begin: (seed = TODAY, choices: Setup = {}) => {
      setup = choices;
      return set({ phase: 'playing', seed, result: null });
    },
  };
}

test('the first run of a day has none; each later one has the best before it', async () => {
  const { run, begin, ghost } = page();
  await run(50);
  expect(ghost()).toBeNull();
  await begin();
  await waitFor(() => expect(ghost()).toBe(50));
  await run(30);
  await begin();
  await waitFor(() => expect(ghost()).toBe(50));
  await run(80);
  await begin();
  await waitFor(() => expect(ghost()).toBe(80));
});

test('another seed, another setup and an assisted run have nothing to do with it', async () => {
  const { run, begin, ghost } = page();
  await run(50);
  await run(90, 7);
  await run(95, TODAY, { assisted: true });
  await run(99, TODAY, {}, { game: 'siege' });
  await begin(7);
  expect(ghost()).toBeNull();
  // Begun anew in the middle of a run.
  await begin(TODAY);
  await waitFor(() => expect(ghost()).toBe(50));
});

test('a game whose ghost is of its best run keeps no day', async () => {
  const { run } = page({ track: { every: 2, positionOf: () => null } } as unknown as GameRuntime);
  await run(50);
  expect([...shelf.keys()]).toEqual([]);
});
