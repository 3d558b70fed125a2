// Static file server of the built site, inside `vite preview`: pre-rendered pages with or without a slash, real 404s, content negotiation for the
// pre-compressed files, conditional and range requests (RFC 9110), headers and redirects from headers.ts. Libraries were tried with tests/server:
// `send` refuses a suffix range longer than the file, and it and `sirv` keep files of pipelined requests open.
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';
import type { Plugin } from 'vite';
import { ALLOWED_METHODS, HEADERS_FILE, headersFor, isPublic, NOT_FOUND_PAGE, redirects, sheetsOf } from './headers.ts';
import { contentType } from './mime.ts';

/** File extensions of the encodings that compress.ts writes beside each text file, best first. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

type WriteHead = (status: number, headers?: Readonly<Record<string, string | number>>) => ServerResponse;

export function server(): Plugin {
  return {
    name: 'server',
    configurePreviewServer(preview) {
      const { root, build } = preview.config;
      preview.middlewares.use(requestHandler(resolve(root, build.outDir)));
    },
  };
}

/** Handles every request from a built folder. */
export function requestHandler(folder: string) {
  const redirectOf = redirects(pagePathsIn(folder));
  const sheets = sheetsOf(readFileSync(join(folder, HEADERS_FILE), 'utf8'));

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [target = ''] = (request.url ?? '').split('?', 1);
    const query = (request.url ?? '').slice(target.length + 1);
    const path = normalizedPath(target);
    const writeHead: WriteHead = (status, headers = {}) =>
      response.writeHead(status, { ...headersFor(path ?? '', status, sheets), ...headers });

    if (!ALLOWED_METHODS.includes(request.method ?? '')) writeHead(405, { Allow: ALLOWED_METHODS.join(', ') }).end();
    else if (path === null) writeHead(400).end();
    else if (redirectOf[path])
      writeHead(301, { Location: query ? `${redirectOf[path]}?${query}` : redirectOf[path] }).end();
    else {
      const file = isPublic(path) ? fileFor(folder, path) : undefined;
      sendFile(request, writeHead, file ?? join(folder, NOT_FOUND_PAGE), file ? 200 : 404);
    }
  };
}

/** Paths of the built pages. */
const pagePathsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => `/${file.replaceAll(sep, '/')}`)
    .filter(file => file.endsWith('/index.html'))
    .map(file => file.slice(0, -'/index.html'.length) || '/');

/** The path of a request target, decoded, without dot segments and double slashes; null if it is malformed or leaves the site. */
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

/** The file of a path, or its index.html. It never leaves the folder, also where the system has other path separators. */
const fileFor = (folder: string, path: string) =>
  [path.endsWith('/') ? '' : join(folder, path), join(folder, path, 'index.html')].find(
    file => file.startsWith(folder + sep) && isFile(file),
  );

/** Accept-Encoding: the available encoding with the highest q-value; `q=0` excludes one, `*` stands for those that are not named. */
function preferredEncoding(accepted: string, isAvailable: (name: Encoding) => boolean): Encoding | undefined {
  const qualities = new Map(
    accepted.split(',').map(part => {
      const [name = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase());
      const q = parameters.find(text => /^q\s*=/.test(text));
      return [name, q === undefined ? 1 : Number(q.split('=')[1])] as const;
    }),
  );
  const qualityOf = (name: Encoding) => qualities.get(name) ?? qualities.get('*') ?? 0;
  return (['br', 'gzip'] as const)
    .filter(name => qualityOf(name) > 0 && isAvailable(name))
    .sort((a, b) => qualityOf(b) - qualityOf(a))[0];
}

/** If-None-Match: `*`, or a list of entity tags, compared weakly. */
const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);

/** Bytes from `start` to `end`, both included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Range: one range of bytes, `a-b`, `a-` or the suffix `-n`. Null where no byte of the file is in it; any other value is ignored. */
function parseRange(header: string, size: number): ByteRange | null | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start <= end ? { start, end } : null;
}

function sendFile(request: IncomingMessage, writeHead: WriteHead, file: string, status: 200 | 404): void {
  const has = (name: Encoding) => isFile(file + ENCODINGS[name]);
  const encoding = preferredEncoding(request.headers['accept-encoding'] ?? '', has);
  const source = encoding ? file + ENCODINGS[encoding] : file;
  const { size, mtimeMs } = statSync(source);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const { range, 'if-none-match': ifNoneMatch, 'if-range': ifRange } = request.headers;
  const headers = {
    'Content-Type': contentType(file),
    ETag: etag,
    ...(status === 200 && { 'Accept-Ranges': 'bytes' }),
    ...((has('br') || has('gzip')) && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  if (status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) {
    writeHead(304, headers).end();
    return;
  }
  const isRangeRequest = status === 200 && request.method === 'GET' && (ifRange === undefined || ifRange === etag);
  const part = isRangeRequest && range !== undefined ? parseRange(range, size) : undefined;
  if (part === null) writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
  else if (part) {
    const { start, end } = part;
    const partial = { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': end - start + 1 };
    sendBody(writeHead(206, { ...headers, ...partial }), source, part);
  } else {
    const response = writeHead(status, { ...headers, 'Content-Length': size });
    if (request.method === 'HEAD') response.end();
    else sendBody(response, source);
  }
}

/**
 * Streams a file. It is opened only once the response has its socket: of several pipelined requests all but the first wait for theirs, and for
 * those that never get one no event says that the client is gone.
 */
function sendBody(response: ServerResponse, file: string, part?: ByteRange): void {
  // A client that disconnects, or a file that is gone, ends this response and nothing else.
  const start = () => void pipeline(createReadStream(file, part), response, () => {});
  if (response.socket) start();
  else response.once('socket', start);
}
