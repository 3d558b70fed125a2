// The navigation drawer closes in a wide window, also if the window was wide before it opened.
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';

// The list of routes is made at build time.
vi.mock('../routes.tsx', () => ({ routesIn: () => [{ path: '/', label: 'Home' }] }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A fake window width. */
function windowOf(matches: boolean) {
  const media = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal('matchMedia', () => media);
  return (now: boolean) =>
    act(() => {
      media.matches = now;
      media.dispatchEvent(new Event('change'));
    });
}

const open = (onClose: () => void) =>
  render(
    <MemoryRouter>
      <Menu open onClose={onClose} />
    </MemoryRouter>,
  );

test('it stays in a narrow window, and closes when that grows wide', () => {
  const resize = windowOf(false);
  const close = vi.fn<() => void>();
  open(close);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
  resize(true);
  expect(close).toHaveBeenCalled();
});

test('it closes at once where the window grew wide before it could open', () => {
  windowOf(true);
  const close = vi.fn<() => void>();
  open(close);
  expect(close).toHaveBeenCalled();
});
