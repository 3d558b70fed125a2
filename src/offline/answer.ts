// Answers of the service worker to a page's requests: what is kept first, then the network, then what says that there is none.
import { NOT_FOUND, type OfflineFiles, pagePath } from './list.ts';

/** True for a request that the worker answers; every other goes its way as without one. */
export function isAnswered(request: Request, origin: string, files: OfflineFiles): boolean {
  const { origin: to, pathname } = new URL(request.url);
  if (request.method !== 'GET' || to !== origin || request.headers.has('range')) return false;
  return request.mode === 'navigate' || /^\/(?:build|assets)\//.test(pathname) || files.has(pathname);
}

export async function answer(request: Request, files: OfflineFiles, cache: Cache): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = pathname === NOT_FOUND ? undefined : await cache.match(files.keyFor(pathname)).catch(() => undefined);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const instead =
      request.mode === 'navigate'
        ? await pageInstead(request.url, files, cache)
        : await pictureInstead(pathname, files, cache);
    if (instead) return instead;
    throw error;
  }
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
  const missing = await cache.match(files.keyFor(NOT_FOUND));
  // Its headers are those of every page: the policy above all.
  if (!missing) return undefined;
  const isKnown = Object.hasOwn(pages, path);
  return new Response(isKnown ? notKept : await missing.arrayBuffer(), {
    status: isKnown ? 503 : 404,
    headers: missing.headers,
  });
}
