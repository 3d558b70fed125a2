// Start begins the game in either order: stage mounted first, or button pressed first.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import { held, walker } from '../../../scenes/kit/core/testing.ts';
import type { GameDefinition, GameRuntime } from '../../../scenes/kit/game.ts';
import { noteSecret, storedSecrets } from '../../data/games/secrets.ts';
import { profile } from '../../data/profile.ts';
import { dismissToast, toasts } from '../../ui/toast.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import { dailySeed } from './address.ts';
import { FetchError } from './FetchError.ts';
import { usePlay } from './usePlay.ts';

function visit(definition: GameDefinition = template, runtime: Partial<GameRuntime> = {}) {
  const session = walker();
  const host = document.createElement('div');
  const clock = { run: () => {}, hold: () => {} };
  const mounted = {
    stage: { session },
    runtime: { kind: 'realtime', ...runtime },
    box: host,
    host,
    clock,
  } as unknown as MountedGame;
  const { result } = renderHook(() => usePlay(definition));
  return {
    stageComes: () => result.current.hostProps.onMounted(mounted),
    restart: () => result.current.restart(),
    daily: () => result.current.start({}, { daily: true }),
    seed: () => session.store.getState().seed,
    press: () => result.current.start({}),
    session,
    now: () => result.current,
    waits: () => result.current.waiting,
    phase: () => session.store.getState().phase,
    crash: (error: unknown) => result.current.hostProps.onCrash(error),
    isFetched: () => result.current.crash?.loaded,
  };
}

afterEach(() => {
  cleanup();
  dismissToast();
  profile.setState({ games: {} });
});

test('a press before the stage is there waits for it', () => {
  const { stageComes, press, waits, phase } = visit();
  act(press);
  expect([waits(), phase()]).toEqual([true, 'ready']);
  act(stageComes);
  expect([waits(), phase()]).toEqual([false, 'playing']);
});

for (const order of ['the stage comes, and then the press', 'the press, and then the stage comes'])
  test(`in one moment, before the page knows of either, ${order}: nothing is lost`, () => {
    const { stageComes, press, waits, phase } = visit();
    act(() => {
      for (const deed of order.startsWith('the stage') ? [stageComes, press] : [press, stageComes]) deed();
    });
    expect([waits(), phase()]).toEqual([false, 'playing']);
  });

test.each([
  [new FetchError('A file of the game did not arrive'), false],
  [new TypeError('Cannot read properties of undefined'), true],
])('the connection is to blame for nothing but a file that did not arrive: %s', (error, isFetched) => {
  vi.stubGlobal('reportError', () => {});
  const page = visit();
  act(() => page.crash(error));
  expect(page.isFetched()).toBe(isFetched);
  vi.unstubAllGlobals();
});

test('a restart in a run of more than twenty seconds acts at once and can be taken back for ten: the run comes back whole and paused', async () => {
  vi.useFakeTimers();
  const page = visit();
  act(page.stageComes);
  act(page.press);
  const { session } = page;
  const play = (ticks: number) => {
    for (let i = 0; i < ticks; i++) session.tick(held(i % 2));
  };
  const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
  play(1200);
  act(() => page.now().restart());
  await settle();
  expect(page.now().canTakeBack, 'twenty seconds and no more').toBe(false);
  play(1201);
  const [hash, whole] = [session.hash(), session.replay()];
  act(() => page.now().restart());
  expect(session.store.getState()).toMatchObject({ phase: 'playing', tick: 0 });
  await settle();
  expect(toasts.getState().last).toMatchObject({ open: true, action: { label: 'Take back' } });
  play(30);
  act(() => page.now().takeBack());
  await settle();
  expect(session.store.getState()).toMatchObject({ phase: 'paused', tick: 1201, assisted: false });
  expect([session.hash(), session.replay()]).toEqual([hash, whole]);
  expect(page.now().returning).toBe('counting');
  expect(toasts.getState().last?.open).toBe(false);
  expect(session.progress().recorded.frames.length, 'all of it is stored anew').toBeGreaterThan(600);
  act(() => page.now().resume());
  act(() => page.now().restart());
  await settle();
  expect(page.now().canTakeBack).toBe(true);
  await settle(10_000);
  expect(page.now().canTakeBack).toBe(false);
  vi.useRealTimers();
});

test('a run that a game keeps for Continue is worth it however short: coins earned in its first second', async () => {
  vi.useFakeTimers();
  for (const kept of [null, { coins: 5 }]) {
    const page = visit(template, { savedGame: { version: 1, serialize: () => kept, validate: () => null } });
    act(page.stageComes);
    act(page.press);
    for (let i = 0; i < 60; i++) page.session.tick(held(i % 2));
    act(() => page.now().restart());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(page.now().canTakeBack, JSON.stringify(kept)).toBe(kept !== null);
  }
  vi.useRealTimers();
});

