// Site under test: the built pages as `vite preview` serves them, behind a proxy that can collect the errors of a page.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servePreview } from '../setup/site.ts';
import { reportErrors } from './reportErrors.ts';

export interface Site {
  readonly address: string;
  /** Errors that pages have reported, and responses of 400 and above. */
  faults(): readonly string[];
  forgetFaults(): void;
  /** Number of requests that are not answered yet. */
  pending(): number;
  stop(): void;
}

const REPORTER = '/report-errors.js';
const REPORTS = '/reported-errors';
/** Page of the site's origin without a script: nothing writes while the storage is emptied. */
export const EMPTY = '/empty-page';
const WORKER = '/sw.js';
const HEAD = /<head[^>]*>/;

/** Serves the built site; `reportsErrors` gives each page a first script that reports its errors, for an engine whose console cannot be read. */
export async function serveSite({ reportsErrors }: { readonly reportsErrors: boolean }): Promise<Site> {
  const preview = await servePreview();
  let faults: string[] = [];
  let pending = 0;
  async function respond(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    if (asked.url === REPORTER)
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`(${String(reportErrors)})(${JSON.stringify(REPORTS)});`);
    else if (asked.url === EMPTY)
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><link rel="icon" href="data:,"><title>Empty</title>');
    // A worker would answer instead of the server that a test watches.
    else if (asked.url === WORKER) response.writeHead(404).end();
    else if (asked.url === REPORTS) {
      faults.push((await bodyOf(asked)).toString());
      response.writeHead(204).end();
    } else await forward(asked, response);
  }

  async function forward(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    pending++;
    response.once('close', () => pending--);
    const isPage = reportsErrors && (asked.headers.accept ?? '').includes('text/html');
    const headers = { ...asked.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const upstream = request(preview.address + asked.url, { method: asked.method, headers });
    asked.pipe(upstream);
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
    const { statusCode = 500 } = answer;
    if (statusCode >= 400) faults.push(`${statusCode}: ${asked.url}`);
    if (isPage) {
      const text = (await bodyOf(answer)).toString().replace(HEAD, `$&<script src="${REPORTER}"></script>`);
      const { 'content-length': _length, etag: _tag, ...kept } = answer.headers;
      response.writeHead(statusCode, kept).end(text);
    } else {
      response.writeHead(statusCode, answer.headers);
      answer.pipe(response);
    }
  }

  const server = createServer((asked, response) => {
    // The browser has left the page, or the preview has ended: the request ends, too.
    respond(asked, response).catch(() => response.destroy());
  });
  await new Promise<void>(resolve => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    faults: () => faults,
    forgetFaults: () => {
      faults = [];
    },
    pending: () => pending,
    stop: () => {
      server.closeAllConnections();
      server.close();
      preview.stop();
    },
  };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
