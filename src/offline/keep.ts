// Fetches files into the cache: those that are missing, a few at a time, each checked before it is written: what is in the cache is whole.
import { isDocument, keyOf, missingOf, NOT_FOUND, type OfflineFile } from './list.ts';

/** Requests at once: two of a browser's six connections are left to the page. */
const AT_ONCE = 4;
const HASH_LENGTH = 22;

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

/** Keeps the content pages. Documents come first, so that a half uploaded version is noticed before anything large is fetched. */
export async function keepShell(cache: Cache, files: readonly OfflineFile[]): Promise<void> {
  await keepFiles(cache, files.filter(isDocument));
  await keepFiles(cache, files);
}

/** Keeps a game or tool. Its document comes last: where it is, all that it needs is there. */
export async function keepPage(cache: Cache, files: readonly OfflineFile[]): Promise<void> {
  await keepFiles(
    cache,
    files.filter(file => !isDocument(file)),
  );
  await keepFiles(cache, files);
}

async function keepFiles(cache: Cache, files: readonly OfflineFile[]): Promise<void> {
  const waiting = [...missingOf(files, await keysIn(cache))];
  const next = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await keepFile(cache, file);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch (error) {
    // The others stop, too.
    waiting.length = 0;
    throw error;
  }
}

async function keepFile(cache: Cache, file: OfflineFile): Promise<void> {
  const [path, revision] = file;
  const response = await fetch(path, { cache: revision ? 'no-cache' : 'default', priority: 'low' });
  if (!response.ok && path !== NOT_FOUND) throw new Error(`${path}: ${response.status}`);
  const body = await response.arrayBuffer();
  // A document of another version would name scripts that are not kept.
  if (isDocument(file) && (await revisionOf(body)) !== revision) throw new Error(`${path} is of another version`);
  await cache.put(keyOf(file), storable(response, body));
}

/** A response as it is stored: not a redirected one, which may not answer a navigation, and without what was true of its transfer alone. */
function storable(response: Response, body: ArrayBuffer): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(body, { status: response.status, headers });
}

/** The revision of a file: the beginning of its SHA-256. */
export async function revisionOf(body: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, HASH_LENGTH);
}
