// Files that are fetched into the cache: each is checked, and one that cannot be kept stops the rest.
import { afterEach, expect, test, vi } from 'vitest';
import { keepPage, keepShell, keysIn, revisionOf } from './keep.ts';
import type { OfflineFile } from './list.ts';
import { memoryCache } from './testing.ts';

const text = (path: string) => `<p>${path}`;
const revision = (path: string) => revisionOf(new TextEncoder().encode(text(path)));
const page = async (path: string): Promise<OfflineFile> => [path, await revision(path), 1];
const script = (name: string): OfflineFile => [`/build/${name}.js`, '', 1];

const network = vi.spyOn(globalThis, 'fetch');
const serve = (answerTo = (path: string) => new Response(text(path))) =>
  network.mockImplementation(async path => answerTo(path as string));
const askedFor = () => network.mock.calls.map(([path]) => path);
afterEach(() => {
  vi.clearAllMocks();
});

test('each file is kept under its key, and only what is missing is fetched', async () => {
  serve();
  const cache = memoryCache({ '/build/a.js': new Response('a') });
  const home = await page('/');
  await keepShell(cache, [home, script('a'), script('b')]);
  expect(askedFor()).toEqual(['/', '/build/b.js']);
  expect(await keysIn(cache)).toEqual(new Set(['/build/a.js', `/?revision=${home[1]}`, '/build/b.js']));
});

test('the browser’s own cache is passed by where a name has no hash', async () => {
  serve();
  await keepShell(memoryCache(), [await page('/'), script('a')]);
  expect(network.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-cache', 'default']);
});

test('what is kept has neither the packing of its transfer nor a redirect', async () => {
  const headers = { 'Content-Encoding': 'br', Vary: 'Accept-Encoding', 'Content-Type': 'text/html' };
  serve(path => Object.defineProperty(new Response(text(path), { headers }), 'redirected', { value: true }));
  const cache = memoryCache();
  const home = await page('/');
  await keepShell(cache, [home]);
  const kept = await cache.match(`/?revision=${home[1]}`);
  expect([...(kept?.headers ?? [])]).toEqual([['content-type', 'text/html']]);
  expect(kept?.redirected).toBe(false);
});

test('a document of another version is refused, before what it needs is fetched', async () => {
  serve(path => new Response(`${text(path)} of another version`));
  const many = Array.from({ length: 40 }, (_, index) => script(String(index)));
  const cache = memoryCache();
  await expect(keepShell(cache, [await page('/'), ...many])).rejects.toThrow('/ is of another version');
  expect(askedFor()).toEqual(['/']);
});

test('a game’s document comes last: where it is, all is there', async () => {
  serve();
  const golf = await page('/games/golf');
  await keepPage(memoryCache(), [golf, script('a'), script('b')]);
  expect(askedFor()).toEqual(['/build/a.js', '/build/b.js', '/games/golf']);
  serve(path => new Response(text(path), { status: path.endsWith('b.js') ? 500 : 200 }));
  const cache = memoryCache();
  await expect(keepPage(cache, [golf, script('a'), script('b')])).rejects.toThrow('/build/b.js: 500');
  expect(await keysIn(cache)).toEqual(new Set(['/build/a.js']));
});

test('a missing file is refused; the 404 page is kept as the 404 it is', async () => {
  serve(path => new Response(text(path), { status: 404 }));
  const cache = memoryCache();
  await expect(keepShell(cache, [script('gone')])).rejects.toThrow('/build/gone.js: 404');
  const missing = await page('/404.html');
  await keepShell(cache, [missing]);
  expect((await cache.match(`/404.html?revision=${missing[1]}`))?.status).toBe(404);
});

test('where there is no room the rest is not fetched', async () => {
  serve();
  const cache = memoryCache();
  cache.put = async () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const many = Array.from({ length: 40 }, (_, index) => script(String(index)));
  await expect(keepShell(cache, many)).rejects.toThrow('full');
  expect(askedFor().length).toBeLessThan(10);
});
