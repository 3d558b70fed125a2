// The worker's wiring: what each event and each message does, with a scope, a cache and a server of the test's own.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropBroken, keysIn, revisionOf } from './keep.ts';
import { documentsIn, keyOf, type OfflineFile, OfflineFiles, type OfflineList } from './list.ts';
import type { OfflineMessage } from './messages.ts';
import { CACHE, startWorker } from './startWorker.ts';
import { FakeScope, LIST, memoryCache, ORIGIN, openPage, storageOf } from './testing.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (path: string) => `text of ${path}`;
const files = await Promise.all(
  LIST.files.map(async ([path, , size]): Promise<OfflineFile> => [path, await revisionOf(bytes(textOf(path))), size]),
);
const list: OfflineList = { ...LIST, files };
const LIST_FILE = ['/build/offline-1.json', await revisionOf(bytes(JSON.stringify(list)))] as const;
const VERSION = { list: LIST_FILE, documents: documentsIn(list) };
const BOOT = '/build/site-1.js';
const [keyOfList, ...shellKeys] = [`${LIST_FILE[0]}?revision=${LIST_FILE[1]}`, ...files.slice(0, 5).map(keyOf)];
const golfKeys = new OfflineFiles(list).page('/games/golf').map(keyOf);
const OLD = { '/build/golf-0.js?revision=older': 'old golf', '/build/older.js': 'kept before names had revisions' };

const network = vi.spyOn(globalThis, 'fetch');
const serve = (instead: Readonly<Record<string, string>> = {}) =>
  network.mockImplementation(async path => {
    const name = path as string;
    return new Response(instead[name] ?? (name === LIST_FILE[0] ? JSON.stringify(list) : textOf(name)));
  });
beforeEach(() => void serve());
afterEach(() => {
  vi.clearAllMocks();
});

afterAll(() => network.mockRestore());

function started(kept: Readonly<Record<string, string>> = {}) {
  const cache = memoryCache(Object.fromEntries(Object.entries(kept).map(([key, text]) => [key, new Response(text)])));
  const worker = new FakeScope();
  const opened: string[] = [];
  const open = async (name: string) => {
    opened.push(name);
    return cache;
  };
  startWorker(worker.scope, { open, match: key => cache.match(key) }, VERSION);
  return { worker, cache, opened };
}
async function installed(kept: Readonly<Record<string, string>> = {}) {
  const all = started(kept);
  await all.worker.fire('install');
  return all;
}

test('installing keeps the content pages, and the games that another version kept', async () => {
  const { cache, opened } = await installed();
  expect(await keysIn(cache)).toEqual(new Set([keyOfList, ...shellKeys]));
  expect(new Set(opened)).toEqual(new Set([CACHE]));
  const again = await installed({ '/games/golf?revision=older': 'golf' });
  expect([...(await keysIn(again.cache))]).toEqual(expect.arrayContaining(golfKeys));
});

test.each([LIST_FILE[0], ...files.slice(0, 5).map(([path]) => path)])(
  'it is not installed where %s is another file',
  async path => {
    serve({ [path]: '<!doctype html>' });
    await expect(started().worker.fire('install')).rejects.toThrow(path);
  },
);

test('an active worker answers for the pages that are open', async () => {
  const { worker } = await installed();
  await worker.fire('activate');
  expect(worker.done).toEqual(['claim']);
});

test('a request is answered from what is kept, and from the network where the browser has closed its storage', async () => {
  const { worker } = await installed();
  network.mockClear();
  expect(await (await worker.ask('/games', 'navigate'))?.text()).toBe(textOf('/games'));
  expect(network).not.toHaveBeenCalled();
  expect(await worker.ask('/sw.js')).toBeUndefined();
  const closed = new FakeScope();
  const refused = () => Promise.reject(new DOMException('closed', 'SecurityError'));
  startWorker(closed.scope, { open: refused, match: refused }, VERSION);
  network.mockImplementation(async request => new Response(`network: ${(request as Request).url}`));
  expect(await (await closed.ask('/games', 'navigate'))?.text()).toBe(`network: ${ORIGIN}/games`);
});

test('a page that is kept is answered before the list is read, whatever follows its path', async () => {
  const { worker, cache } = await installed();
  let read: (list: Response) => void = () => {};
  const match = cache.match;
  cache.match = async (key, options) =>
    key === keyOfList ? new Promise<Response>(resolve => (read = resolve)) : match(key, options);
  const woken = new FakeScope();
  startWorker(woken.scope, storageOf(cache), VERSION);
  expect(await (await woken.ask('/games/?seed=7', 'navigate'))?.text()).toBe(textOf('/games'));
  const script = woken.ask(BOOT);
  await new Promise(resolve => setTimeout(resolve));
  read(new Response(JSON.stringify(list)));
  expect(await (await script)?.text()).toBe(textOf(BOOT));
  expect(worker.done).toEqual([]);
});

test('a page of another version is not this one’s', async () => {
  const { worker } = await installed({ '/games/golf?revision=older': 'old golf' });
  serve({ '/games/golf': 'golf of this version' });
  expect(await (await worker.ask('/games/golf', 'navigate'))?.text()).not.toBe('old golf');
});

test.each([{}, { [keyOfList]: '{"files":[[' }])('a list that is gone or broken is fetched again: %j', async kept => {
  const { worker, cache } = started(kept);
  expect((await worker.ask('/games', 'navigate'))?.status).toBe(200);
  expect(await (await cache.match(keyOfList))?.json()).toEqual(list);
});

