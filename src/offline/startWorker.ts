// Service worker: the content pages work without a connection after one visit, a game or tool after its own first visit. workbox-precaching deletes
// the files of a version when the next begins and knows no files fetched on demand; here open pages of an old version keep theirs.
import { answer, isAnswered } from './answer.ts';
import { dropBroken, keepPage, keepShell, keysIn, WrongFile } from './keep.ts';
import {
  bytesOf,
  GAMES,
  isDocument,
  keyOf,
  missingOf,
  type OfflineFile,
  OfflineFiles,
  type OfflineList,
  type OfflineVersion,
  pagePath,
} from './list.ts';
import { type KeptState, type OfflineAnswer, type OfflineMessage, WHICH_VERSION } from './messages.ts';
import type { ServiceWorkerScope, WorkerClient } from './scope.ts';

/** Name of the cache of all versions. */
export const CACHE = 'folded-fox';

/** How long a page may take to say of which version it is. */
const ANSWER_MS = 3000;

type Outcome = Pick<OfflineAnswer, 'problem' | 'broken'>;
const DONE: Outcome = { problem: null, broken: null };

/** The list of this version's files lies in the cache beside them. */
export function startWorker(
  scope: ServiceWorkerScope,
  storage: Pick<CacheStorage, 'open' | 'match'>,
  version: OfflineVersion,
): void {
  const listFile: OfflineFile = [...version.list, 0];
  let list: Promise<OfflineFiles> | undefined;

  /** The cache and this version's list; fetched again where the browser has deleted it. */
  async function open(): Promise<readonly [Cache, OfflineFiles]> {
    const cache = await storage.open(CACHE);
    list ??= readList(cache).catch(error => {
      list = undefined;
      throw error;
    });
    return [cache, await list];
  }

  async function readList(cache: Cache): Promise<OfflineFiles> {
    const read = async () => new OfflineFiles((await (await cache.match(keyOf(listFile)))?.json()) as OfflineList);
    return read().catch(async () => {
      await cache.delete(keyOf(listFile));
      await keepPage(cache, [listFile]);
      return read();
    });
  }

  scope.addEventListener('install', event => event.waitUntil(install()));
  scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('fetch', event => {
    const { request } = event;
    if (!isAnswered(request, scope.location.origin)) return;
    // The list is read beside a page that is kept, for what it will ask for: a worker that had been stopped has none.
    const opened = open();
    opened.catch(() => {});
    // A browser that has closed or emptied its storage meanwhile: the site is as without a worker.
    const answered = () =>
      opened.then(
        ([cache, files]) => answer(request, files, cache),
        () => fetch(request),
      );
    event.respondWith(
      request.mode === 'navigate' ? keptPage(request.url).then(page => page ?? answered(), answered) : answered(),
    );
  });

  async function keptPage(url: string): Promise<Response | undefined> {
    const path = pagePath(new URL(url).pathname);
    if (!Object.hasOwn(version.documents, path)) return undefined;
    return storage.match(keyOf([path, version.documents[path] ?? '', 0]), { cacheName: CACHE });
  }
  scope.addEventListener('message', event => {
    const [port] = event.ports;
    const said = handle(event.data as OfflineMessage).catch(() => null);
    event.waitUntil(said.then(words => port?.postMessage(words)));
  });

  async function install(): Promise<void> {
    const [cache, files] = await open();
    await keepShell(cache, files.shell);
    // Games that were kept stay so. One that cannot be is kept again after its next visit.
    for (const path of files.wantedPages(await keysIn(cache))) await keepPage(cache, files.page(path)).catch(() => {});
  }

  async function handle(message: OfflineMessage): Promise<OfflineAnswer> {
    // Needs no list: a new version can begin also where the storage is in a bad way.
    if (message.type === 'take over') await scope.skipWaiting();
    const [cache, files] = await open();
    const outcome = await act(message, cache, files);
    return { ...keptState(files, await keysIn(cache)), ...outcome };
  }

  async function act(message: OfflineMessage, cache: Cache, files: OfflineFiles): Promise<Outcome> {
    switch (message.type) {
      case 'opened':
        await keepShell(cache, files.shell).catch(() => {});
        await tidy(cache, files);
        return DONE;
      case 'keep':
        return { ...DONE, problem: await problemOf(keepPage(cache, files.page(message.path))) };
      case 'mend':
        return mend(cache, files, message.path);
      case 'check':
        return check(cache, files);
      case 'forget':
        await forget(cache, files);
        return DONE;
      default:
        return DONE;
    }
  }

  /** Deletes the files of other versions, unless a page that may need them is open or a new version is on its way. */
  async function tidy(cache: Cache, files: OfflineFiles): Promise<void> {
    const { installing, waiting } = scope.registration;
    if (installing || waiting) return;
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const versions = await Promise.all(pages.map(versionOf));
    if (!versions.every(script => script !== null && files.isCurrent(script))) return;
    const outdated = files.outdated(await keysIn(cache)).filter(key => key !== keyOf(listFile));
    await Promise.all(outdated.map(key => cache.delete(key)));
  }
}

