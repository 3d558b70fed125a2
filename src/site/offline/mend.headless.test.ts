// A file that does not load: the worker, or without one the page, mends it, it is tried once more, and the words say which it is.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfflineAnswer } from '../../offline/messages.ts';
import { loadOrMend, type Mending, mendingOf, NotLoaded, whyNotLoaded } from './mend.ts';
import { fakeServiceWorkers, NOTHING_KEPT } from './serviceWorkerFakes.ts';

const isOnline = vi.spyOn(navigator, 'onLine', 'get');
const network = vi.spyOn(globalThis, 'fetch');
beforeEach(() => {
  isOnline.mockReturnValue(true);
});
afterAll(() => void vi.restoreAllMocks());
let removeWorkers: () => unknown = () => null;
afterEach(() => {
  removeWorkers();
  removeWorkers = () => null;
  vi.clearAllMocks();
  document.head.replaceChildren();
});
function answering(answer: Partial<OfflineAnswer> | null) {
  const { remove, worker } = fakeServiceWorkers(() => answer && { ...NOTHING_KEPT, ...answer });
  removeWorkers = remove;
  return worker;
}

/** Fails so many times, and then loads. */
const failing = (times: number) => {
  let tries = 0;
  return vi.fn(async () => {
    if (tries++ < times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'loaded';
  });
};

test('what loads is left alone', async () => {
  const worker = answering({});
  expect(await loadOrMend(failing(0))).toBe('loaded');
  expect(worker.messages).toEqual([]);
});

test.each<[what: string, answer: Partial<OfflineAnswer>, mending: Mending, tries: number]>([
  ['a broken copy', { broken: 1 }, 'mended', 2],
  ['no room for the copy', { broken: 1, problem: 'full' }, 'mended', 2],
  ['a whole copy', { broken: 0 }, 'whole', 2],
  ['a game that is not kept', { broken: 3, problem: 'not fetched' }, 'not kept', 1],
  ['a kept game', { broken: 0, problem: 'not fetched', kept: ['golf'], notKept: ['chess'] }, 'no connection', 1],
  ['a server that sends something else', { broken: 1, problem: 'wrong' }, 'not right', 1],
])('%s: it is tried as often as makes sense', async (_, answer, mending, tries) => {
  const worker = answering(answer);
  const load = failing(9);
  const error = await loadOrMend(load, '/games/golf').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NotLoaded);
  expect(mendingOf(error)).toBe(mending);
  expect(load).toHaveBeenCalledTimes(tries);
  expect(worker.messages).toEqual([{ type: 'mend', path: '/games/golf' }]);
});

test('mended, it loads, and nobody is told', async () => {
  answering({ broken: 1 });
  expect(await loadOrMend(failing(1))).toBe('loaded');
});

test('parts that fail together are mended together', async () => {
  const worker = answering({ broken: 1 });
  await Promise.all([loadOrMend(failing(1)), loadOrMend(failing(1))]);
  expect(worker.messages).toHaveLength(1);
  await loadOrMend(failing(1));
  expect(worker.messages).toHaveLength(2);
});

const SCRIPT = { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } };
test.each<[what: string, response: () => Response, mending: Mending]>([
  ['the script', () => new Response('', SCRIPT), 'mended'],
  ['a start page', () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }), 'not right'],
  ['an error', () => new Response('', { ...SCRIPT, status: 500 }), 'not right'],
  ['nothing of this name', () => new Response('', { status: 404 }), 'whole'],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'no connection',
  ],
])('without a worker the page’s scripts are fetched past the browser’s cache: %s', async (_, response, mending) => {
  document.head.innerHTML = '<link rel="modulepreload" href="/build/golf-1.js"><link rel="icon" href="/build/a.svg">';
  network.mockImplementation(async () => response());
  expect(mendingOf(await loadOrMend(failing(9)).catch((thrown: unknown) => thrown))).toBe(mending);
  expect(network.mock.calls.map(([path, init]) => [path, init?.cache])).toEqual([
    [`${location.origin}/build/golf-1.js`, 'reload'],
  ]);
});

test('a worker whose storage is closed is none', async () => {
  answering(null);
  isOnline.mockReturnValue(false);
  expect(mendingOf(await loadOrMend(failing(9)).catch((thrown: unknown) => thrown))).toBe('no connection');
});

test('the words say what happened, what is kept, and what to do', () => {
  const said = (['mended', 'whole', 'no connection', 'not kept', 'not right'] as const).map(mending =>
    whyNotLoaded(mending),
  );
  expect(new Set(said).size).toBe(5);
  for (const words of said)
    expect(words).toMatch(/\. Your settings and best scores are kept\. (?:Load|Wait).* page again.*\.$/);
  expect(whyNotLoaded('mended', '')).toBe(
    'A file had arrived broken. It has been fetched again and is whole now. Load the page again to go on.',
  );
});
