// Answers of the service worker to a page's requests: what is kept first, then the network, then what says that there is none.
import { fetchRight, WrongFile } from './keep.ts';
import { keyOf, NOT_FOUND, type OfflineFile, type OfflineFiles, pagePath } from './list.ts';

/** Pages, and files of the two folders and beside them; the worker's own script goes its way. */
const ANSWERED = /^\/(?:(?:build|assets)\/|(?!sw\.js$)[\w-]+\.\w+$)/;

/** True for a request that the worker answers; every other goes its way as without one. It is decided before the list is read. */
export function isAnswered(request: Request, origin: string): boolean {
  const { origin: to, pathname } = new URL(request.url);
  if (request.method !== 'GET' || to !== origin || request.headers.has('range')) return false;
  return request.mode === 'navigate' || ANSWERED.test(pathname);
}

export async function answer(request: Request, files: OfflineFiles, cache: Cache): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = pathname === NOT_FOUND ? undefined : files.at(pathname);
  const kept = await keptFile(pathname, file, cache).catch(() => undefined);
  if (kept) return kept;
  try {
    return await fromNetwork(request, file);
  } catch (error) {
    const instead =
      request.mode === 'navigate'
        ? await pageInstead(request.url, files, cache)
        : await pictureInstead(pathname, files, cache);
    if (instead) return instead;
    throw error;
  }
}

/** What is kept for a path; a script of another version is found by its name, for a page that is still open. */
async function keptFile(path: string, file: OfflineFile | undefined, cache: Cache): Promise<Response | undefined> {
  if (file) return cache.match(keyOf(file));
  return path.startsWith('/build/') ? cache.match(path, { ignoreSearch: true }) : undefined;
}

/** A script is checked: a browser remembers one that it cannot read until the page is left, and asks again for one that did not come. */
async function fromNetwork(request: Request, file: OfflineFile | undefined): Promise<Response> {
  if (!file || request.destination !== 'script') return fetch(request);
  return fetchRight(file).catch(error => {
    if (error instanceof WrongFile) return Response.error();
    throw error;
  });
}

/** Another width of a picture. */
async function pictureInstead(path: string, files: OfflineFiles, cache: Cache): Promise<Response | undefined> {
  const key = files.standInFor(path);
  return key === undefined ? undefined : cache.match(key);
}

/** What a navigation leads to without a connection: where the server would redirect it to, a page that says what is not kept, or the 404 page. */
async function pageInstead(url: string, files: OfflineFiles, cache: Cache): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const path = pagePath(pathname);
  const { moved, pages, notKept } = files.list;
  if (Object.hasOwn(moved, path)) return Response.redirect(new URL(`${moved[path]}${search}`, url), 301);
  const page = files.at(NOT_FOUND);
  const missing = page && (await cache.match(keyOf(page)));
  // Its headers are those of every page: the policy above all.
  if (!missing) return undefined;
  const isKnown = Object.hasOwn(pages, path);
  return new Response(isKnown ? notKept : await missing.arrayBuffer(), {
    status: isKnown ? 503 : 404,
    headers: missing.headers,
  });
}
