// Ghost track of the best run: recorded in unassisted play, stored with the run, given to scene and HUD.
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { GhostTrack, Records } from '../../../scenes/kit/core/replay/records.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { Session, SessionState } from '../../../scenes/kit/core/session/session.ts';
import type { GameRuntime } from '../../../scenes/kit/game.ts';
import { profile, recordResult } from '../../data/profile.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import { useRecords, useTrack } from './useRecords.ts';

const shelf = new Map<string, string>();
vi.mock('idb-keyval', () => ({
  get: async (key: string) => shelf.get(key),
  set: async (key: string, value: string) => shelf.set(key, value),
  del: async (key: string) => shelf.delete(key),
  keys: async () => [...shelf.keys()],
}));

const GAME = { id: 'tower' };
const PATH: GhostTrack = { every: 2, places: [[1, 2], null] };
const track: GameRuntime['track'] = { every: 2, positionOf: state => (state as { at: [number, number] }).at };
const runtime = { track } as GameRuntime;

beforeEach(() => {
  vi.resetModules();
  shelf.clear();
  profile.setState({ games: {} });
});

function climbing(lab = false) {
  const store = createStore(
    () => ({ phase: 'playing', tick: 0, watching: null, assisted: false }) as unknown as SessionState,
  );
  const session = { store, state: { at: [5, 5] } } as unknown as Session;
  const { result } = renderHook(() => useTrack(session, runtime, lab));
  const tick = (many: number, patch: Partial<SessionState> = {}) => {
    for (let i = 0; i < many; i++) store.setState(({ tick: before }) => ({ tick: before + 1, ...patch }));
  };
  store.setState({ tick: 0 });
  return { tick, path: () => result.current()?.places ?? null };
}

test('a run is noted every so many ticks', () => {
  const { tick, path } = climbing();
  tick(6);
  expect(path()).toEqual([
    [5, 5],
    [5, 5],
    [5, 5],
    [5, 5],
  ]);
});

test.each([
  ['in the lab', true, {}],
  ['with help', false, { assisted: true }],
  ['while watching', false, { playback: { ticks: 9, hasOtherRules: false, hasDiverged: false, isSeeking: false } }],
  ['behind the start card', false, { phase: 'ready' as const }],
])('nothing is noted %s, and a run that was not noted whole has no track', (_where, lab, patch) => {
  const { tick, path } = climbing(lab);
  tick(6, patch);
  expect(path()).toBeNull();
});

test('a run that was gone on with has no track: its beginning is not known', () => {
  const { tick, path } = climbing();
  tick(1, { tick: 600 });
  tick(6);
  expect(path()).toBeNull();
});

function shown() {
  const setRecords = vi.fn<(kept: Records) => void>();
  const mounted = { runtime, stage: { setRecords } } as unknown as MountedGame;
  const hook = renderHook(() => useRecords(GAME, mounted));
  const kept = () => hook.result.current[0];
  return {
    kept,
    take: (path: GhostTrack) => act(() => hook.result.current[1](path)),
    told: () => setRecords.mock.lastCall?.[0],
  };
}

test('what is kept is told to the HUD and to the scene', async () => {
  shelf.set('track/tower', JSON.stringify(PATH));
  recordResult(GAME, { outcome: 'lost', score: 70, title: '', lines: [], again: '', medals: ['Paper'] }, false);
  const { kept, told } = shown();
  await waitFor(() => expect(kept()).toEqual({ best: 70, medals: ['Paper'], track: PATH }));
  expect(told()).toEqual(kept());
});

test('a run that has just become the best one is the ghost of the next, though an older one is found after it', async () => {
  shelf.set('track/tower', JSON.stringify({ every: 2, places: [[9, 9]] }));
  const asked = vi.spyOn(shelf, 'get');
  const { kept, take, told } = shown();
  expect(told()?.track).toBeNull();
  take(PATH);
  await waitFor(() => expect(asked).toHaveBeenCalledWith('track/tower'));
  await act(async () => {});
  expect(kept().track).toEqual(PATH);
  expect(told()?.track).toEqual(PATH);
});

test('each mode has a ghost of its own: that of the setup that is played', async () => {
  shelf.set('track/tower', JSON.stringify(PATH));
  const ofHall: GhostTrack = { every: 2, places: [[7, 7]] };
  shelf.set('track/tower/mode/hall 3', JSON.stringify(ofHall));
  const store = createStore(() => ({ setup: { halls: 'five' } }) as unknown as SessionState);
  const modeOf = ({ halls }: Setup) => (halls === 'five' ? undefined : String(halls));
  const modal = { track: { ...track, modeOf } };
  const mounted = { runtime: modal as GameRuntime, stage: { setRecords: vi.fn(), session: { store } } };
  const hook = renderHook(() => useRecords(GAME, mounted as unknown as MountedGame));
  const ghost = () => hook.result.current[0].track;
  await waitFor(() => expect(ghost()).toEqual(PATH));
  act(() => store.setState({ setup: { halls: 'hall 3' } }));
  await waitFor(() => expect(ghost()).toEqual(ofHall));
  act(() => hook.result.current[1](PATH, 'hall 4'));
  expect(ghost()).toEqual(ofHall);
  act(() => hook.result.current[1](PATH, 'hall 3'));
  expect(ghost()).toEqual(PATH);
});
