// A run that comes back is wound with its progress shown, then counted down to in real time; who leaves the page meanwhile finds it paused.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReturnCard } from './ReturnCard.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(progress: number | 'counting') {
  const [onGo, onStop] = [vi.fn(), vi.fn()];
  render(<ReturnCard progress={progress} onGo={onGo} onStop={onStop} />);
  return { onGo, onStop };
}
const aSecond = () => act(() => void vi.advanceTimersByTime(1000));

test('while it is wound there is nothing to press', () => {
  shown(0.4);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.4);
  expect(screen.queryByRole('button')).toBeNull();
});

test('three, two, one', () => {
  const { onGo } = shown('counting');
  for (const word of ['3', '2', '1']) {
    expect(screen.getByRole('status').textContent).toBe(word);
    expect(onGo).not.toHaveBeenCalled();
    aSecond();
  }
  expect(onGo).toHaveBeenCalledOnce();
});

test('its button, which has the focus, goes on at once', () => {
  const { onGo } = shown('counting');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Go on now' }));
  expect(onGo).toHaveBeenCalledOnce();
});

test('a page that loses the focus stops the count', () => {
  const { onStop } = shown('counting');
  fireEvent.blur(window);
  expect(onStop).toHaveBeenCalledOnce();
});
