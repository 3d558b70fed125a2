// What keys on the stage point at is told: not what a mouse points at, nor what has the focus itself, and where time runs at a pace.
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameRuntime } from '../../../scenes/kit/game.ts';
import { PointedAt } from './PointedAt.tsx';
import { PAUSE_MS } from './speech.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pointing(kind: GameRuntime['kind']) {
  const ui = createStore(() => ({ at: '' }));
  const store = createStore(() => ({ phase: 'playing', playback: null }));
  const session = { store, ui, state: {} } as unknown as Session;
  const runtime = { kind, pointed: (_: unknown, shown: object) => (shown as { at: string }).at } as GameRuntime;
  const { container } = render(
    <>
      <div tabIndex={0} data-focus-home />
      <button type="button">Elsewhere</button>
      <PointedAt session={session} runtime={runtime} />
    </>,
  );
  const [home, elsewhere] = ['[data-focus-home]', 'button'].map(of => container.querySelector(of) as HTMLElement);
  home?.focus();
  return {
    home,
    elsewhere,
    heard: () => container.querySelector('[aria-live]')?.textContent,
    point: (at: string, by = 'keydown') => {
      window.dispatchEvent(new Event(by));
      act(() => ui.setState({ at }));
    },
  };
}

test('keys on the stage: each place at once', () => {
  const { point, heard } = pointing('turns');
  point('Column 1');
  expect(heard()).toBe('Column 1');
  point('Column 2');
  expect(heard()).toBe('Column 2');
  point('');
  expect(heard()).toBe('');
});

test('not under a mouse, and not while something else has the focus', () => {
  const { point, heard, elsewhere } = pointing('turns');
  point('Column 1', 'pointermove');
  expect(heard()).toBe('');
  elsewhere?.focus();
  point('Column 2');
  expect(heard()).toBe('');
});

test('where time runs the newest is told in the next pause', () => {
  const { point, heard } = pointing('realtime');
  for (const row of ['Row 1', 'Row 2', 'Row 3']) point(row);
  expect(heard()).toBe('Row 1');
  act(() => void vi.advanceTimersByTime(PAUSE_MS));
  expect(heard()).toBe('Row 3');
});