test('“take over” begins the new version; no other message does', async () => {
  const others: OfflineMessage[] = [
    ...(['state', 'check', 'forget', 'opened'] as const).map(type => ({ type })),
    ...(['keep', 'mend'] as const).map(type => ({ type, path: '/games/golf' })),
  ];
  const { worker } = await installed();
  for (const message of others) expect(await worker.send(message), message.type).not.toBeNull();
  expect(worker.done).toEqual([]);
  await worker.send({ type: 'take over' });
  expect(worker.done).toEqual(['skip waiting']);
});

test('“take over” needs no storage', async () => {
  const worker = new FakeScope();
  const refused = () => Promise.reject(new Error('closed'));
  startWorker(worker.scope, { open: refused, match: refused }, VERSION);
  expect(await worker.send({ type: 'take over' })).toBeNull();
  expect(worker.done).toEqual(['skip waiting']);
});

test.each([
  ['of this version', [openPage(BOOT)], {}, true],
  ['none', [], {}, true],
  ['of the old version', [openPage('/build/boot-0.js')], {}, false],
  ['of both versions', [openPage(BOOT), openPage('/build/boot-0.js')], {}, false],
  ['of this version, and a new one is being fetched', [openPage(BOOT)], { installing: {} }, false],
  ['of this version, and a new one waits', [openPage(BOOT)], { waiting: {} }, false],
] as const)('open pages: %s; old files are deleted', async (_, pages, registration, isDeleted) => {
  const { worker, cache } = await installed(OLD);
  worker.pages = pages;
  Object.assign(worker.registration, registration);
  await worker.send({ type: 'opened' });
  const keys = await keysIn(cache);
  expect(Object.keys(OLD).map(key => keys.has(key))).toEqual([!isDeleted, !isDeleted]);
  expect([...keys]).toEqual(expect.arrayContaining([keyOfList, ...shellKeys]));
});

test('a page that does not say its version keeps the old files', async () => {
  vi.useFakeTimers();
  const { worker, cache } = await installed(OLD);
  worker.pages = [openPage(null)];
  const told = worker.send({ type: 'opened' });
  await vi.advanceTimersByTimeAsync(3000);
  await told;
  vi.useRealTimers();
  expect([...(await keysIn(cache))]).toEqual(expect.arrayContaining(Object.keys(OLD)));
});

test('“opened” completes the content pages', async () => {
  const { worker, cache } = await installed();
  await cache.delete(shellKeys[1] ?? '');
  await worker.send({ type: 'opened' });
  expect([...(await keysIn(cache))]).toEqual(expect.arrayContaining(shellKeys));
});

test('“keep”, “state” and “forget”: a game is kept, told of, and removed', async () => {
  const { worker, cache } = await installed();
  const kept = await worker.send({ type: 'keep', path: '/games/golf' });
  expect(kept).toMatchObject({ kept: ['golf'], notKept: ['chess'], problem: null, broken: null, partly: [] });
  expect(kept).toMatchObject({ keptBytes: 1037, missingBytes: 48 });
  expect(await worker.send({ type: 'state' })).toEqual(kept);
  expect(await worker.send({ type: 'forget' })).toMatchObject({ kept: [], notKept: ['golf', 'chess'] });
  expect(await keysIn(cache)).toEqual(new Set([keyOfList, ...shellKeys]));
});

test('why a game could not be kept: no connection, or the server sent something else; what it lacks is told', async () => {
  const { worker } = await installed();
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await worker.send({ type: 'keep', path: '/games/golf' })).toMatchObject({
    problem: 'not fetched',
    partly: [],
  });
  serve({ '/build/engine-1.js': '<!doctype html>' });
  expect(await worker.send({ type: 'keep', path: '/games/golf' })).toMatchObject({ problem: 'wrong', kept: [] });
  serve({ '/games/golf': '<!doctype html>' });
  const answer = await worker.send({ type: 'keep', path: '/games/golf' });
  expect(answer?.partly).toEqual([{ id: 'golf', files: 1, bytes: 7 }]);
});

/** A worker that kept a game, of which a file is broken since. */
async function withBroken(path: string) {
  const all = await installed();
  await all.worker.send({ type: 'keep', path: '/games/golf' });
  const file = new OfflineFiles(list).at(path);
  if (file) await all.cache.put(keyOf(file), new Response('<!doctype html>'));
  network.mockClear();
  return all;
}
const brokenIn = (cache: Cache) => dropBroken(cache, new OfflineFiles(list), files);

test.each([{ type: 'mend', path: '/games/golf' }, { type: 'check' }] as const)(
  '$type: a broken file is found and fetched past the browser’s cache',
  async message => {
    const { worker, cache } = await withBroken('/build/golf-1.js');
    expect(await worker.send(message)).toMatchObject({
      broken: message.type === 'mend' ? 2 : 1,
      problem: null,
      kept: ['golf'],
    });
    expect(network.mock.calls.map(([path, init]) => [path, init?.cache])).toEqual([
      ['/build/golf-1.js', 'reload'],
      ['/games/golf', 'reload'],
    ]);
    expect(await brokenIn(cache)).toEqual([]);
    expect(await worker.send(message)).toMatchObject({ broken: 0, problem: null });
  },
);

test('without a connection what is broken is dropped, and the game is not said to be kept', async () => {
  const { worker } = await withBroken('/build/golf-1.js');
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await worker.send({ type: 'check' })).toMatchObject({ broken: 1, problem: 'not fetched', kept: [] });
  expect((await worker.ask('/games/golf', 'navigate'))?.status).toBe(503);
});

test('“check” fetches nothing where all is right, “mend” what the page lacks', async () => {
  const { worker } = await installed();
  network.mockClear();
  expect(await worker.send({ type: 'check' })).toMatchObject({ broken: 0, problem: null, kept: [] });
  expect(network).not.toHaveBeenCalled();
  expect(await worker.send({ type: 'mend', path: '/games/golf' })).toMatchObject({ broken: 3, kept: ['golf'] });
});
