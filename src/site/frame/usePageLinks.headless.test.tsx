// A link to another page: followed once that page is there; where it cannot be fetched, the page that is open stays, and a toast says why.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../ui/toast.ts';
import { BEGIN } from '../games/begin.ts';
import { offline } from '../offline/offline.ts';
import { fakeServiceWorkers, NOTHING_KEPT } from '../offline/serviceWorkerFakes.ts';
import { usePageLinks } from './usePageLinks.ts';

/** A busy machine is waited for. */
const SOON = 30_000;

const page = { isLoaded: vi.fn(() => false), preload: vi.fn(async () => {}) };
const pageAt = (path: string) => (['/support', '/games/golf'].includes(path) ? page : undefined);

const isOnline = vi.spyOn(navigator, 'onLine', 'get');
const fetched = vi.spyOn(globalThis, 'fetch');
const assigned = vi.spyOn(location, 'assign').mockImplementation(() => {});
beforeEach(() => {
  vi.clearAllMocks();
  isOnline.mockReturnValue(true);
  page.isLoaded.mockReturnValue(false);
  page.preload.mockResolvedValue();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  toasts.setState({ last: null });
});
afterEach(cleanup);

function Site() {
  usePageLinks(pageAt);
  const { pathname, state } = useLocation();
  return (
    <>
      <output data-state={JSON.stringify(state)}>{pathname}</output>
      <Link to="/support">Support</Link>
      <Link to="/games/golf">Golf</Link>
      <Link to="/support" data-begin>
        Play
      </Link>
      <a href="/licences.txt" onClick={event => event.preventDefault()}>
        Licences
      </a>
      <Routes>
        <Route path="*" element={<p>Playing</p>} />
        <Route path="/support" element={<p>Write to us</p>} />
      </Routes>
    </>
  );
}
async function follow(name: string, init: MouseEventInit = {}) {
  render(
    <MemoryRouter initialEntries={['/games/dalex']}>
      <Site />
    </MemoryRouter>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('link', { name }), init));
}
const place = () => screen.getByRole('status').textContent;

test('the page is fetched before the address changes', async () => {
  let arrive = () => {};
  page.preload.mockReturnValue(new Promise<void>(done => (arrive = done)));
  await follow('Support');
  expect(place()).toBe('/games/dalex');
  await act(async () => arrive());
  expect(place()).toBe('/support');
  expect(toasts.getState().last).toBeNull();
});

test('a link that begins a game hands over that it does, and no other', async () => {
  await follow('Play');
  expect(screen.getByRole('status').dataset['state']).toBe(JSON.stringify(BEGIN));
  cleanup();
  await follow('Support');
  expect(screen.getByRole('status').dataset['state']).toBe('null');
});

test.each([
  ['offline', false, 'You are offline'],
  ['without an answer', true, 'This site is not answering'],
])('%s the page that is open stays, and that is said', async (_, online, title) => {
  isOnline.mockReturnValue(online);
  page.preload.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await follow('Support');
  expect(place()).toBe('/games/dalex');
  expect(screen.getByText('Playing')).toBeTruthy();
  expect(toasts.getState().last).toMatchObject({ title, open: true });
  expect(assigned).not.toHaveBeenCalled();
});

test('a game that is not on this device is said to be so without a connection, as at its address', async () => {
  const { remove } = fakeServiceWorkers(() => ({ ...NOTHING_KEPT, notKept: ['golf'], problem: 'not fetched' }));
  page.preload.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await follow('Golf');
  await vi.waitFor(() => expect(toasts.getState().last?.title).toBe('You are offline'), SOON);
  expect(toasts.getState().last?.description).toMatch(/^That game is not on this device yet/);
  expect(place()).toBe('/games/dalex');
  remove();
});

test.each([
  ['is not on this device', false, ['golf'], '/games/dalex'],
  ['is on this device', false, ['chess'], '/games/golf'],
  ['is not, with a connection', true, ['golf'], '/games/golf'],
])('a game whose page is loaded and that %s', async (_, online, notKept, leadsTo) => {
  isOnline.mockReturnValue(online);
  page.isLoaded.mockReturnValue(true);
  offline.setState({ notKept });
  await follow('Golf');
  offline.setState(offline.getInitialState(), true);
  expect(place()).toBe(leadsTo);
  expect(toasts.getState().last?.title).toBe(leadsTo === '/games/golf' ? undefined : 'You are offline');
});

test('where only the module is missing, the server is asked for the page as it is now', async () => {
  page.preload.mockRejectedValue(new Error('404'));
  fetched.mockResolvedValue(new Response());
  await follow('Support');
  expect(assigned).toHaveBeenCalledWith(expect.stringMatching(/\/support$/));
  expect(toasts.getState().last).toBeNull();
});

test('what is loaded, what is no page, and a click for another window are left to the link', async () => {
  page.isLoaded.mockReturnValue(true);
  await follow('Support');
  expect(place()).toBe('/support');
  cleanup();
  page.isLoaded.mockReturnValue(false);
  await follow('Licences');
  cleanup();
  await follow('Support', { ctrlKey: true });
  expect(page.preload).not.toHaveBeenCalled();
});
