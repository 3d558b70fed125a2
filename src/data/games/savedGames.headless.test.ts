// A game in progress outlives its page, whatever the browser's storage does, and two pages never write over each other.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Json } from '../../../scenes/kit/core/json.ts';
import { held, walker } from '../../../scenes/kit/core/testing.ts';
import type { SaveFormat } from '../../../scenes/kit/game.ts';

const KEY = 'foldedFox.kept.walk';
const keep: SaveFormat<unknown> = {
  version: 2,
  serialize: state => {
    const { at } = state as { at: number };
    return at === 0 || at >= 1000 ? null : { at };
  },
  summary: kept => `${(kept as { at: number }).at} steps`,
  validate: kept => (typeof (kept as { at?: unknown })?.at === 'number' ? null : 'Nobody walks so.'),
};

/** The modules as a newly opened page loads them. */
async function openPage(format = keep) {
  vi.resetModules();
  const games = await import('./savedGames.ts');
  const { toasts } = await import('../../ui/toast.ts');
  const session = walker();
  const play = games.autosaveWhilePlayed(session, 'walk', format);
  open.push(play);
  const kept = () => games.loadSavedGames('walk', format)[0] ?? null;
  const walkOn = (ticks: number) => {
    for (let i = 0; i < ticks; i++) session.tick(held(1));
  };
  return { ...games, session, play, kept, walkOn, notice: () => toasts.getState().last };
}
const noRoom = () =>
  vi.stubGlobal('localStorage', {
    length: localStorage.length,
    getItem: localStorage.getItem.bind(localStorage),
    removeItem: localStorage.removeItem.bind(localStorage),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as { [name: string]: Json } | null;
const written = () => stored()?.['state'] ?? null;
const rewrite = (patch: object) => localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...patch }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
const open: { stop(): void }[] = [];
afterEach(() => {
  for (const play of open.splice(0)) play.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what play comes to is kept as it changes, at most once a second, and offered by the next page', async () => {
  const page = await openPage();
  const set = vi.spyOn(localStorage, 'setItem');
  page.session.start();
  page.walkOn(10);
  expect(written()).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(written()).toMatchObject({ kept: { at: 10 } });
  expect(stored()).toMatchObject({ version: 2 });
  for (let i = 0; i < 50; i++) {
    page.walkOn(1);
    vi.advanceTimersByTime(100);
  }
  expect(set.mock.calls.length).toBeLessThanOrEqual(7);
  vi.setSystemTime(1_000_000 + 3_600_000);
  const next = await openPage();
  expect(next.kept()).toMatchObject({ line: '60 steps', kept: { at: 60 }, setup: {} });
  expect(next.kept()?.awaySeconds).toBeGreaterThan(3590);
  next.session.start();
  vi.advanceTimersByTime(5000);
  expect(next.session.state.at, 'never loaded by itself').toBe(0);
  expect(next.kept(), 'it stays until the new run has something of its own').toMatchObject({ kept: { at: 60 } });
  next.walkOn(1);
  vi.advanceTimersByTime(1000);
  expect(next.kept()).toMatchObject({ kept: { at: 1 } });
});

test.each<[string, (page: Awaited<ReturnType<typeof openPage>>) => void]>([
  ['a pause', ({ session }) => session.pause()],
  ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['the end of the page', ({ play }) => play.stop()],
])('%s writes at once', async (_, happens) => {
  const page = await openPage();
  page.session.start();
  page.walkOn(3);
  happens(page);
  expect(written()).toMatchObject({ kept: { at: 3 } });
});

test.each([
  ['a year later', 365 * 86_400_000, 365 * 86_400, null],
  ['half a minute before', -30_000, 0, null],
  ['a year before', -365 * 86_400_000, 0, 'Nobody walked.'],
])(
  '%s: time away is never negative, and a clock that went back is said by a game where it matters',
  async (_, offset, away, said) => {
    vi.setSystemTime(new Date('2026-11-25'));
    const page = await openPage({ ...keep, clockWentBack: 'Nobody walked.' });
    page.session.start();
    page.walkOn(3);
    page.session.pause();
    vi.setSystemTime(Date.now() + offset);
    expect(page.kept()).toMatchObject({ awaySeconds: away, clockWentBack: said });
    const silent = await openPage();
    expect(silent.kept()).toMatchObject({ awaySeconds: away, clockWentBack: null });
  },
);

test('time that went backwards is no time', async () => {
  const page = await openPage();
  page.session.start();
  page.walkOn(3);
  page.session.pause();
  vi.setSystemTime(5);
  expect(page.kept()?.awaySeconds).toBe(0);
});

test('a run that goes on from it is recorded so, and at its end it goes', async () => {
  const page = await openPage();
  page.session.start();
  page.walkOn(990);
  page.session.pause();
  const next = await openPage();
  const game = next.kept();
  next.session.start({}, { kept: game?.kept ?? null, awaySeconds: game?.awaySeconds ?? 0 });
  if (game) next.play.takeOver(game);
  expect(next.session.replay().begin).toEqual({ kept: { at: 990 }, awaySeconds: 0 });
  next.session.send({ jump: 500 });
  next.session.pause();
  expect(written()).toMatchObject({ kept: { at: 500 } });
  next.session.resume();
  next.walkOn(500);
  expect(next.session.store.getState().phase).toBe('over');
  expect(written()).toBeNull();
});

test.each<[string, () => void, RegExp]>([
  ['torn', () => localStorage.setItem(KEY, '{"version":2,'), /torn/],
  ['altered', () => rewrite({ state: { at: 1, setup: {}, kept: { at: 5000 } } }), /torn/],
  ['of a later version', () => rewrite({ version: 3 }), /later version/],
  ['of an older version', () => rewrite({ version: 1 }), /older version/],
])('what is %s is set aside unchanged, said, and can be saved', async (_, spoil, why) => {
  const page = await openPage();
  page.session.start();
  page.walkOn(3);
  page.session.pause();
  page.session.menu();
  spoil();
  const text = localStorage.getItem(KEY);
  const next = await openPage();
  expect(next.kept()).toBeNull();
  expect(localStorage.getItem(`${KEY}.unreadable.1`)).toBe(text);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(next.notice()).toMatchObject({
    description: expect.stringMatching(why) as string,
    action: { label: 'Save a copy' },
  });
});

test('what today’s rules refuse is set aside in their words', async () => {
  const page = await openPage();
  page.session.start();
  page.walkOn(3);
  page.session.pause();
  page.session.menu();
  const stricter = { ...keep, validate: () => 'The path is gone.' };
  const next = await openPage(stricter);
  expect(next.kept()).toBeNull();
  expect(next.notice()?.description).toContain('The path is gone.');
  expect(localStorage.getItem(`${KEY}.unreadable.1`)).not.toBeNull();
});

test('what could not be set aside is not written over', async () => {
  localStorage.setItem(KEY, 'torn');
  const page = await openPage();
  noRoom();
  expect(page.kept()).toBeNull();
  vi.unstubAllGlobals();
  page.session.start();
  page.walkOn(3);
  page.session.pause();
  expect(localStorage.getItem(KEY)).toBe('torn');
});

test('where there is no room, that is said once and play goes on', async () => {
  const page = await openPage();
  noRoom();
  page.session.start();
  page.walkOn(3);
  vi.advanceTimersByTime(1000);
  const said = page.notice();
  expect(said?.title).toMatch(/no room/);
  page.walkOn(3);
  vi.advanceTimersByTime(1000);
  expect(page.notice()?.id).toBe(said?.id);
  expect(page.session.state.at).toBe(6);
});

test('of two pages the one that played last writes; the other says so and stops', async () => {
  const one = await openPage();
  one.session.start();
  one.walkOn(5);
  vi.advanceTimersByTime(1000);
  const two = await openPage();
  two.session.start();
  two.walkOn(70);
  vi.advanceTimersByTime(1000);
  expect(written()).toMatchObject({ kept: { at: 70 } });
  one.walkOn(1);
  vi.advanceTimersByTime(1000);
  expect(written()).toMatchObject({ kept: { at: 70 } });
  expect(one.notice()?.title).toBe('This game goes on in another tab');
  expect(two.notice()?.title).not.toBe('This game goes on in another tab');
  two.walkOn(1);
  vi.advanceTimersByTime(1000);
  expect(written()).toMatchObject({ kept: { at: 71 } });
  one.session.start();
  one.walkOn(2);
  vi.advanceTimersByTime(1000);
  expect(written()).toMatchObject({ kept: { at: 2 } });
});

test('a game that is continued in another tab goes on there alone: the first stands at its start card at once, and can take it back', async () => {
  const one = await openPage();
  one.session.start();
  one.walkOn(5);
  vi.advanceTimersByTime(1000);
  const two = await openPage();
  two.session.start();
  two.walkOn(5);
  two.play.takeOver(two.kept() as NonNullable<ReturnType<typeof two.kept>>);
  two.walkOn(1);
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(one.session.store.getState().phase).toBe('ready');
  expect(two.session.store.getState().phase).toBe('playing');
  expect(written()).toMatchObject({ kept: { at: 6 } });
  expect(one.kept()?.kept).toEqual({ at: 6 });
});

test('a watched run is nobody’s game in progress', async () => {
  const page = await openPage();
  page.session.start();
  page.walkOn(30);
  const replay = page.session.replay();
  page.session.menu();
  localStorage.clear();
  page.session.watch(replay);
  for (let i = 0; i < 20; i++) page.session.tick(held(0));
  vi.advanceTimersByTime(3000);
  page.session.pause();
  expect(written()).toBeNull();
});

test('a file this page had saved and that is imported again is not written over by play that goes on', async () => {
  const page = await openPage();
  page.session.start();
  page.walkOn(10);
  vi.advanceTimersByTime(1500);
  const saved = localStorage.getItem(KEY) ?? '';
  page.walkOn(60);
  vi.advanceTimersByTime(1500);
  expect(localStorage.getItem(KEY)).not.toBe(saved);
  localStorage.setItem(KEY, saved);
  page.walkOn(60);
  vi.advanceTimersByTime(1500);
  page.play.stop();
  expect(localStorage.getItem(KEY)).toBe(saved);
});

test('a game that is begun anew sets the kept one aside, and either can be taken back', async () => {
  const first = await openPage();
  first.session.start();
  first.walkOn(60);
  first.session.pause();
  const second = await openPage();
  second.session.start();
  second.walkOn(3);
  second.session.pause();
  const lines = () => second.loadSavedGames('walk', keep).map(({ line }) => line);
  expect(lines()).toEqual(['3 steps', '60 steps']);
  const third = await openPage();
  const before = third.loadSavedGames('walk', keep)[1];
  if (!before) throw new Error('nothing was set aside');
  third.session.start({}, { kept: before.kept });
  third.play.takeOver(before);
  expect(lines()).toEqual(['60 steps', '3 steps']);
  third.session.restart();
  third.walkOn(1);
  third.session.pause();
  expect(lines(), 'a restart sets it aside too').toEqual(['1 steps', '60 steps']);
});
