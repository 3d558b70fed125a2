// A toast whose Toaster does not load is shown as words alone.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';
import { TOAST_MS, toast, toasts } from './toast.ts';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  toasts.setState({ last: null });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function said(...args: Parameters<typeof toast>) {
  render(<Toasts load={missing} />);
  await act(async () => toast(...args));
  await act(async () => {});
}

test('it is said, and gone after its time', async () => {
  await said({ title: 'You are offline', description: 'That page did not load.' });
  expect(screen.getByRole('alert').textContent).toBe('You are offline That page did not load.');
  await act(async () => vi.advanceTimersByTime(TOAST_MS));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('its button works and ends it', async () => {
  const run = vi.fn();
  await said({ title: 'Removed', action: { label: 'Undo', run }, duration: Number.POSITIVE_INFINITY });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});
