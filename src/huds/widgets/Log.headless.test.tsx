// Text log: the newest entry in view, the reader's scroll position kept, and no live region.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Log } from './Log.tsx';

afterEach(cleanup);

const entries = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, kind: 'told', text: `Line ${id}.` }));
const log = () => screen.getByRole('log', { name: 'So far' });
/** Layout values, which the test DOM does not compute. */
function measure(element: HTMLElement, scrollHeight: number, clientHeight = 100): void {
  Object.defineProperty(element, 'scrollHeight', { configurable: true, value: scrollHeight });
  Object.defineProperty(element, 'clientHeight', { configurable: true, value: clientHeight });
}

it('shows the last words as they come', () => {
  const { rerender } = render(<Log label="So far" entries={entries(3)} />);
  measure(log(), 400);
  rerender(<Log label="So far" entries={entries(4)} />);
  expect(log().scrollTop).toBe(400);
  expect(screen.getByText('Line 3.').dataset['kind']).toBe('told');
});

it('leaves whoever scrolled back where they read, and offers the way to the end', () => {
  const { rerender } = render(<Log label="So far" entries={entries(3)} />);
  measure(log(), 400);
  log().scrollTop = 50;
  fireEvent.scroll(log());
  rerender(<Log label="So far" entries={entries(5)} />);
  expect(log().scrollTop).toBe(50);
  fireEvent.click(screen.getByRole('button', { name: 'To the last words' }));
  expect(log().scrollTop).toBe(400);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is silent by itself: the announcer of the stage says what comes', () => {
  render(<Log label="So far" entries={entries(1)} />);
  expect(log().getAttribute('aria-live')).toBe('off');
  expect(log().tabIndex).toBe(0);
});

it('reads a long reply from its beginning, offers the way to its end, and goes on from there with the next', () => {
  const { rerender } = render(<Log label="So far" entries={entries(3)} from={1} />);
  measure(log(), 400);
  const stands = (line: string, top: number) =>
    vi.spyOn(screen.getByText(line), 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  rerender(<Log label="So far" entries={entries(4)} from={1} />);
  stands('Line 3.', 120);
  log().scrollTop = 0;
  rerender(<Log label="So far" entries={entries(6)} from={3} />);
  expect(log().scrollTop).toBe(120);
  fireEvent.scroll(log());
  fireEvent.click(screen.getByRole('button', { name: 'To the last words' }));
  expect(log().scrollTop).toBe(400);
  expect(screen.queryByRole('button')).toBeNull();
});
