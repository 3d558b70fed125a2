// Life of a page: everything that listens to the tab's hiding and leaving, to another tab's storage and to the system's wishes, found in the sources,
// has a test that fires it.
import { readdirSync, readFileSync } from 'node:fs';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { held, walker } from '../../scenes/kit/core/testing.ts';
import { onPageReturn } from '../../scenes/kit/sound/presses.ts';
import { ui as robotUi, setArena } from '../../scenes/robot-battle/ui.ts';
import sokoban from '../../scenes/sokoban/index.ts';
import { trackCareer } from '../../src/data/games/careers.ts';
import { RunKeeper } from '../../src/data/games/runKeeper.ts';
import { autosaveWhilePlayed } from '../../src/data/games/savedGames.ts';
import { profile } from '../../src/data/profile.ts';
import { StoredValue } from '../../src/data/StoredValue.ts';
import { autosaveArena } from '../../src/huds/robot-battle/arena/savedArena.ts';
import { autosaveScripts } from '../../src/huds/robot-battle/savedScripts.ts';
import { useDay } from '../../src/pages/useDay.ts';
import { ReturnCard } from '../../src/play/cards/ReturnCard.tsx';
import { useAutoPause } from '../../src/play/page/usePlay.ts';
import { useSettings } from '../../src/play/page/useSettings.ts';
import { watchSize } from '../../src/play/stage/PhaserHost.tsx';
import { loadVisitor, useVisitor } from '../../src/site/visitor.ts';
import { newEditor } from '../../src/tools/json-printer/jsonEditor.ts';
import type { Notify } from '../../src/tools/json-printer/notify.ts';
import { autosaveOf } from '../../src/tools/json-printer/open/autosave.ts';
import type { ParserClient } from '../../src/tools/json-printer/open/parserClient.ts';
import { Finishing } from '../../src/tools/music-generator/record/Finishing.tsx';
import { StudioContext } from '../../src/tools/music-generator/studio/useStudio.ts';
import { isMotionReduced } from '../../src/ui/appearance.ts';
import { useMedia } from '../../src/ui/hooks/useMedia.ts';

