// What a finished run leaves in the profile: once, and only what was really played.
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Session, SessionState } from '../../scenes/kit/core/session/session.ts';
import { profile, recordOf } from '../data/profile.ts';
import { saveBestReplay } from '../data/replays.ts';
import { useOutcome } from './useOutcome.ts';

vi.mock('../data/replays.ts', () => ({ saveBestReplay: vi.fn(async () => {}) }));

const PATH = { every: 2, places: [[1, 2] as const] };
const GAME = { id: 'game' };
const RESULT = { outcome: 'won', score: 10, title: '', lines: [], again: '' } as const;

function playing(lab = false) {
  const store = createStore(
    () => ({ phase: 'playing', result: null, playback: null, assisted: false }) as unknown as SessionState,
  );
  const session = { store, replay: () => ({ game: 'game' }) } as unknown as Session;
  const bettered = vi.fn<(track: unknown) => void>();
  const { result } = renderHook(() => useOutcome(session, GAME, lab, () => PATH, bettered));
  const become = (state: Partial<SessionState>) => act(() => store.setState(state));
  return { become, bettered, outcome: () => result.current };
}
const record = () => recordOf(profile.getState(), GAME);

beforeEach(() => {
  profile.setState({ games: {} });
  vi.mocked(saveBestReplay).mockClear();
});

test('a run that ends is counted once, and a best one is kept', async () => {
  const { become, bettered, outcome } = playing();
  become({ phase: 'over', result: RESULT });
  become({ tick: 5 });
  expect(bettered).toHaveBeenCalledExactlyOnceWith(PATH);
  expect(outcome()).toEqual({ best: null, newBest: true });
  expect(record()).toMatchObject({ plays: 1, won: 1, best: 10 });
  // What keeps it comes with the page's later parts.
  await vi.waitFor(() => expect(saveBestReplay).toHaveBeenCalledExactlyOnceWith({ game: 'game' }, PATH, undefined));
  become({ phase: 'playing', result: null });
  expect(outcome()).toBeNull();
  become({ phase: 'over', result: { ...RESULT, outcome: 'lost', score: 9 } });
  expect(outcome()).toEqual({ best: 10, newBest: false });
  expect(record()).toMatchObject({ plays: 2, lost: 1, best: 10 });
  await vi.dynamicImportSettled();
  expect(saveBestReplay).toHaveBeenCalledOnce();
});

test('nothing scored is no best', () => {
  const { become, outcome } = playing();
  become({ phase: 'over', result: { ...RESULT, outcome: 'lost', score: 0 } });
  expect(outcome()).toEqual({ best: null, newBest: false });
  expect(record()).toMatchObject({ plays: 1, best: null });
});

test('another way to play has its own best run, and leaves the path of the first alone', async () => {
  const { become, bettered, outcome } = playing();
  become({ phase: 'over', result: { ...RESULT, mode: 'Night watch' } });
  expect(outcome()).toEqual({ best: null, newBest: true });
  expect(bettered).not.toHaveBeenCalled();
  expect(record()).toMatchObject({ plays: 1, best: null, feats: { 'best Night watch': 10 } });
  await vi.waitFor(() => expect(saveBestReplay).toHaveBeenCalledWith({ game: 'game' }, PATH, 'Night watch'));
});

test('help of the game’s own counts as assisted', () => {
  const { become, bettered } = playing();
  become({ phase: 'over', result: { ...RESULT, helped: true } });
  expect(record()).toMatchObject({ plays: 1, best: null, assistedBest: 10 });
  expect(bettered).not.toHaveBeenCalled();
});

test('an assisted run is no best', async () => {
  const { become, outcome } = playing();
  become({ phase: 'over', result: RESULT, assisted: true });
  expect(outcome()).toEqual({ best: null, newBest: false });
  expect(record()).toMatchObject({ plays: 1, best: null, assistedBest: 10 });
  await vi.dynamicImportSettled();
  expect(saveBestReplay).not.toHaveBeenCalled();
});

test.each([
  ['a watched run', false, { playback: { ticks: 9, hasOtherRules: false, hasDiverged: false, isSeeking: false } }],
  ['a run in the lab', true, {}],
])('%s leaves nothing', async (_, lab, state) => {
  const { become } = playing(lab);
  become({ phase: 'over', result: RESULT, ...state });
  expect(record()).toMatchObject({ plays: 0, best: null });
  await vi.dynamicImportSettled();
  expect(saveBestReplay).not.toHaveBeenCalled();
});
