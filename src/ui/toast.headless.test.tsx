// Toasts: one at a time, from anywhere, gone after 5 s; the Toaster is loaded with the first. Swipe and F8 are tested in the browser.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { Toasts } from './Toasts.tsx';
import { dismissToast, toast, toasts } from './toast.ts';

beforeEach(() => {
  toasts.setState({ last: null });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const said = () => screen.queryAllByRole('listitem').map(item => item.textContent);

test('said before anybody listens, it is shown as soon as somebody does', async () => {
  toast({ title: 'Copied', description: 'Paste it.' });
  render(<Toasts />);
  await waitFor(() => expect(said()).toEqual(['CopiedPaste it.']));
});

test('nothing to say: no Toaster', async () => {
  const { container } = render(<Toasts />);
  await act(async () => {});
  expect(container.innerHTML).toBe('');
});

test('the newest takes the place of the one before', () => {
  render(<Toaster />);
  act(() => toast({ title: 'First' }));
  act(() => toast({ title: 'Second', variant: 'destructive' }));
  expect(said()).toEqual(['Second']);
  expect(screen.getByRole('listitem').dataset['variant']).toBe('destructive');
});

test.each<[duration: number | undefined, still: number, gone: number | null]>([
  [undefined, 4900, 5100],
  [1000, 900, 1100],
  [Number.POSITIVE_INFINITY, 60_000, null],
])('with a duration of %s it is there after %i ms and gone after %s', (duration, still, gone) => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => toast({ title: 'Saved', duration }));
  act(() => void vi.advanceTimersByTime(still));
  expect(said()).toEqual(['Saved']);
  if (gone === null) return;
  act(() => void vi.advanceTimersByTime(gone - still));
  expect(said()).toEqual([]);
});

test('the newest has its own five seconds', () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => toast({ title: 'First' }));
  act(() => void vi.advanceTimersByTime(3000));
  act(() => toast({ title: 'Second' }));
  act(() => void vi.advanceTimersByTime(4900));
  expect(said()).toEqual(['Second']);
  act(() => void vi.advanceTimersByTime(200));
  expect(said()).toEqual([]);
});

test('Dismiss closes it, Esc too where it has the focus; the action runs once and closes it', () => {
  const run = vi.fn<() => void>();
  const say = () => act(() => toast({ title: 'Set aside', action: { label: 'Save a copy', run } }));
  render(<Toaster />);
  say();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(said()).toEqual([]);
  say();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(said()).toEqual(['Set asideSave a copy']);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.keyDown(dismiss, { key: 'Escape' });
  expect(said()).toEqual([]);
  say();
  fireEvent.click(screen.getByRole('button', { name: 'Save a copy' }));
  expect(run).toHaveBeenCalledOnce();
  expect(said()).toEqual([]);
});

test('dismissing an old one leaves the new one', () => {
  render(<Toaster />);
  act(() => toast({ title: 'First' }));
  const first = toasts.getState().last?.id;
  act(() => toast({ title: 'Second' }));
  act(() => dismissToast(first));
  expect(said()).toEqual(['Second']);
  act(() => dismissToast());
  expect(said()).toEqual([]);
});
