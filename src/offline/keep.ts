// Fetches files into the cache: those that are missing, a few at a time, each checked by its hash before it is written; finds and drops what is broken.
import { isDocument, keyOf, missingOf, NOT_FOUND, type OfflineFile, type OfflineFiles } from './list.ts';

/** Requests at once: two of a browser's six connections are left to the page. */
const AT_ONCE = 4;
/** Base64 letters of a revision: 96 bits tell any two files apart. */
const HASH_LENGTH = 16;
/** Longest time for one file, in milliseconds: a server that is silent holds nothing up for good. */
const FILE_MS = 120_000;

/** A file came that is not the one of the list: part of it, an error page, or another version's. */
export class WrongFile extends Error {
  override readonly name = 'WrongFile';
}

/** Keys in the cache. */
export async function keysIn(cache: Cache): Promise<ReadonlySet<string>> {
  const requests = await cache.keys();
  return new Set(
    requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }),
  );
}

interface FetchOptions {
  /** Passes the browser's own cache by, which may hold what was broken. */
  readonly isPast?: boolean;
  /** Low where nobody waits for it. */
  readonly priority?: RequestPriority;
}

/** Keeps the content pages. Documents come first, so that a half uploaded version is noticed before anything large is fetched. */
export async function keepShell(cache: Cache, files: readonly OfflineFile[], options?: FetchOptions): Promise<void> {
  await keepFiles(cache, files.filter(isDocument), options);
  await keepFiles(cache, files, options);
}

/** Keeps a game or tool. Its document comes last: where it is, all that it needs is there. */
export async function keepPage(cache: Cache, files: readonly OfflineFile[], options?: FetchOptions): Promise<void> {
  await keepFiles(
    cache,
    files.filter(file => !isDocument(file)),
    options,
  );
  await keepFiles(cache, files, options);
}

async function keepFiles(cache: Cache, files: readonly OfflineFile[], options: FetchOptions = {}) {
  const waiting = [...missingOf(files, await keysIn(cache))];
  const next = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      await cache.put(keyOf(file), await fetchRight(file, { ...options, priority: 'low' }));
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch (error) {
    // The others stop, too.
    waiting.length = 0;
    throw error;
  }
}

/** The file of the list. Where the browser's own cache has a wrong one it is asked for once more, past that cache. */
export async function fetchRight(
  file: OfflineFile,
  { isPast = false, priority = 'auto' }: FetchOptions = {},
): Promise<Response> {
  // A name with a hash may come from the browser's cache as it is.
  if (isPast || !file[0].startsWith('/build/')) return fetchOnce(file, isPast ? 'reload' : 'no-cache', priority);
  return fetchOnce(file, 'default', priority).catch(error => {
    if (error instanceof WrongFile) return fetchOnce(file, 'reload', priority);
    throw error;
  });
}

async function fetchOnce(
  [path, revision]: OfflineFile,
  cache: RequestCache,
  priority: RequestPriority,
): Promise<Response> {
  const response = await fetch(path, { cache, priority, signal: AbortSignal.timeout(FILE_MS) });
  if (!response.ok && path !== NOT_FOUND) throw new WrongFile(`${path}: ${response.status}`);
  const body = await response.arrayBuffer();
  if ((await revisionOf(body)) !== revision) throw new WrongFile(`${path} is not the file of this version`);
  return storable(response, body);
}

/** A response as it is stored: not a redirected one, which may not answer a navigation, and without what was true of its transfer alone. */
function storable(response: Response, body: ArrayBuffer): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(body, { status: response.status, headers });
}

/** Drops those of these files that are kept and broken, and the documents that name them. Returns the broken ones. */
export async function dropBroken(
  cache: Cache,
  list: OfflineFiles,
  files: readonly OfflineFile[],
): Promise<readonly OfflineFile[]> {
  const broken: OfflineFile[] = [];
  for (const file of new Set(files)) {
    const kept = await cache.match(keyOf(file));
    if (kept && (await revisionOf(await kept.arrayBuffer())) !== file[1]) broken.push(file);
  }
  for (const key of [...list.documentsOf(broken), ...broken.map(keyOf)]) await cache.delete(key);
  return broken;
}

/** The revision of a file: the beginning of its SHA-256. */
export async function revisionOf(body: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, HASH_LENGTH);
}
