// The production server, inside `vite preview`: pre-rendered pages with or without a slash, real 404s, the headers of the one table.
import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { headersFor, redirects } from './headers.ts';
import { contentType } from './mime.ts';

/** Encodings the build wrote beside each text file, best first. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

export function server(): Plugin {
  return {
    name: 'server',
    configurePreviewServer(preview) {
      const { root, build } = preview.config;
      preview.middlewares.use(serve(resolve(root, build.outDir)));
    },
  };
}

/** Answers every request from a built folder. */
export function serve(folder: string) {
  const moved = redirects(path => isFile(join(folder, path, 'index.html')));

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    const path = decoded(rawPath);
    for (const [name, value] of Object.entries(headersFor(path ?? '/'))) response.setHeader(name, value);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const to = path && (moved[path.replace(/\/+$/, '')] ?? withoutIndex(path));
    if (to) {
      response.writeHead(301, { Location: query ? `${to}?${query}` : to }).end();
      return;
    }
    const file = path && fileFor(folder, path);
    if (file) send(request, response, file, 200);
    else if (path && /^\/(?:assets|build)\//.test(path)) plain(response, 404, 'Not found');
    else send(request, response, join(folder, '404.html'), 404);
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** '/games/index.html' is '/games'. */
const withoutIndex = (path: string) =>
  path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : undefined;

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file at a path, or the page there; null outside the folder, for hidden files and where there is none. */
function fileFor(folder: string, path: string): string | null {
  if (path.includes('\0') || path.split('/').some(part => part.startsWith('.'))) return null;
  const file = resolve(folder, `.${path}`);
  if (file !== folder && !file.startsWith(folder + sep)) return null;
  return [file, join(file, 'index.html')].find(isFile) ?? null;
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

function send(request: IncomingMessage, response: ServerResponse, file: string, status: number): void {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const encoding = (['br', 'gzip'] as const).find(name => accepted.includes(name) && isFile(file + ENCODINGS[name]));
  const source = encoding ? file + ENCODINGS[encoding] : file;
  const { size, mtimeMs } = statSync(source);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;

  response.setHeader('Content-Type', contentType(file));
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, { 'Content-Length': size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(source).pipe(response);
}