test('a run of many commands is worth it however short, and a second restart takes no offer away', async () => {
  vi.useFakeTimers();
  const page = visit();
  act(page.stageComes);
  act(page.press);
  const { session } = page;
  const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (const [commands, canTakeBack] of [
    [4, false],
    [5, true],
  ] as const) {
    for (let i = 0; i < commands; i++) session.send({ jump: i + 1 });
    const hash = session.hash();
    act(() => page.now().restart());
    await settle();
    expect(page.now().canTakeBack, `${commands} commands`).toBe(canTakeBack);
    if (!canTakeBack) continue;
    act(() => page.now().restart());
    await settle();
    expect(toasts.getState().last, 'pressed twice').toMatchObject({ open: true, action: { label: 'Take back' } });
    act(() => page.now().takeBack());
    await settle();
    expect(session.hash()).toBe(hash);
  }
  vi.useRealTimers();
});

test('a toast about a run goes when the next one begins; one that stays until it is dismissed stays', () => {
  const page = visit();
  act(page.stageComes);
  act(page.press);
  act(() => page.session.pause());
  for (const [duration, open] of [
    [5000, false],
    [Number.POSITIVE_INFINITY, true],
  ] as const) {
    toasts.setState({ last: { title: 'Old', id: duration, open: true, duration } });
    act(() => page.now().restart());
    expect(toasts.getState().last?.open).toBe(open);
  }
});

test('a new run under the daily or a given seed keeps the seed until its secret was shown, then draws another', () => {
  const game = { ...template, usesSeed: true };
  const secret = { nameOf: ({ seed }: { readonly seed: number }) => String(seed), shownBy: [] };
  storedSecrets(game.id).remove();
  const page = visit(game, { secret });
  act(page.stageComes);
  act(page.daily);
  act(page.restart);
  expect(page.seed()).toBe(dailySeed());
  noteSecret(game.id, String(dailySeed()), 'closed');
  act(page.restart);
  expect(page.seed()).not.toBe(dailySeed());
  storedSecrets(game.id).remove();
});

test('no two runs of a row are too alike: at the first press, at each restart, and where the page is left and come back to', () => {
  const game = { ...template, usesSeed: true };
  const tooAlike = (seed: number, name: string) => seed % 3 === Number(name) % 3;
  const secret = { nameOf: ({ seed }: { readonly seed: number }) => String(seed), shownBy: [], tooAlike };
  let before: number | null = null;
  for (let visits = 0; visits < 5; visits++) {
    const page = visit(game, { secret });
    act(page.stageComes);
    act(page.press);
    for (let i = 0; i < 5; i++) {
      if (before !== null) expect(page.seed() % 3).not.toBe(before % 3);
      before = page.seed();
      noteSecret(game.id, String(before), 'closed');
      act(page.restart);
    }
    before = page.seed();
    noteSecret(game.id, String(before), 'shown');
    cleanup();
  }
  storedSecrets(game.id).remove();
});

test('answers that draw on the day have its seed, behind the card too, and Restart keeps it', () => {
  const page = visit({ ...template, usesSeed: true, start: { ...template.start, ofDay: { walk: 'day' } } });
  act(page.stageComes);
  act(() => page.now().preview({ walk: 'day' }, false));
  expect(page.seed()).toBe(dailySeed());
  act(() => page.now().preview({ walk: 'other' }, false));
  expect(page.seed()).not.toBe(dailySeed());
  act(() => page.now().start({ walk: 'day' }));
  expect(page.seed()).toBe(dailySeed());
  act(page.restart);
  expect(page.seed()).toBe(dailySeed());
});

test('where Restart keeps the seed a button of its own draws another; a setup that the seed does not matter to has none', () => {
  const definition: GameDefinition = {
    ...template,
    usesSeed: true,
    redraw: { label: 'New game', setup: { halls: 'new' } },
  };
  const page = visit(definition);
  act(page.stageComes);
  act(() => page.now().start({ halls: 'new' }));
  const first = page.seed();
  act(page.restart);
  expect(page.seed()).toBe(first);
  act(() => page.now().redraw());
  const second = page.seed();
  expect(second).not.toBe(first);
  act(page.restart);
  expect(page.seed()).toBe(second);
  act(() => page.now().menu());
  act(() => page.now().start({ halls: 'old' }));
  const old = page.seed();
  act(page.restart);
  expect(page.seed()).not.toBe(old);
});

test('the stage behind the start card shows what is chosen: the setup, and the world of the day', () => {
  const page = visit({ ...template, usesSeed: true });
  act(page.stageComes);
  const setup = () => page.session.store.getState().setup;
  act(() => page.now().preview({ halls: 'new' }, false));
  expect([page.phase(), setup()]).toEqual(['ready', { halls: 'new' }]);
  act(() => page.now().preview({ halls: 'new' }, true));
  expect(page.seed()).toBe(dailySeed());
  act(() => page.now().preview({ halls: 'new' }, false));
  const shown = page.seed();
  expect(shown).not.toBe(dailySeed());
  act(() => page.now().start({ halls: 'new' }));
  expect(page.seed()).toBe(shown);
  act(() => page.now().preview({ halls: 'old' }, false));
  expect(setup(), 'not in play').toEqual({ halls: 'new' });
});
