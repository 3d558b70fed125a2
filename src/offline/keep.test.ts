// Files that are fetched into the cache: each is checked, and one that cannot be kept stops the rest.
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { dropBroken, keepPage, keepShell, keysIn, revisionOf, WrongFile } from './keep.ts';
import { keyOf, type OfflineFile, OfflineFiles } from './list.ts';
import { memoryCache } from './testing.ts';

const text = (path: string) => `<p>${path}`;
const revision = (path: string) => revisionOf(new TextEncoder().encode(text(path)));
const page = async (path: string): Promise<OfflineFile> => [path, await revision(path), 1];
const script = (name: string) => page(`/build/${name}.js`);
const MANY = await Promise.all(Array.from({ length: 40 }, (_, index) => script(String(index))));
const [A, B] = [await script('a'), await script('b')];

const network = vi.spyOn(globalThis, 'fetch');
const serve = (answerTo = (path: string) => new Response(text(path))) =>
  network.mockImplementation(async path => answerTo(path as string));
const askedFor = () => network.mock.calls.map(([path]) => path);
afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => network.mockRestore());

test('each file is kept under its key, and only what is missing is fetched', async () => {
  serve();
  const cache = memoryCache({ [keyOf(A)]: new Response('a') });
  const home = await page('/');
  await keepShell(cache, [home, A, B]);
  expect(askedFor()).toEqual(['/', '/build/b.js']);
  expect(await keysIn(cache)).toEqual(new Set([keyOf(A), `/?revision=${home[1]}`, keyOf(B)]));
});

test('the browser’s own cache is passed by where a name has no hash', async () => {
  serve();
  await keepShell(memoryCache(), [await page('/'), A]);
  expect(network.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-cache', 'default']);
  network.mockClear();
  await keepShell(memoryCache(), [await page('/'), A], { isPast: true });
  expect(network.mock.calls.map(([, init]) => init?.cache)).toEqual(['reload', 'reload']);
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
  const cache = memoryCache();
  await expect(keepShell(cache, [await page('/'), ...MANY])).rejects.toThrow('/ is not the file of this version');
  expect(askedFor()).toEqual(['/']);
});

test.each(['<!doctype html>start page', '<p>/build', '<p>/build/a.js?'])(
  'a script that is not the one of the list is not kept: %s',
  async wrong => {
    serve(() => new Response(wrong));
    const cache = memoryCache();
    await expect(keepShell(cache, [A])).rejects.toThrow(WrongFile);
    expect(await keysIn(cache)).toEqual(new Set());
    expect(network.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
  },
);

test('one that only the browser’s cache has wrong is kept', async () => {
  network.mockImplementation(
    async (path, init) => new Response(init?.cache === 'reload' ? text(path as string) : 'half'),
  );
  const cache = memoryCache();
  await keepShell(cache, [A]);
  expect(await (await cache.match(keyOf(A)))?.text()).toBe(text('/build/a.js'));
});

test('what is kept and broken is dropped, and so are the documents that name it', async () => {
  const golf = await page('/games/golf');
  const list = new OfflineFiles({
    files: [A, B, golf],
    shell: [],
    pages: { '/games/golf': [0, 1, 2] },
    moved: {},
    notKept: '',
  });
  const kept = (a: string) =>
    memoryCache({
      [keyOf(A)]: new Response(a),
      [keyOf(B)]: new Response(text('/build/b.js')),
      [keyOf(golf)]: new Response(text('/games/golf')),
    });
  const broken = kept('<!doctype html>');
  expect(await dropBroken(broken, list, list.list.files)).toEqual([A]);
  expect(await keysIn(broken)).toEqual(new Set([keyOf(B)]));
  const whole = kept(text('/build/a.js'));
  expect(await dropBroken(whole, list, list.list.files)).toEqual([]);
  expect((await keysIn(whole)).size).toBe(3);
});

test('a game’s document comes last: where it is, all is there', async () => {
  serve();
  const golf = await page('/games/golf');
  await keepPage(memoryCache(), [golf, A, B]);
  expect(askedFor()).toEqual(['/build/a.js', '/build/b.js', '/games/golf']);
  serve(path => new Response(text(path), { status: path.endsWith('b.js') ? 500 : 200 }));
  const cache = memoryCache();
  await expect(keepPage(cache, [golf, A, B])).rejects.toThrow('/build/b.js: 500');
  expect((await keysIn(cache)).has(keyOf(golf))).toBe(false);
});

test('a missing file is refused; the 404 page is kept as the 404 it is', async () => {
  serve(path => new Response(text(path), { status: 404 }));
  const cache = memoryCache();
  await expect(keepShell(cache, [A])).rejects.toThrow('/build/a.js: 404');
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
  await expect(keepShell(cache, MANY)).rejects.toThrow('full');
  expect(askedFor().length).toBeLessThan(10);
});
