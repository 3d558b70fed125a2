// What a request is answered with: the kept file, the network, and without a connection what says that there is none.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, isAnswered } from './answer.ts';
import { revisionOf } from './keep.ts';
import { type OfflineFile, OfflineFiles } from './list.ts';
import { LIST, memoryCache, ORIGIN } from './testing.ts';

const files = new OfflineFiles(LIST);
const GOLF: OfflineFile = ['/build/golf-1.js', await revisionOf(new TextEncoder().encode('golf')), 30];
const CSP = { 'Content-Security-Policy': "default-src 'self'" };
const cache = memoryCache({
  '/games?revision=r-games': new Response('games'),
  '/404.html?revision=r-missing': new Response('missing', { status: 404, headers: CSP }),
  '/assets/images/fox-720.webp?revision=r-fox': new Response('fox'),
  '/build/golf-0.js?revision=r-older': new Response('golf of another version'),
  '/build/site-1.js?revision=r-older': new Response('broken site of another version'),
});

/** A request for a file, or, as no test can make one, what the worker reads of a navigation. */
const asked = (path: string, mode: RequestMode = 'no-cors', method = 'GET') =>
  ({ url: new URL(path, ORIGIN).href, mode, method, headers: new Headers(), destination: '' }) as Request;

const network = vi.spyOn(globalThis, 'fetch');
beforeEach(() => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => network.mockRestore());

test.each([
  ['/games', 'navigate', 'GET', true],
  ['/no-such-page', 'navigate', 'GET', true],
  ['/build/any.js', 'no-cors', 'GET', true],
  ['/assets/any.png', 'no-cors', 'GET', true],
  ['/games', 'cors', 'HEAD', false],
  ['/licences.txt', 'no-cors', 'GET', true],
  ['/sw.js', 'same-origin', 'GET', false],
  ['https://elsewhere.example/build/any.js', 'no-cors', 'GET', false],
  ['https://elsewhere.example/', 'navigate', 'GET', false],
] as const)('%s (%s, %s) is answered here: %s', (path, mode, method, expected) =>
  expect(isAnswered(asked(path, mode, method), ORIGIN)).toBe(expected),
);

test('a part of a file is left to the server', () => {
  const request = { ...asked('/assets/any.png'), headers: new Headers({ range: 'bytes=0-1' }) };
  expect(isAnswered(request as Request, ORIGIN)).toBe(false);
});

const said = async (path: string, mode?: RequestMode) => {
  const response = await answer(asked(path, mode), files, cache);
  return [response.status, await response.text()];
};

test('what is kept is not asked for, whatever follows the path', async () => {
  expect(await said('/games/?seed=7', 'navigate')).toEqual([200, 'games']);
  expect(await said('/build/golf-0.js')).toEqual([200, 'golf of another version']);
  expect(network).not.toHaveBeenCalled();
});

test('what is not kept comes from the network, with its own status', async () => {
  network.mockImplementation(async () => new Response('new', { status: 410 }));
  expect(await said('/today', 'navigate')).toEqual([410, 'new']);
  expect(await said('/404.html', 'navigate')).toEqual([410, 'new']);
});

test('a file of this name that another version kept is not this version’s', async () => {
  network.mockImplementation(async () => new Response('site'));
  expect(await said('/build/site-1.js')).toEqual([200, 'site']);
});

test('a script that is not kept is checked: asked for past the browser’s cache, and a failed request if it is wrong then', async () => {
  const script = { ...asked('/build/golf-1.js'), destination: 'script' } as Request;
  const list = { ...LIST, files: LIST.files.map(file => (file[0] === '/build/golf-1.js' ? GOLF : file)) };
  const given = [new Response('<p>start page'), new Response('golf')];
  network.mockImplementation(async () => given.shift() ?? new Response('half a g'));
  expect(await (await answer(script, new OfflineFiles(list), cache)).text()).toBe('golf');
  expect(network.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
  expect((await answer(script, new OfflineFiles(list), cache)).type).toBe('error');
});

test('without a connection an unknown path is a 404, a game that is not kept is none', async () => {
  expect(await said('/no-such-page', 'navigate')).toEqual([404, 'missing']);
  expect(await said('/404.html', 'navigate')).toEqual([404, 'missing']);
  expect(await said('/games/golf?seed=7', 'navigate')).toEqual([503, LIST.notKept]);
  const { headers } = await answer(asked('/games/golf', 'navigate'), files, cache);
  expect(headers.get('Content-Security-Policy')).toBe(CSP['Content-Security-Policy']);
});

test('a moved page leads where the server would lead, with its question', async () => {
  const { status, headers } = await answer(asked('/old/?seed=7', 'navigate'), files, cache);
  expect([status, headers.get('Location')]).toEqual([301, `${ORIGIN}/games?seed=7`]);
});

test('a picture is shown in the width that is kept; what is nowhere fails as without a worker', async () => {
  expect(await said('/assets/images/fox.webp')).toEqual([200, 'fox']);
  await expect(said('/assets/images/hen.webp')).rejects.toThrow('Failed to fetch');
  await expect(said('/build/gone.js')).rejects.toThrow('Failed to fetch');
});

test('a cache that cannot be read is none', async () => {
  network.mockImplementation(async () => new Response('from the server'));
  const closed = { ...memoryCache(), match: async () => Promise.reject(new DOMException('closed', 'SecurityError')) };
  expect(await (await answer(asked('/games', 'navigate'), files, closed as Cache)).text()).toBe('from the server');
});
