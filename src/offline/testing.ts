// A cache in memory and a small list, for the tests of the service worker's parts.
import type { OfflineList } from './list.ts';

export const ORIGIN = 'https://games.example';

/** Documents have true revisions: those of `<p>` with their path. */
export const LIST: OfflineList = {
  files: [
    ['/', 'r-home', 10],
    ['/games', 'r-games', 20],
    ['/404.html', 'r-missing', 5],
    ['/build/site-1.js', '', 100],
    ['/assets/images/fox-720.webp', 'r-fox', 50],
    ['/build/engine-1.js', '', 1000],
    ['/build/golf-1.js', '', 30],
    ['/games/golf', 'r-golf', 7],
    ['/build/chess-1.js', '', 40],
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
    match: async key => kept.get(nameOf(key))?.clone(),
    put: async (key, response) => void kept.set(nameOf(key), response),
    delete: async key => kept.delete(nameOf(key)),
    keys: async () => [...kept.keys()].map(key => new Request(ORIGIN + key)),
  };
  return cache as Cache;
}
