// The profile survives whatever the browser's storage does, and never overwrites what it cannot read.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const saveFile = vi.hoisted(() => vi.fn<(name: string, file: Blob) => void>());
vi.mock('../ui/share/files.ts', () => ({ saveFile }));

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

test.each<[what: string, choices: object]>([
  ['a theme that is none', { theme: 'neon' }],
  ['keys that are no list', { keys: { 'last-stand': { fire: 'Space' } } }],
  ['keys that are no places on the keyboard', { keys: { 'last-stand': { fire: ['<img>'] } } }],
  ['no key at all', { keys: { 'last-stand': { fire: [] } } }],
  ['a thousand keys', { keys: { 'last-stand': { fire: Array.from({ length: 1000 }, () => 'KeyA') } } }],
  ['keys of nothing', { keys: null }],
  ['a hand that is no switch', { leftHanded: 'left' }],
])('settings with %s are refused as a whole, and not overwritten', async (_what, wrong) => {
  const { profile: fresh } = await openPage();
  const state = fresh.getInitialState();
  const text = JSON.stringify({ version: 1, state: { ...state, choices: { ...state.choices, ...wrong } } });
  localStorage.setItem(KEY, text);
  const { profile } = await openPage();
  expect(profile.getState()).toEqual(state);
  expect(Object.values({ ...localStorage })).toContain(text);
});

test('the keys of a game are its own, whatever it is called', async () => {
  const { profile, bindingsOf, setBindings } = await openPage();
  const of = (id: string) => bindingsOf(profile.getState().choices, { id });
  expect([of('constructor'), of('__proto__')]).toEqual([{}, {}]);
  setBindings({ id: 'last-stand' }, { fire: ['KeyX'] });
  setBindings({ id: 'minigolf' }, { putt: ['KeyX'] });
  expect([of('last-stand'), of('minigolf')]).toEqual([{ fire: ['KeyX'] }, { putt: ['KeyX'] }]);
  setBindings({ id: 'last-stand' }, {});
  expect(profile.getState().choices.keys).toEqual({ minigolf: { putt: ['KeyX'] } });
});

test('choices are kept from one visit to the next', async () => {
  const first = await openPage();
  first.setChoices({ muted: true, volume: 0.25, motion: 'reduced' });
  first.recordStart({ id: 'game' }, { mode: 'pvc' }, 1000);
  first.toggleFavourite({ id: 'game' });
  const second = await openPage();
  expect(second.profile.getState().choices).toMatchObject({ muted: true, volume: 0.25, motion: 'reduced' });
  expect(second.recordOf(second.profile.getState(), { id: 'game' })).toMatchObject({
    setup: { mode: 'pvc' },
    lastPlayed: 1000,
    favourite: true,
  });
  expect(second.notice()).toBeNull();
});

test('a new best is better than the unassisted ones; assisted runs have their own', async () => {
  const { recordResult, recordOf, profile } = await openPage();
  const run = (score: number, outcome: 'won' | 'lost' | 'draw') => ({
    outcome,
    score,
    title: '',
    lines: [],
    again: '',
    medals: [`${score}`],
  });
  expect(recordResult({ id: 'game' }, run(10, 'lost'), false)).toEqual({ best: null, newBest: true });
  expect(recordResult({ id: 'game' }, run(50, 'won'), true)).toEqual({ best: 10, newBest: false });
  expect(recordResult({ id: 'game' }, run(10, 'draw'), false)).toEqual({ best: 10, newBest: false });
  expect(recordResult({ id: 'game' }, run(11, 'won'), false)).toEqual({ best: 10, newBest: true });
  expect(recordOf(profile.getState(), { id: 'game' })).toMatchObject({
    plays: 4,
    won: 2,
    lost: 1,
    drawn: 1,
    best: 11,
    assistedBest: 50,
    medals: ['10', '11'],
  });
});

test('another way to play has a best of its own', async () => {
  const { recordResult, recordOf, profile } = await openPage();
  const run = (score: number, mode?: string) =>
    ({ outcome: 'lost', score, title: '', lines: [], again: '', ...(mode && { mode }) }) as const;
  const game = { id: 'game' };
  expect(recordResult(game, run(10), false)).toEqual({ best: null, newBest: true });
  expect(recordResult(game, run(7, 'Night watch'), false)).toEqual({ best: null, newBest: true });
  expect(recordResult(game, run(9, 'Night watch'), true)).toEqual({ best: 7, newBest: false });
  expect(recordResult(game, run(6, 'Night watch'), false)).toEqual({ best: 7, newBest: false });
  expect(recordOf(profile.getState(), game)).toMatchObject({ plays: 4, best: 10, feats: { 'best Night watch': 7 } });
});

test('a feat betters what is kept, or is added to it', async () => {
  const { recordStat, recordOf, profile } = await openPage();
  const game = { id: 'game' };
  for (const value of [4, 6, 3]) {
    recordStat(game, { name: 'fewest', value, better: 'less' });
    recordStat(game, { name: 'most', value, better: 'more' });
    recordStat(game, { name: 'all', value, better: 'sum' });
  }
  expect(recordOf(profile.getState(), game).feats).toEqual({ fewest: 3, most: 6, all: 13 });
});

test.each([
  ['torn JSON', '{"version":1,"state":{'],
  ['another shape', '{"version":1,"state":{"choices":{"volume":"loud"},"games":{}}}'],
  [
    'out of range',
    '{"version":1,"state":{"choices":{"volume":7,"muted":false,"motion":"system","palette":"paper","textScale":1,"speed":1,"music":true,"unlockAll":false},"games":{}}}',
  ],
  ['a later version', '{"version":2,"state":{}}'],
])('%s is set aside, told once, and fresh ones begin', async (_, text) => {
  localStorage.setItem(KEY, text);
  localStorage.setItem(`${KEY}.unreadable.1`, 'older');
  const { setChoices, notice } = await openPage();
  expect(notice()).toMatchObject({ open: true, duration: Number.POSITIVE_INFINITY });
  expect(notice()?.description).toContain('set aside');
  notice()?.action?.run();
  const [name, file] = saveFile.mock.lastCall ?? [];
  expect(name).toBe('folded-fox_saved.txt');
  expect(await file?.text()).toBe(text);
  setChoices({ muted: true });
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
  const { setChoices, notice, profile } = await openPage();
  expect(notice()?.description).toContain('left as it is');
  setItem.mockClear();
  setChoices({ muted: true });
  expect(setItem).not.toHaveBeenCalled();
  expect(profile.getState().choices.muted).toBe(true);
});

test('full storage is said once; the page goes on', async () => {
  const { setChoices, notice, profile } = await openPage();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  setChoices({ muted: true });
  expect(profile.getState().choices.muted).toBe(true);
  expect(notice()?.title).toContain('no room');
});

test('forbidden storage is said once; the page goes on', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const { setChoices, notice, profile } = await openPage();
  expect(notice()?.title).toContain('keeps nothing');
  setChoices({ volume: 0.5 });
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