beforeEach(() => {
  localStorage.clear();
  profile.setState(profile.getInitialState());
});
const stops: (() => void)[] = [];
afterEach(() => {
  show();
  cleanup();
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function setHidden(isHidden: boolean): void {
  const state = { hidden: isHidden, visibilityState: isHidden ? 'hidden' : 'visible' };
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(document, name, { value, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const hide = () => setHidden(true);
const show = () => setHidden(false);
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const otherTab = (key: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

/** A system whose wishes can change. */
function systemWishes(first: boolean) {
  const media = Object.assign(new EventTarget(), { matches: first });
  vi.stubGlobal('matchMedia', () => media);
  return {
    change(to: boolean) {
      media.matches = to;
      act(() => void media.dispatchEvent(new Event('change')));
    },
  };
}

/** Whether a run is written by what happens. */
function writesRun(happens: () => void): boolean {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const session = walker();
  const keeper = new RunKeeper(session, { id: 'walk' });
  stops.push(() => keeper.stop());
  session.start();
  for (let i = 0; i < 10; i++) session.tick(held(1));
  let isWritten = false;
  Object.defineProperty(session, 'progress', {
    value: () => {
      isWritten = true;
      return Object.getPrototypeOf(session).progress.call(session);
    },
  });
  happens();
  return isWritten;
}

function savesGame(happens: () => void): boolean {
  const session = walker();
  const format = { version: 1, serialize: () => ({ at: 1 }), validate: () => null };
  const play = autosaveWhilePlayed(session, 'walk', format);
  stops.push(() => play.stop());
  session.start();
  session.tick(held(1));
  happens();
  return localStorage.getItem('foldedFox.kept.walk') !== null;
}

function savesCareer(happens: () => void): boolean {
  const session = walker();
  const career = { version: 1, initial: 0, validate: () => null, reduce: (from: unknown) => (from as number) + 1 };
  const play = trackCareer(session, 'walk', career);
  stops.push(() => play.stop());
  session.start();
  session.send({ jump: 1 });
  happens();
  return localStorage.getItem('foldedFox.career.walk') !== null;
}

/** Whether the JSON Printer writes its document by what happens, not by its delay. */
async function writesDocument(happens: () => void): Promise<boolean> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const editor = newEditor({} as ParserClient, {} as Notify);
  const autosave = autosaveOf(editor);
  stops.push(() => autosave.stop());
  const read = vi.spyOn(editor.store, 'getState');
  happens();
  await Promise.resolve();
  return read.mock.calls.length > 0;
}

/** What each listener does when its event comes, by file and event. */
const HERE: Readonly<Record<string, () => unknown>> = {
  'src/data/games/runKeeper.ts visibilitychange': () => {
    expect(writesRun(hide)).toBe(true);
    expect(writesRun(show), 'shown again').toBe(false);
  },
  'src/data/games/runKeeper.ts pagehide': () => expect(writesRun(leave)).toBe(true),
  'src/data/games/savedGames.ts visibilitychange': () => expect(savesGame(hide)).toBe(true),
  'src/data/games/savedGames.ts pagehide': () => expect(savesGame(leave)).toBe(true),
  'src/data/games/careers.ts visibilitychange': () => expect(savesCareer(hide)).toBe(true),
  'src/data/games/careers.ts pagehide': () => expect(savesCareer(leave)).toBe(true),
  'src/data/StoredValue.ts storage': () => {
    // A key that no store of the site hears.
    const value = new StoredValue<number>({
      kind: 'daily',
      key: 'foldedFox.elsewhere',
      version: 1,
      validate: state => ({ state: state as number }),
      fileName: 'x',
    });
    const heard = vi.fn();
    stops.push(value.onChange(heard));
    localStorage.setItem('foldedFox.elsewhere', JSON.stringify({ version: 1, state: 7 }));
    otherTab('another');
    expect(heard).not.toHaveBeenCalled();
    otherTab('foldedFox.elsewhere');
    expect(heard).toHaveBeenCalledOnce();
  },
  'src/play/page/usePlay.ts visibilitychange': () => {
    const pause = vi.fn();
    const { rerender } = renderHook(({ playing }) => useAutoPause(pause, playing), { initialProps: { playing: true } });
    show();
    expect(pause).not.toHaveBeenCalled();
    hide();
    expect(pause).toHaveBeenCalledOnce();
    rerender({ playing: false });
    hide();
    expect(pause).toHaveBeenCalledOnce();
  },
  'src/play/page/usePlay.ts orientation': () => {
    const orientation = new EventTarget();
    vi.stubGlobal('screen', { orientation });
    const turn = () => act(() => void orientation.dispatchEvent(new Event('change')));
    const [inTurns, inTime] = [vi.fn(), vi.fn()];
    renderHook(() => useAutoPause(inTurns, true));
    const { rerender } = renderHook(({ playing }) => useAutoPause(inTime, playing, true), {
      initialProps: { playing: true },
    });
    turn();
    rerender({ playing: false });
    turn();
    expect([inTurns, inTime].map(pause => pause.mock.calls.length)).toEqual([0, 1]);
  },
  'src/play/cards/ReturnCard.tsx visibilitychange': () => {
    const stop = vi.fn();
    render(<ReturnCard progress="counting" onGo={() => {}} onStop={stop} />);
    hide();
    expect(stop).toHaveBeenCalledOnce();
  },
  'src/ui/hooks/useMedia.ts matchMedia': () => {
    const system = systemWishes(false);
    const { result } = renderHook(() => useMedia('(prefers-reduced-motion: reduce)'));
    expect(result.current).toBe(false);
    system.change(true);
    expect(result.current).toBe(true);
    // A game takes it, unless the visitor has said otherwise.
    const settings = renderHook(() => useSettings(sokoban));
    expect(settings.result.current.reducedMotion).toBe(true);
    system.change(false);
    expect(settings.result.current.reducedMotion).toBe(false);
    system.change(true);
    act(() => profile.setState(({ choices }) => ({ choices: { ...choices, motion: 'full' } })));
    expect(settings.result.current.reducedMotion).toBe(false);
  },
  'src/pages/useDay.ts visibilitychange': () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 23, 59), toFake: ['Date'] });
    const { result } = renderHook(() => useDay());
    const before = result.current ?? 0;
    vi.setSystemTime(Date.UTC(2026, 10, 29, 0, 1));
    show();
    expect(result.current).toBe(before + 1);
  },
  'src/tools/music-generator/record/Finishing.tsx beforeunload': () => {
    const studio = (finishing: number) => ({
      store: { getState: () => ({ finishing }), getInitialState: () => ({ finishing }), subscribe: () => () => {} },
    });
    const asks = (finishing: number) => {
      render(
        <StudioContext value={studio(finishing) as never}>
          <Finishing />
        </StudioContext>,
      );
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      cleanup();
      return event.defaultPrevented;
    };
    expect([asks(0), asks(1)]).toEqual([false, true]);
  },
  'src/site/visitor.ts storage': async () => {
    await loadVisitor();
    const { result } = renderHook(() => useVisitor());
    localStorage.setItem('foldedFox.kept.sokoban', '{}');
    expect(result.current.kept.has('sokoban')).toBe(false);
    otherTab('foldedFox.kept.sokoban');
    expect(result.current.kept.has('sokoban')).toBe(true);
  },
  'src/huds/robot-battle/savedScripts.ts pagehide': () => {
    const ui = createStore(robotUi);
    stops.push(autosaveScripts(ui));
    ui.setState(({ codes }) => ({ codes: ['typed', codes[1]] }));
    const written = () => localStorage.getItem('foldedFox.scripts.robot-battle') ?? '';
    expect(written()).not.toContain('typed');
    leave();
    expect(written()).toContain('typed');
  },
  'src/huds/robot-battle/arena/savedArena.ts pagehide': () => {
    const ui = createStore(robotUi);
    stops.push(autosaveArena(ui));
    setArena(ui, { codes: ['typed', ''] });
    const written = () => localStorage.getItem('foldedFox.arena.robot-battle') ?? '';
    expect(written()).not.toContain('typed');
    leave();
    expect(written()).toContain('typed');
  },
  'src/tools/json-printer/open/autosave.ts visibilitychange': async () => {
    expect(await writesDocument(hide)).toBe(true);
    expect(await writesDocument(show), 'shown again').toBe(false);
  },
  'src/tools/json-printer/open/autosave.ts pagehide': async () => expect(await writesDocument(leave)).toBe(true),
  'src/play/stage/PhaserHost.tsx matchMedia': () => {
    const system = systemWishes(false);
    const [box, heard] = [document.createElement('div'), vi.fn()];
    Object.defineProperties(box, { clientWidth: { value: 300 }, clientHeight: { value: 200 } });
    stops.push(watchSize(box, { width: 300, height: 200, ratio: 1 }, heard));
    vi.stubGlobal('devicePixelRatio', 2);
    system.change(true);
    expect(heard).toHaveBeenCalledWith({ width: 300, height: 200, ratio: 2 });
  },
  'scenes/kit/sound/presses.ts visibilitychange': () => {
    const [act_, ending] = [vi.fn(), new AbortController()];
    stops.push(() => ending.abort());
    onPageReturn(act_, ending.signal);
    hide();
    expect(act_).not.toHaveBeenCalled();
    show();
    expect(act_).toHaveBeenCalledOnce();
  },
};

/** Those that another test fires: its file, where the event is named. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'src/boot.ts storage': 'src/boot.headless.test.ts',
  'src/boot.ts visibilitychange': 'src/boot.headless.test.ts',
  'src/site/offline/useOffline.ts visibilitychange': 'src/site/offline/useOffline.headless.test.tsx',
  'src/tools/music-generator/studio/useStudio.ts storage': 'src/tools/music-generator/songs/songs.headless.test.ts',
  'src/build/engine/excludedModules.ts visibilitychange': 'scenes/kit/phaser/patches.headless.test.ts',
};

test('motion as the system wishes, unless the visitor has said otherwise', () => {
  systemWishes(true);
  expect(['system', 'full', 'reduced'].map(motion => isMotionReduced(motion))).toEqual([true, false, true]);
  systemWishes(false);
  expect(['system', 'full', 'reduced'].map(motion => isMotionReduced(motion))).toEqual([false, false, true]);
});

describe('each listener', () => {
  test.each(Object.entries(HERE))('%s', async (_, fire) => void (await fire()));

  test('is in a list, with a test that fires it', () => {
    const found = ['src', 'scenes/kit'].flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file) && !/\.(?:test|check|soak)\.tsx?$|(?:^|\/)testing\.ts$/.test(file))
        .map(file => `${folder}/${file}`)
        .flatMap(file => {
          const code = readFileSync(file, 'utf8');
          const events = code.matchAll(/addEventListener\(\s*'(visibilitychange|pagehide|beforeunload|storage)'/g);
          const names = [...events].map(([, name]) => name);
          // What asks once listens to nothing.
          if (/\bmatchMedia\(/.test(code) && code.includes("addEventListener('change'")) names.push('matchMedia');
          if (code.includes('screen.orientation as')) names.push('orientation');
          return [...new Set(names)].map(name => `${file} ${name}`);
        }),
    );
    expect(found.sort()).toEqual([...Object.keys(HERE), ...Object.keys(ELSEWHERE)].sort());
    for (const [listener, file] of Object.entries(ELSEWHERE))
      expect(readFileSync(file, 'utf8'), `${file} fires ${listener}`).toContain(`'${listener.split(' ')[1]}'`);
  });
});
