// The profile survives whatever the browser's storage does, and never overwrites what it cannot read.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const saveFile = vi.hoisted(() => vi.fn<(name: string, file: Blob) => void>());
vi.mock('../ui/files.ts', () => ({ saveFile }));

const KEY = 'foldedFox.profile';

/** The modules as a newly opened page loads them. */
async function openPage() {
  vi.resetModules();
  const profile = await import('./profile.ts');
  const { toasts } = await import('../ui/toast.ts');
  return { ...profile, notice: () => toasts.getState().last };
}
const saved = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as { version: number; state: object } | null;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('choices are kept from one visit to the next', async () => {
  const first = await openPage();
  first.choose({ muted: true, volume: 0.25, motion: 'reduced' });
  first.noteStart('game', { mode: 'pvc' }, 1000);
  first.toggleFavourite('game');
  const second = await openPage();
  expect(second.profile.getState().choices).toMatchObject({ muted: true, volume: 0.25, motion: 'reduced' });
  expect(second.recordOf(second.profile.getState(), 'game')).toMatchObject({
    setup: { mode: 'pvc' },
    lastPlayed: 1000,
    favourite: true,
  });
  expect(second.notice()).toBeNull();
});

test('a profile from before there was music is read, and music is on', async () => {
  const choices = { volume: 0.5, muted: false, motion: 'system', palette: 'paper', textScale: 1, speed: 1 };
  localStorage.setItem(KEY, JSON.stringify({ version: 1, state: { choices, games: {} } }));
  const { profile, notice } = await openPage();
  expect(profile.getState().choices).toEqual({ ...choices, music: true });
  expect(notice()).toBeNull();
});

test('a new best is better than the unassisted ones; assisted runs have their own', async () => {
  const { noteResult, recordOf, profile } = await openPage();
  const run = (score: number, outcome: 'won' | 'lost' | 'draw') => ({
    outcome,
    score,
    title: '',
    lines: [],
    again: '',
    medals: [`${score}`],
  });
  expect(noteResult('game', run(10, 'lost'), false)).toEqual({ best: null, newBest: true });
  expect(noteResult('game', run(50, 'won'), true)).toEqual({ best: 10, newBest: false });
  expect(noteResult('game', run(10, 'draw'), false)).toEqual({ best: 10, newBest: false });
  expect(noteResult('game', run(11, 'won'), false)).toEqual({ best: 10, newBest: true });
  expect(recordOf(profile.getState(), 'game')).toMatchObject({
    plays: 4,
    won: 2,
    lost: 1,
    drawn: 1,
    best: 11,
    assistedBest: 50,
    medals: ['10', '11'],
  });
});

test.each([
  ['torn JSON', '{"version":1,"state":{'],
  ['another shape', '{"version":1,"state":{"choices":{"volume":"loud"},"games":{}}}'],
  [
    'out of range',
    '{"version":1,"state":{"choices":{"volume":7,"muted":false,"motion":"system","palette":"paper","textScale":1,"speed":1},"games":{}}}',
  ],
  ['a later version', '{"version":2,"state":{}}'],
])('%s is set aside, told once, and fresh ones begin', async (_, text) => {
  localStorage.setItem(KEY, text);
  localStorage.setItem(`${KEY}.unreadable.1`, 'older');
  const { choose, notice } = await openPage();
  expect(notice()).toMatchObject({ open: true, duration: Number.POSITIVE_INFINITY });
  expect(notice()?.description).toContain('set aside');
  notice()?.action?.run();
  const [name, file] = saveFile.mock.lastCall ?? [];
  expect(name).toBe('folded-fox_saved.txt');
  expect(await file?.text()).toBe(text);
  choose({ muted: true });
  expect(localStorage.getItem(`${KEY}.unreadable.1`)).toBe('older');
  expect(localStorage.getItem(`${KEY}.unreadable.2`)).toBe(text);
  expect(saved()).toMatchObject({ version: 1, state: { choices: { muted: true } } });
  expect((await openPage()).notice()).toBeNull();
});

test('where there is no room to set it aside, what is there stays as it is', async () => {
  localStorage.setItem(KEY, 'torn');
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === KEY ? 'torn' : null),
    setItem,
    removeItem: vi.fn(),
  });
  const { choose, notice, profile } = await openPage();
  expect(notice()?.description).toContain('left as they are');
  setItem.mockClear();
  choose({ muted: true });
  expect(setItem).not.toHaveBeenCalled();
  expect(profile.getState().choices.muted).toBe(true);
});

test('full storage is said once; the page goes on', async () => {
  const { choose, notice, profile } = await openPage();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  choose({ muted: true });
  expect(profile.getState().choices.muted).toBe(true);
  expect(notice()?.title).toContain('no room');
});

test('forbidden storage is said once; the page goes on', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const { choose, notice, profile } = await openPage();
  expect(notice()?.title).toContain('keeps nothing');
  choose({ volume: 0.5 });
  expect(profile.getState().choices.volume).toBe(0.5);
});

test('what another tab writes is known here', async () => {
  const { profile } = await openPage();
  const other = {
    version: 1,
    state: { ...profile.getState(), choices: { ...profile.getState().choices, muted: true } },
  };
  localStorage.setItem(KEY, JSON.stringify(other));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'changed' }));
  await vi.waitFor(() => expect(profile.getState().choices.muted).toBe(true));
});
