// Games to play now without a connection: those on this device alone, also for the Play button; with one, and before the worker has answered, all.
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offline } from '../site/offline/offline.ts';
import { PlayButton } from './PlayButton.tsx';
import { PlayRow } from './PlayRow.tsx';

const isOnline = vi.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  isOnline.mockReturnValue(true);
  offline.setState(offline.getInitialState(), true);
});
afterEach(cleanup);
afterAll(() => {
  isOnline.mockRestore();
  offline.setState(offline.getInitialState(), true);
});

const games = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('link')
    .map(link => link.getAttribute('href'));
const play = () => screen.getByRole('link', { name: 'Play' }).getAttribute('href');

test('without a connection what is kept is offered, and what to do where nothing is', async () => {
  render(
    <MemoryRouter>
      <PlayButton />
      <PlayRow />
    </MemoryRouter>,
  );
  expect(games()).toHaveLength(4);
  isOnline.mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(games(), 'nobody knows yet').toHaveLength(4);
  act(() => offline.setState({ kept: new Set(['dalex']), notKept: ['minigolf'] }));
  expect([games(), play()]).toEqual([['/games/dalex'], '/games/dalex']);
  expect(screen.getByText('you are offline: these are on this device')).toBeTruthy();
  act(() => offline.setState({ kept: new Set(), notKept: ['dalex', 'minigolf'] }));
  expect([games(), play()]).toEqual([[], '/games']);
  expect(
    screen.getByText(/^you are offline, and no game is on this device yet: each one stays here once/),
  ).toBeTruthy();
  isOnline.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(games()).toHaveLength(4);
});