/** Why files could not be kept; null if they are. */
async function problemOf(keeping: Promise<void>): Promise<OfflineAnswer['problem']> {
  try {
    await keeping;
    return null;
  } catch (error) {
    if (error instanceof WrongFile) return 'wrong';
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'not fetched';
  }
}

/** Checks the content pages and a game or tool, and fetches what is broken or missing. */
async function mend(cache: Cache, files: OfflineFiles, path: string): Promise<Outcome> {
  const needed = [...files.shell, ...files.page(path)];
  await dropBroken(cache, files, needed);
  const missing = missingOf(needed, await keysIn(cache));
  return { problem: await fetchMissing(cache, files, [path]), broken: missing.length };
}

/** Checks all that is kept, and fetches what was broken again. */
async function check(cache: Cache, files: OfflineFiles): Promise<Outcome> {
  const kept = files.keptPages(await keysIn(cache));
  const broken = await dropBroken(cache, files, files.list.files);
  const problem = broken.length > 0 ? await fetchMissing(cache, files, kept) : null;
  return { problem, broken: broken.length };
}

/** Fetches what the content pages and these pages lack, past the browser's cache. Returns the first problem. */
async function fetchMissing(cache: Cache, files: OfflineFiles, paths: readonly string[]) {
  const problems = [await problemOf(keepShell(cache, files.shell, { isPast: true }))];
  for (const path of paths) problems.push(await problemOf(keepPage(cache, files.page(path), { isPast: true })));
  return problems.find(problem => problem !== null) ?? null;
}

/** Deletes what the shell does not need. */
async function forget(cache: Cache, files: OfflineFiles): Promise<void> {
  const shell = new Set(files.shell.map(keyOf));
  // Documents go first: one without what it names would be a broken page.
  const others = [...files.list.files].sort((a, b) => Number(isDocument(b)) - Number(isDocument(a)));
  for (const key of others.map(keyOf)) if (!shell.has(key)) await cache.delete(key);
}

function keptState(files: OfflineFiles, keys: ReadonlySet<string>): KeptState {
  const isGame = (path: string) => path.startsWith(GAMES);
  const games = Object.keys(files.list.pages).filter(isGame);
  const isKept = new Set(files.keptPages(keys));
  const [kept, notKept] = [games.filter(path => isKept.has(path)), games.filter(path => !isKept.has(path))];
  const needed = (paths: readonly string[]) => paths.flatMap(path => files.page(path));
  const idOf = (path: string) => path.slice(GAMES.length);
  return {
    kept: kept.map(idOf),
    notKept: notKept.map(idOf),
    keptBytes: bytesOf(needed(kept)),
    missingBytes: bytesOf(missingOf(needed(notKept), keys)),
    partly: files
      .partlyKept(keys)
      .filter(isGame)
      .map(path => {
        const missing = missingOf(files.page(path), keys);
        return { id: idOf(path), files: missing.length, bytes: bytesOf(missing) };
      }),
  };
}

/** The path of a page's first script; null if it does not say. */
function versionOf(page: WorkerClient): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    const said = (version: string | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(version);
    };
    const timer = setTimeout(() => said(null), ANSWER_MS);
    port1.onmessage = ({ data }) => said(typeof data === 'string' ? data : null);
    page.postMessage(WHICH_VERSION, [port2]);
  });
}
