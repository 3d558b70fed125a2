// A career outlives its page, grows by what happened in every page, and is never written over unseen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Json } from '../../../scenes/kit/core/json.ts';
import type { GameEvent } from '../../../scenes/kit/core/rules.ts';
import { GameSession } from '../../../scenes/kit/core/session/GameSession.ts';
import { constants, held, walk, walker } from '../../../scenes/kit/core/testing.ts';
import type { Career } from '../../../scenes/kit/game.ts';

const KEY = 'foldedFox.career.walk';
const jumps = (career: Json) => (career as { jumps: number }).jumps;
const career: Career = {
  version: 2,
  initial: { jumps: 0 },
  validate: from => (typeof (from as { jumps?: unknown })?.jumps === 'number' ? null : 'Nobody jumps so.'),
  reduce: (from, event: GameEvent) => (event.type === 'jumped' ? { jumps: jumps(from) + 1 } : from),
};

const pages: { stop(): void }[] = [];
/** The modules as a newly opened page loads them. */
async function openPage(overrides = {}) {
  vi.resetModules();
  const { trackCareer } = await import('./careers.ts');
  const { toasts } = await import('../../ui/toast.ts');
  const session = walker(1, overrides);
  const play = trackCareer(session, 'walk', career);
  pages.push(play);
  const jump = () => session.send({ jump: 1 });
  return { session, play, jump, grown: () => jumps(play.now()), notice: () => toasts.getState().last };
}
const written = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as { state: Json } | null;
const rewrite = (patch: object) => localStorage.setItem(KEY, JSON.stringify({ ...written(), ...patch }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const page of pages.splice(0)) page.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what happens in play is kept, at most once a second, and the next page begins from it', async () => {
  const page = await openPage();
  page.session.start();
  for (let i = 0; i < 4; i++) page.jump();
  expect(written()).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(written()).toMatchObject({ version: 2, state: { jumps: 4 } });
  page.jump();
  page.session.pause();
  expect(written()).toMatchObject({ state: { jumps: 5 } });
  expect((await openPage()).grown()).toBe(5);
});

test('nothing grows by a replay, nor with changed constants', async () => {
  const page = await openPage();
  page.session.start();
  page.jump();
  const replay = page.session.replay();
  expect(page.grown()).toBe(1);
  page.session.watch(replay);
  page.session.tick(held(0));
  expect(page.grown()).toBe(1);
  const tuned = await openPage({ stride: 3 });
  tuned.session.start();
  tuned.jump();
  expect(tuned.grown()).toBe(1);
});

test('what the bot does behind the start card is nobody’s', async () => {
  vi.resetModules();
  const { trackCareer } = await import('./careers.ts');
  const rules = { ...walk, tick: () => [{ type: 'jumped' as const }] };
  const parts = { id: 'walk', controls: [], constants, rules, hud: () => [], pilot: () => () => ({}) };
  const session = new GameSession(parts, { seed: 1 });
  const play = trackCareer(session, 'walk', career);
  pages.push(play);
  expect(session.demo()).toEqual([{ type: 'jumped' }]);
  expect(jumps(play.now())).toBe(0);
  session.start();
  session.tick(held(0));
  expect(jumps(play.now())).toBe(1);
});

test('two pages lose nothing of each other, and what was erased stays erased', async () => {
  const [one, two] = [await openPage(), await openPage()];
  for (const page of [one, two, one, two, two]) {
    if (page.session.store.getState().phase === 'ready') page.session.start();
    page.jump();
  }
  expect(one.grown()).toBe(2);
  expect(two.grown()).toBe(5);
  expect(one.grown()).toBe(5);
  localStorage.removeItem(KEY);
  expect(one.grown()).toBe(0);
  one.jump();
  expect(one.grown()).toBe(1);
});

test.each([
  ['torn', { sum: 'nothing' }, 'It is torn'],
  ['of a later version', { version: 3 }, 'later version'],
  ['of an older version', { version: 1 }, 'older version'],
  ['refused by its rules', { state: 'x' }, 'Nobody jumps so'],
])('a career that is %s is set aside and said, and one begins anew', async (_how, patch, why) => {
  const { hashOf } = await import('../../../scenes/kit/core/json.ts');
  const first = await openPage();
  first.session.start();
  first.jump();
  first.play.now();
  rewrite('state' in patch ? { ...patch, sum: hashOf(patch.state) } : patch);
  const text = localStorage.getItem(KEY);
  const page = await openPage();
  expect(page.grown()).toBe(0);
  expect(localStorage.getItem(`${KEY}.unreadable.1`)).toBe(text);
  expect(page.notice()).toMatchObject({ description: expect.stringContaining(why), action: { label: 'Save a copy' } });
  page.session.start();
  page.jump();
  expect(page.grown()).toBe(1);
});

test('where nothing can be written the career lasts as long as the page', async () => {
  const page = await openPage();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  page.session.start();
  page.jump();
  expect(page.grown()).toBe(1);
  page.jump();
  expect(page.grown()).toBe(2);
});
