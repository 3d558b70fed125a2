// The navigation drawer closes in a wide window, also if the window was wide before it opened.
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

/** A fake window width, in the root's rem of 16 px. */
function windowOf(rem: number, px = 16) {
  document.documentElement.style.setProperty('font-size', `${px}px`);
  const set = (width: number) => vi.stubGlobal('innerWidth', width * 16);
  set(rem);
  return (now: number) =>
    act(() => {
      set(now);
      window.dispatchEvent(new Event('resize'));
    });
}

const open = (onClose: () => void) =>
  render(
    <MemoryRouter>
      <Menu open onClose={onClose} />
    </MemoryRouter>,
  );

test('it stays in a narrow window, and closes when that grows wide', () => {
  const resize = windowOf(59);
  const close = vi.fn<() => void>();
  open(close);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
  resize(60);
  expect(close).toHaveBeenCalled();
});

test('it closes at once where the window grew wide before it could open', () => {
  windowOf(60);
  const close = vi.fn<() => void>();
  open(close);
  expect(close).toHaveBeenCalled();
});

test('with text twice as large a window of the same width is narrow', () => {
  windowOf(80, 32);
  const close = vi.fn<() => void>();
  open(close);
  expect(close).not.toHaveBeenCalled();
});
