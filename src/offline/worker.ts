// Service worker: the content pages work without a connection after one visit, a game or tool after its own first visit. workbox-precaching deletes
// the files of a version when the next begins and knows no files fetched on demand; here open pages of an old version keep theirs.
import { answer, isAnswered } from './answer.ts';
import { keepPage, keepShell, keysIn } from './keep.ts';
import { bytesOf, isDocument, keyOf, missingOf, OfflineFiles, type OfflineList } from './list.ts';
import { type KeptState, type OfflineAnswer, type OfflineMessage, WHICH_VERSION } from './messages.ts';
import type { ServiceWorkerScope, WorkerClient } from './scope.ts';

/** Written by the build (src/build/offline.ts). */
declare const OFFLINE_LIST: OfflineList;

const scope = self as unknown as ServiceWorkerScope;
const files = new OfflineFiles(OFFLINE_LIST);
const openCache = () => caches.open('folded-fox');

/** Beginning of the path of every game's page. */
const GAMES = '/games/';

/** How long a page may take to say of which version it is. */
const ANSWER_MS = 3000;

scope.addEventListener('install', event => event.waitUntil(install()));
scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', event => {
  const { request } = event;
  if (isAnswered(request, scope.location.origin, files))
    event.respondWith(
      // A browser that has closed its storage meanwhile: the site is as without a worker.
      openCache().then(
        cache => answer(request, files, cache),
        () => fetch(request),
      ),
    );
});
scope.addEventListener('message', event => {
  const [port] = event.ports;
  const said = handle(event.data as OfflineMessage).catch(() => null);
  event.waitUntil(said.then(words => port?.postMessage(words)));
});

async function install(): Promise<void> {
  const cache = await openCache();
  await keepShell(cache, files.shell);
  // Games that were kept stay so. One that cannot be is kept again after its next visit.
  for (const path of files.wantedPages(await keysIn(cache))) await keepPage(cache, files.page(path)).catch(() => {});
}

async function handle(message: OfflineMessage): Promise<OfflineAnswer> {
  const cache = await openCache();
  let problem: OfflineAnswer['problem'] = null;
  if (message.type === 'take over') await scope.skipWaiting();
  else if (message.type === 'opened') {
    await keepShell(cache, files.shell).catch(() => {});
    await tidy(cache);
  } else if (message.type === 'keep') problem = await tryToKeep(cache, message.path);
  else if (message.type === 'forget') await forget(cache);
  return { ...(await keptState(cache)), problem };
}

async function tryToKeep(cache: Cache, path: string): Promise<OfflineAnswer['problem']> {
  try {
    await keepPage(cache, files.page(path));
    return null;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'not fetched';
  }
}

/** Deletes what the shell does not need. */
async function forget(cache: Cache): Promise<void> {
  const shell = new Set(files.shell.map(keyOf));
  // Documents go first: one without what it names would be a broken page.
  const others = [...files.list.files].sort((a, b) => Number(isDocument(b)) - Number(isDocument(a)));
  for (const key of others.map(keyOf)) if (!shell.has(key)) await cache.delete(key);
}

async function keptState(cache: Cache): Promise<KeptState> {
  const keys = await keysIn(cache);
  const games = Object.keys(files.list.pages).filter(path => path.startsWith(GAMES));
  const isKept = new Set(files.keptPages(keys));
  const [kept, notKept] = [games.filter(path => isKept.has(path)), games.filter(path => !isKept.has(path))];
  const needed = (paths: readonly string[]) => paths.flatMap(path => files.page(path));
  const ids = (paths: readonly string[]) => paths.map(path => path.slice(GAMES.length));
  return {
    kept: ids(kept),
    notKept: ids(notKept),
    keptBytes: bytesOf(needed(kept)),
    missingBytes: bytesOf(missingOf(needed(notKept), keys)),
  };
}

/** Deletes the files of other versions, unless a page that may need them is open or a new version is on its way. */
async function tidy(cache: Cache): Promise<void> {
  const { installing, waiting } = scope.registration;
  if (installing || waiting) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const versions = await Promise.all(pages.map(versionOf));
  if (!versions.every(version => version !== null && files.isCurrent(version))) return;
  await Promise.all(files.outdated(await keysIn(cache)).map(key => cache.delete(key)));
}

/** The path of a page's first script; null if it does not say. */
function versionOf(page: WorkerClient): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(null), ANSWER_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(typeof data === 'string' ? data : null);
    };
    page.postMessage(WHICH_VERSION, [port2]);
  });
}
