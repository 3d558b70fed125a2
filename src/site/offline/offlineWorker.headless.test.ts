// What a page does with its service worker: registers it, says its version, asks for a new one every ten minutes, begins it and loads again, has games kept.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OfflineAnswer, WHICH_VERSION } from '../../offline/messages.ts';
import { checkForVersion, loadNewVersion, onNewVersion } from './newVersion.ts';
import { offline } from './offline.ts';
import { checkKept, forgetKept, keepAll, keepVisited, refreshOffline, registration } from './offlineWorker.ts';
import { fakeServiceWorkers, NOTHING_KEPT } from './serviceWorkerFakes.ts';

/** A busy machine is waited for. */
const SOON = 30_000;

let browser: ReturnType<typeof fakeServiceWorkers>;
let answers: Partial<OfflineAnswer> = {};
beforeEach(() => {
  vi.stubEnv('PROD', true);
  answers = {};
  browser = fakeServiceWorkers(() => ({ ...NOTHING_KEPT, ...answers }));
  offline.setState(offline.getInitialState(), true);
});
afterEach(() => {
  browser.remove();
  vi.unstubAllEnvs();
  document.head.replaceChildren();
});

const asked = () => browser.worker.messages.map(message => message.type);

test('the worker is registered once, by its name', async () => {
  await Promise.all([registration(), registration()]);
  expect(browser.container.registered).toEqual(['/sw.js']);
});

test('a registration that fails is tried again', async () => {
  browser.container.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
  await expect(registration()).rejects.toMatchObject({ problem: 'refused' });
  Reflect.deleteProperty(browser.container, 'register');
  await registration();
  expect(browser.container.registered).toEqual(['/sw.js']);
});

test('a worker that asks is told the first script of the page', async () => {
  // A script that is not fetched here.
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML =
    '<script type="module" src="/build/index-1.js"></script><script src="/build/other.js"></script>';
  await registration();
  expect(browser.container.isListening).toBe(true);
  const { port1, port2 } = new MessageChannel();
  const said = new Promise(resolve => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  browser.container.dispatchEvent(Object.assign(new Event('message'), { data: WHICH_VERSION, ports: [port2] }));
  expect(await said).toBe('/build/index-1.js');
  port1.close();
});

test('a new version is asked for at most every ten minutes', async () => {
  const asks: number[] = [];
  for (const minute of [0, 1, 9.99, 10, 19.9, 20, 60]) {
    await checkForVersion(1_800_000_000_000 + minute * 60_000);
    asks.push(browser.registration.updates);
  }
  expect(asks).toEqual([1, 1, 1, 2, 2, 3, 4]);
});

test('without a connection nothing is said of a question for a new version', async () => {
  browser.registration.update = () => Promise.reject(new TypeError('Failed to update'));
  await expect(checkForVersion(1)).resolves.toBeUndefined();
});

test('a new version is told of once it waits, fetched before or while the page is open', async () => {
  const found = vi.fn();
  const next = browser.newWorker();
  await onNewVersion(found);
  browser.registration.installing = next;
  browser.registration.dispatchEvent(new Event('updatefound'));
  next.become('installing');
  expect(found).not.toHaveBeenCalled();
  browser.registration.waiting = next;
  next.become('installed');
  expect(found).toHaveBeenCalledOnce();
  const again = vi.fn();
  await onNewVersion(again);
  expect(again).toHaveBeenCalledOnce();
  browser.container.controller = null;
  const fresh = vi.fn();
  await onNewVersion(fresh);
  expect(fresh, 'a page that was loaded past the worker is new').not.toHaveBeenCalled();
});

test('the new version takes over, and the page is loaded again once it has', async () => {
  const reload = vi.fn();
  const next = browser.newWorker();
  browser.registration.waiting = next;
  await loadNewVersion(reload);
  expect(next.messages).toEqual([{ type: 'take over' }]);
  expect(reload).not.toHaveBeenCalled();
  browser.container.dispatchEvent(new Event('controllerchange'));
  browser.container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('where no version waits any more, the page is loaded again at once', async () => {
  const reload = vi.fn();
  await loadNewVersion(reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('unless told, it is this page that is loaded again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  browser.registration.waiting = browser.newWorker();
  await loadNewVersion();
  browser.container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});

test('a page that is open has the content pages completed, then itself kept', async () => {
  keepVisited('/games/golf');
  await vi.waitFor(
    () => expect(browser.worker.messages).toEqual([{ type: 'opened' }, { type: 'keep', path: '/games/golf' }]),
    SOON,
  );
});

test('who keeps all games asks the browser to keep them for good, and then for one after the other', async () => {
  const persist = vi.fn(async () => true);
  await keepAll({ persist });
  expect(persist).toHaveBeenCalledOnce();
  expect(browser.worker.messages).toEqual([
    { type: 'state' },
    { type: 'keep', path: '/games/golf' },
    { type: 'keep', path: '/games/chess' },
  ]);
  expect(offline.getState()).toMatchObject({ fetching: null, problem: null });
});

test('unless told, it is the browser’s own storage that is asked', async () => {
  const persist = vi.fn(async () => true);
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  await keepAll();
  Reflect.deleteProperty(navigator, 'storage');
  expect(persist).toHaveBeenCalledOnce();
});

test.each([undefined, {}, { persist: () => Promise.reject(new Error('no')) }])(
  'a browser that does not agree keeps them all the same',
  async storage => {
    await keepAll(storage as StorageManager | undefined);
    expect(asked()).toEqual(['state', 'keep', 'keep']);
  },
);

test.each(['full', 'not fetched', 'wrong'] as const)('keeping all ends where one cannot be: %s', async problem => {
  answers = { problem };
  await keepAll(undefined);
  expect(asked()).toEqual(['state', 'keep']);
  expect(offline.getState()).toMatchObject({ problem, fetching: null });
});

test('what the worker says is shown; only a check says what was broken', async () => {
  answers = { kept: ['golf'], notKept: ['chess'], partly: [{ id: 'chess', files: 1, bytes: 2 }], broken: 1 };
  refreshOffline();
  await vi.waitFor(
    () => expect(offline.getState()).toMatchObject({ notKept: ['chess'], partly: [{ id: 'chess' }] }),
    SOON,
  );
  expect(offline.getState().broken).toBeNull();
  checkKept();
  await vi.waitFor(() => expect(offline.getState().broken).toBe(1), SOON);
  await forgetKept();
  expect(asked()).toEqual(['state', 'check', 'forget']);
});
