// A cache in memory, a small list and the worker's global scope, for the tests of the service worker.
import type { OfflineList } from './list.ts';
import { type OfflineAnswer, type OfflineMessage, WHICH_VERSION } from './messages.ts';
import type { ServiceWorkerScope, WorkerClient } from './scope.ts';

export const ORIGIN = 'https://games.example';

/** Its revisions are of nothing. */
export const LIST: OfflineList = {
  files: [
    ['/', 'r-home', 10],
    ['/games', 'r-games', 20],
    ['/404.html', 'r-missing', 5],
    ['/build/site-1.js', 'r-site', 100],
    ['/assets/images/fox-720.webp', 'r-fox', 50],
    ['/build/engine-1.js', 'r-engine', 1000],
    ['/build/golf-1.js', 'r-golfjs', 30],
    ['/games/golf', 'r-golf', 7],
    ['/build/chess-1.js', 'r-chessjs', 40],
    ['/games/chess', 'r-chess', 8],
    ['/paint', 'r-paint', 9],
  ],
  shell: [0, 1, 2, 3, 4],
  pages: { '/games/golf': [5, 6, 7], '/games/chess': [5, 8, 9], '/paint': [10] },
  moved: { '/old': '/games' },
  notKept: '<h1>You are offline</h1>',
};

/** A key as text; here no other is used. */
const nameOf = (key: RequestInfo | URL): string => (typeof key === 'string' ? key : '');

/** The parts of a Cache that are used here, over a map. */
export function memoryCache(entries: Readonly<Record<string, Response>> = {}): Cache {
  const kept = new Map(Object.entries(entries));
  const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
    match: async (key, { ignoreSearch = false } = {}) => {
      const name = nameOf(key);
      const found = ignoreSearch ? [...kept.keys()].find(one => one.split('?', 1)[0] === name) : name;
      return kept.get(found ?? '')?.clone();
    },
    put: async (key, response) => void kept.set(nameOf(key), response),
    delete: async key => kept.delete(nameOf(key)),
    keys: async () => [...kept.keys()].map(key => new Request(ORIGIN + key)),
  };
  return cache as Cache;
}

/** The storage of one cache. */
export const storageOf = (cache: Cache): Pick<CacheStorage, 'open' | 'match'> => ({
  open: async () => cache,
  match: key => cache.match(key),
});

/** An open page that says which script is its first; null says nothing. */
export const openPage = (script: string | null): WorkerClient => ({
  postMessage(message, [port]) {
    if (message === WHICH_VERSION && script !== null) (port as MessagePort).postMessage(script, []);
  },
});

/** The global scope of a worker, whose events a test fires. `pages` are those that are open. */
export class FakeScope {
  readonly location = { origin: ORIGIN };
  readonly registration: { installing: unknown; waiting: unknown } = { installing: null, waiting: null };
  readonly done: string[] = [];
  pages: readonly WorkerClient[] = [];
  readonly clients = {
    claim: async () => void this.done.push('claim'),
    matchAll: async () => this.pages,
  };
  readonly #listeners = new Map<string, (event: unknown) => void>();

  /** As the worker sees it. */
  get scope(): ServiceWorkerScope {
    return this as unknown as ServiceWorkerScope;
  }

  async skipWaiting(): Promise<void> {
    this.done.push('skip waiting');
  }

  addEventListener(name: string, listener: (event: unknown) => void): void {
    this.#listeners.set(name, listener);
  }

  /** Fires an event, and resolves once all is done that it waits for. */
  async fire(name: 'install' | 'activate'): Promise<void> {
    let work: Promise<unknown> | undefined;
    this.#listeners.get(name)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  }

  async send(message: OfflineMessage): Promise<OfflineAnswer | null> {
    let work: Promise<unknown> | undefined;
    let answer: OfflineAnswer | null = null;
    const port = { postMessage: (words: OfflineAnswer | null) => (answer = words) };
    const waitUntil = (promise: Promise<unknown>) => (work = promise);
    this.#listeners.get('message')?.({ data: message, ports: [port], waitUntil });
    await work;
    return answer;
  }

  /** The response to a request; undefined where the worker leaves it alone. */
  async ask(path: string, mode: RequestMode = 'no-cors', destination = ''): Promise<Response | undefined> {
    const request = { url: ORIGIN + path, mode, method: 'GET', headers: new Headers(), destination };
    let response: Promise<Response> | undefined;
    this.#listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (response = given) });
    return response;
  }
}
