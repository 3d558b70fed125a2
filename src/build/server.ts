// The production server, inside `vite preview`: pre-rendered pages with or without a slash, real 404s, everything else as headers.ts says.
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';
import type { Plugin } from 'vite';
import { ALLOWED_METHODS, headersFor, isPublic, NOT_FOUND_PAGE, redirects } from './headers.ts';
import { contentType } from './mime.ts';

/** Encodings the build wrote beside each text file, best first. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

export function server(): Plugin {
  return {
    name: 'server',
    configurePreviewServer(preview) {
      const { root, build } = preview.config;
      preview.middlewares.use(requestHandler(resolve(root, build.outDir)));
    },
  };
}

/** Answers every request from a built folder. */
export function requestHandler(folder: string) {
  const moved = redirects(pagePathsIn(folder));

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [target = ''] = (request.url ?? '').split('?', 1);
    const query = (request.url ?? '').slice(target.length + 1);
    const path = normalizedPath(target);
    const answer = (status: number, headers: Readonly<Record<string, string | number>> = {}) =>
      response.writeHead(status, { ...headersFor(path ?? '', status), ...headers });

    if (!ALLOWED_METHODS.includes(request.method ?? '')) answer(405, { Allow: ALLOWED_METHODS.join(', ') }).end();
    else if (path === null) answer(400).end();
    else if (moved[path]) answer(301, { Location: query ? `${moved[path]}?${query}` : moved[path] }).end();
    else {
      const file = isPublic(path) ? fileFor(folder, path) : undefined;
      sendFile(request, answer, file ?? join(folder, NOT_FOUND_PAGE), file ? 200 : 404);
    }
  };
}

/** Where the built pages are normalizedPath. */
const pagePathsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => `/${file.replaceAll(sep, '/')}`)
    .filter(file => file.endsWith('/index.html'))
    .map(file => file.slice(0, -'/index.html'.length) || '/');

/** The path a request means, decoded, without dots and doubled slashes; null where it means none or leaves the site. */
function normalizedPath(target: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(target);
  } catch {
    return null;
  }
  if (!path.startsWith('/') || path.includes('\0')) return null;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.length > 0 && /\/\.{0,2}$/.test(path) ? `/${parts.join('/')}/` : `/${parts.join('/')}`;
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file at a path, or the page there. A system that parts its paths otherwise may not leave the folder either. */
const fileFor = (folder: string, path: string) =>
  [path.endsWith('/') ? '' : join(folder, path), join(folder, path, 'index.html')].find(
    file => file.startsWith(folder + sep) && isFile(file),
  );

/** Which encoding a request likes best of those that are there: `br;q=0` is a refusal. */
function preferredEncoding(accepted: string, isThere: (name: keyof typeof ENCODINGS) => boolean) {
  const liking = new Map(
    accepted.split(',').map(part => {
      const [name = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase());
      const q = parameters.find(text => /^q\s*=/.test(text));
      return [name, q === undefined ? 1 : Number(q.split('=')[1])] as const;
    }),
  );
  const likingOf = (name: string) => liking.get(name) ?? liking.get('*') ?? 0;
  return (['br', 'gzip'] as const)
    .filter(name => likingOf(name) > 0 && isThere(name))
    .sort((a, b) => likingOf(b) - likingOf(a))[0];
}

function sendFile(
  request: IncomingMessage,
  answer: (status: number, headers: Readonly<Record<string, string | number>>) => ServerResponse,
  file: string,
  status: number,
): void {
  const packed = (name: keyof typeof ENCODINGS) => isFile(file + ENCODINGS[name]);
  const encoding = preferredEncoding(request.headers['accept-encoding'] ?? '', packed);
  const source = encoding ? file + ENCODINGS[encoding] : file;
  const { size, mtimeMs } = statSync(source);
  const headers = {
    'Content-Type': contentType(file),
    ETag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    ...((packed('br') || packed('gzip')) && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  if (status === 200 && request.headers['if-none-match'] === headers.ETag) {
    answer(304, headers).end();
    return;
  }
  const response = answer(status, { ...headers, 'Content-Length': size });
  // Who leaves early, or a file that is gone, ends this answer and nothing else.
  if (request.method === 'HEAD') response.end();
  else pipeline(createReadStream(source), response, () => {});
}
