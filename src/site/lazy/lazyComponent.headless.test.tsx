// Lazy parts and pages whose module does not arrive: a sentence in their place, a retry, and all else as it was.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CrashBarrier } from '../frame/CrashBarrier.tsx';
import { lazyPage } from './lazyPage.tsx';
import { lazyPart } from './lazyPart.tsx';

const isOnline = vi.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  isOnline.mockReturnValue(false);
});
afterEach(cleanup);

/** Loads only once the connection is back. */
const loadOf = <P,>(component: ComponentType<P>) =>
  vi.fn(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: component };
  });

async function shown(part: ReactNode) {
  await act(async () => {
    render(
      <MemoryRouter>
        <CrashBarrier>
          <p>The game</p>
          <Suspense>{part}</Suspense>
        </CrashBarrier>
      </MemoryRouter>,
    );
  });
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a part says that it is missing, in its place, and comes once it can be loaded', async () => {
  const Part = lazyPart(loadOf(({ name }: { readonly name: string }) => <p>The book of {name}</p>));
  await shown(<Part name="cats" />);
  expect(screen.getByRole('status').textContent).toBe('You are offline. This part did not load.');
  await press('Try again');
  expect(screen.getByText('The game')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline/);
  isOnline.mockReturnValue(true);
  await press('Try again');
  expect(screen.getByText('The book of cats')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a part that is a dialog says so in a dialog, which closes; opened again it is loaded again', async () => {
  const load = loadOf(({ onClose }: { onClose(): void }) => <button onClick={onClose}>Sheet</button>);
  const Sheet = lazyPart(load);
  function Opener() {
    const [open, setOpen] = useState(true);
    return open ? <Sheet onClose={() => setOpen(false)} /> : <button onClick={() => setOpen(true)}>Open</button>;
  }
  await shown(<Opener />);
  expect(screen.getByRole('dialog').textContent).toContain('You are offline. This part did not load.');
  await press('Close');
  isOnline.mockReturnValue(true);
  await press('Open');
  expect(screen.getByRole('button', { name: 'Sheet' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page has a heading, a title and a retry', async () => {
  const { Component } = lazyPage(loadOf(() => <h1>Support</h1>));
  await shown(<Component />);
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeTruthy();
  expect(document.title).toMatch(/^This page did not load/);
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\. The page did not load\./);
  isOnline.mockReturnValue(true);
  await press('Try again');
  expect(screen.getByRole('heading', { name: 'Support' })).toBeTruthy();
});

test('what is not the connection’s fault is not said to be', async () => {
  isOnline.mockReturnValue(true);
  const Part = lazyPart(async (): Promise<{ readonly default: ComponentType }> => {
    throw new Error('404');
  });
  await shown(<Part />);
  expect(screen.getByRole('status').textContent).toBe('This part did not load.');
});
