// Restart of the bar in every game: a run of more than twenty seconds, or of five commands, can be taken back for ten seconds, as with Restart by its key.
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { LONG_RUN_TICKS, MANY_ACTS } from '../../scenes/kit/core/replay/restarts.ts';
import { profile } from '../../src/data/profile.ts';
import { Bar } from '../../src/play/page/Bar.tsx';
import { usePlay } from '../../src/play/page/usePlay.ts';
import type { MountedGame } from '../../src/play/stage/PhaserHost.tsx';
import { dismissToast, toasts } from '../../src/ui/toast.ts';
import { sessionOpener } from '../setup/game.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  dismissToast();
  profile.setState({ games: {} });
  vi.useRealTimers();
});

const nothing = () => {};

/** A battle is over before twenty seconds: there is no run to lose. */
const SHORT: ReadonlySet<string> = new Set(['robot-battle']);

test.each(CATALOG.filter(({ id }) => !SHORT.has(id)).map(definition => [definition.id, definition] as const))(
  '%s',
  async (_, definition) => {
    const session = (await sessionOpener(definition))({ seed: 3 });
    const runtime = (await definition.load()).default;
    const host = document.createElement('div');
    const mounted = { stage: { session }, runtime, box: host, host, clock: { run: nothing, hold: nothing }, texts: {} };
    const page = renderHook(() => usePlay(definition));
    const now = () => page.result.current;
    const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
    act(() => now().start(definition.start.buttons[0]?.setup ?? {}));
    act(() => now().hostProps.onMounted(mounted as unknown as MountedGame));
    const phase = () => session.store.getState().phase;
    for (let i = 0; i < 100 && phase() === 'ready'; i++) {
      // A part that play begins with is loaded first: that takes real time, not the test's.
      await act(() => vi.dynamicImportSettled());
      await settle(20);
    }
    const isWorthIt = (tick: number) =>
      tick > LONG_RUN_TICKS || (tick % 60 === 0 && session.holdRun().run.acts.length >= MANY_ACTS);
    for (let i = 0; !isWorthIt(i) && phase() === 'playing'; i++) session.tick(session.pilot());
    const before = { hash: session.hash(), tick: session.store.getState().tick };
    expect(phase(), 'the bot is still at it').toBe('playing');
    render(
      <Bar
        definition={definition}
        paused={false}
        begun
        fullscreen={false}
        onPause={nothing}
        onRestart={now().restart}
        onFullscreen={nothing}
        onHelp={nothing}
        onSettings={nothing}
      />,
      { wrapper: MemoryRouter },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
    await settle();
    expect(session.store.getState().tick).toBe(0);
    expect(toasts.getState().last).toMatchObject({ open: true, action: { label: 'Take back' } });
    act(() => toasts.getState().last?.action?.run());
    for (let i = 0; i < 200 && now().returning !== null && now().returning !== 'counting'; i++) await settle(50);
    expect({ hash: session.hash(), tick: session.store.getState().tick }).toEqual(before);
  },
);
