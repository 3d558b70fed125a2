// Map of wings: stars from what is kept, closed wings say what opens them, each hall begins a run, the day's with the day's seed.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SessionPort, SessionState } from '../../../../scenes/kit/core/session/session.ts';
import definition from '../../../../scenes/stealth-escape/index.ts';
import { profile, recordStat } from '../../../data/profile.ts';
import { dailySeed } from '../../../play/page/address.ts';
import Wings from './Wings.tsx';

beforeEach(() => profile.setState({ games: {} }));
afterEach(cleanup);

function shown() {
  const store = createStore(() => ({ setup: { halls: 'missions', suspicion: true } }) as unknown as SessionState);
  const [start, restart] = [vi.fn(), vi.fn()];
  render(<Wings session={{ store, start, restart } as unknown as SessionPort} definition={definition} />);
  return { start, restart };
}

test('at first one wing is open, and the main button leads to its first hall', () => {
  const { start } = shown();
  expect(screen.getByRole('region', { name: 'The Dark Gallery' }).textContent).toContain(
    'Opens when 3 halls of The Gatehouse are passed.',
  );
  expect(screen.getByRole('button', { name: /Lights out/ }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Hall 1: The alcove' }));
  expect(start).toHaveBeenCalledExactlyOnceWith({ halls: 'hall 1', suspicion: true });
});

test('what was earned is shown, and three halls open the next wing', () => {
  for (const hall of [1, 2, 4]) recordStat(definition, { name: `hall ${hall} ticks`, value: 1290, better: 'less' });
  recordStat(definition, { name: 'hall 2 unseen', value: 1, better: 'more' });
  const { start } = shown();
  expect(screen.getByText('1 of 48 stars')).toBeTruthy();
  const hall = screen.getByRole('button', { name: /Two watches/ });
  expect([within(hall).getByRole('img').getAttribute('aria-label'), hall.textContent]).toEqual([
    'unseen',
    '2 Two watches0:21.5',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /Lights out/ }));
  expect(start).toHaveBeenCalledExactlyOnceWith({ halls: 'hall 5', suspicion: true });
  expect(screen.getByRole('button', { name: 'Hall 3: His pocket' })).toBeTruthy();
});

test('the hall of the day has the seed of the day', () => {
  const { start, restart } = shown();
  fireEvent.click(screen.getByRole('button', { name: 'Hall of the day' }));
  expect([restart.mock.calls, start.mock.calls]).toEqual([[[dailySeed()]], [[{ halls: 'day hall', suspicion: true }]]]);
});
