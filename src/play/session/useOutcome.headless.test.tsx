// Outcome in the profile: recorded once, and only for runs that were played.
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Session, SessionState } from '../../../scenes/kit/core/session/session.ts';
import { daily } from '../../data/games/daily.ts';
import { resultsOn } from '../../data/games/dayResults.ts';
import { saveBestReplay, saveDayReplay } from '../../data/games/replays.ts';
import { profile, recordOf } from '../../data/profile.ts';
import { dayNumber } from '../../site/games/day.ts';
import { dailySeed } from '../page/address.ts';
import { useOutcome } from './useOutcome.ts';

vi.mock('../../data/games/replays.ts', () => ({
  saveBestReplay: vi.fn(async () => {}),
  saveDayReplay: vi.fn(async () => {}),
}));

const PATH = { every: 2, places: [[1, 2] as const] };
const GAME = { id: 'game', assists: true, usesSeed: true, start: { title: '', buttons: [] } };
const RESULT = { outcome: 'won', score: 10, title: '', lines: [], again: '' } as const;

function playing(lab = false, isAgain = () => false) {
  const store = createStore(
    () =>
      ({
        phase: 'playing',
        result: null,
        playback: null,
        assisted: false,
        isRecorded: true,
      }) as unknown as SessionState,
  );
  const session = { store, replay: () => ({ game: 'game' }) } as unknown as Session;
  const bettered = vi.fn<(track: unknown, mode?: string) => void>();
  const { result } = renderHook(() =>
    useOutcome(session, GAME, lab, { getTrack: () => PATH, onNewBest: bettered, isAgain }),
  );
  const become = (state: Partial<SessionState>) => act(() => store.setState(state));
  return { become, bettered, outcome: () => result.current };
}
const record = () => recordOf(profile.getState(), GAME);

beforeEach(() => {
  profile.setState({ games: {} });
  daily.erase();
  vi.mocked(saveBestReplay).mockClear();
  vi.mocked(saveDayReplay).mockClear();
});

test('a run that ends is counted once, and a best one is kept', async () => {
  const { become, bettered, outcome } = playing();
  become({ phase: 'over', result: RESULT });
  become({ tick: 5 });
  expect(bettered).toHaveBeenCalledExactlyOnceWith(PATH);
  expect(outcome()).toEqual({ best: null, newBest: true, again: false, day: null });
  expect(record()).toMatchObject({ plays: 1, won: 1, best: 10 });
  // The storage module is loaded with the page's later parts.
  await vi.waitFor(() => expect(saveBestReplay).toHaveBeenCalledExactlyOnceWith({ game: 'game' }, PATH, undefined));
  become({ phase: 'playing', result: null });
  expect(outcome()).toBeNull();
  become({ phase: 'over', result: { ...RESULT, outcome: 'lost', score: 9 } });
  expect(outcome()).toEqual({ best: 10, newBest: false, again: false, day: null });
  expect(record()).toMatchObject({ plays: 2, lost: 1, best: 10 });
  await vi.dynamicImportSettled();
  expect(saveBestReplay).toHaveBeenCalledOnce();
});

test('nothing scored is no best', () => {
  const { become, outcome } = playing();
  become({ phase: 'over', result: { ...RESULT, outcome: 'lost', score: 0 } });
  expect(outcome()).toEqual({ best: null, newBest: false, again: false, day: null });
  expect(record()).toMatchObject({ plays: 1, best: null });
});

test('another way to play has its own best run, whose path is told with its name', async () => {
  const { become, bettered, outcome } = playing();
  become({ phase: 'over', result: { ...RESULT, mode: 'Night watch' } });
  expect(outcome()).toEqual({ best: null, newBest: true, again: false, day: null });
  expect(bettered).toHaveBeenCalledExactlyOnceWith(PATH, 'Night watch');
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
  expect(outcome()).toEqual({ best: null, newBest: false, again: false, day: null });
  expect(record()).toMatchObject({ plays: 1, best: null, assistedBest: 10 });
  await vi.dynamicImportSettled();
  expect(saveBestReplay).not.toHaveBeenCalled();
});

test('a run whose secret was known makes no points, best or medals, and keeps the day alone', async () => {
  const { become, bettered, outcome } = playing(false, () => true);
  become({ phase: 'over', result: { ...RESULT, medals: ['Ghost'] }, seed: dailySeed() });
  expect(outcome()).toEqual({ best: null, newBest: false, again: true, day: dayNumber() });
  expect(record()).toMatchObject({ plays: 1, won: 1, best: null, assistedBest: null, medals: [] });
  expect(Object.values(daily.getState().results)[0]?.['game']).toMatchObject({ won: false, best: null });
  await vi.dynamicImportSettled();
  expect(bettered).not.toHaveBeenCalled();
});

test('the best run of a day is kept, a worse one and one with help are not', async () => {
  const { become } = playing();
  const end = (state: Partial<SessionState>) => {
    become({ phase: 'playing', result: null, seed: dailySeed() });
    become({ phase: 'over', result: RESULT, assisted: false, isRecorded: true, ...state });
  };
  end({});
  await vi.waitFor(() => expect(saveDayReplay).toHaveBeenCalledExactlyOnceWith({ game: 'game' }, dayNumber()));
  end({ result: { ...RESULT, score: 9 } });
  end({ result: { ...RESULT, score: 99 }, assisted: true });
  end({ result: { ...RESULT, score: 99 }, isRecorded: false });
  end({ result: { ...RESULT, score: 100 }, seed: 7 });
  await vi.dynamicImportSettled();
  expect(saveDayReplay).toHaveBeenCalledOnce();
  end({ result: { ...RESULT, score: 101 } });
  await vi.waitFor(() => expect(saveDayReplay).toHaveBeenCalledTimes(2));
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

test('a run with the seed of the day on which it began is a daily one, though it ends after midnight', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T23:59:00Z') });
  const { become } = playing();
  become({ phase: 'over', result: null });
  become({ phase: 'playing', seed: 20_261_125 });
  vi.setSystemTime(new Date('2026-11-26T00:01:00Z'));
  become({ phase: 'paused' });
  become({ phase: 'playing' });
  become({ phase: 'over', result: RESULT });
  expect(resultsOn(daily.getState(), 20_782)['game']).toMatchObject({ runs: 1, won: true, best: 10 });
  // The same seed on the next day, and another one.
  for (const seed of [20_261_125, 7]) {
    become({ phase: 'playing', seed, result: null });
    become({ phase: 'over', result: RESULT });
  }
  expect(daily.getState().days).toEqual([20_782]);
  vi.useRealTimers();
});

test.each([
  ['in the lab', true, {}],
  ['in playback', false, { playback: {} as SessionState['playback'] }],
])('%s no daily run is recorded', (_, lab, state) => {
  const { become } = playing(lab);
  become({ phase: 'ready' });
  become({ phase: 'playing', seed: dailySeed() });
  become({ phase: 'over', result: RESULT, ...state });
  expect(daily.getState().days).toEqual([]);
});
