// What the app does with the service worker by itself: a visited page is kept, a new version is asked for when the tab is looked at again, and announced.
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../ui/toast.ts';
import { OfflineGames } from './OfflineGames.tsx';
import { offline } from './offline.ts';
import { fakeServiceWorkers } from './serviceWorkerFakes.ts';
import { useOffline } from './useOffline.ts';

/** A busy machine is waited for. */
const SOON = 30_000;

let browser: ReturnType<typeof fakeServiceWorkers>;
beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  browser = fakeServiceWorkers();
  toasts.setState({ last: null });
});
afterEach(() => {
  cleanup();
  browser.remove();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  toasts.setState({ last: null });
  offline.setState(offline.getInitialState(), true);
});

/** A page that has loaded and is quiet. */
async function visit(path: string) {
  renderHook(() => useOffline(to => to.startsWith('/games/')), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await vi.waitFor(() => expect(browser.worker.messages).toHaveLength(2), SOON);
}
async function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(1));
}

test('a visited page is kept, and a new version is asked for', async () => {
  await visit('/games/golf');
  expect(browser.worker.messages).toEqual([{ type: 'opened' }, { type: 'keep', path: '/games/golf' }]);
  expect(browser.registration.updates).toBe(1);
});

test('a tab that is looked at again asks for a new version, once ten minutes have passed', async () => {
  await visit('/support');
  vi.setSystemTime(Date.now() + 599_000);
  await look('visible');
  expect(browser.registration.updates).toBe(1);
  vi.setSystemTime(Date.now() + 1000);
  await look('hidden');
  expect(browser.registration.updates).toBe(1);
  await look('visible');
  await vi.waitFor(() => expect(browser.registration.updates).toBe(2), SOON);
});

test.each([
  ['/support', true],
  ['/games/golf', false],
])('a new version that waits is announced at %s: %s', async (path, isAnnounced) => {
  browser.registration.waiting = browser.newWorker();
  await visit(path);
  await act(() => vi.advanceTimersByTimeAsync(1));
  if (!isAnnounced) expect(toasts.getState().last).toBeNull();
  else {
    await vi.waitFor(() => expect(toasts.getState().last?.title).toBe('A new version is here'), SOON);
    toasts.getState().last?.action?.run();
    await vi.waitFor(() => expect(browser.registration.waiting?.messages).toEqual([{ type: 'take over' }]), SOON);
  }
});

test('what is kept is checked when it is shown', async () => {
  render(<OfflineGames />);
  await vi.waitFor(() => expect(browser.worker.messages).toEqual([{ type: 'check' }]), SOON);
});
