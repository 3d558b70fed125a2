// A built site on a server of the test's own, which can be stopped, and replaced by another build of it. The browser may keep nothing by itself.
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revisionOf } from '../../src/build/offline.ts';
import { requestHandler } from '../../src/build/server.ts';
import type { Fault } from '../../src/offline/deploySimulator.ts';
import { documentsIn, type OfflineList } from '../../src/offline/list.ts';

const TEXTS = /\.(?:html|js|css|json|txt|webmanifest)$/;

/** A copy of the built site without its compressed files, each text changed by `change`. */
export function builtCopy(change: (text: string, file: string) => string = text => text): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  cpSync('dist', folder, { recursive: true, filter: path => !/\.(?:br|gz)$/.test(path) });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (TEXTS.test(file)) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before, file);
      if (after !== before) writeFileSync(path, after);
    }
  return folder;
}

/** A second build: every script has another name, the pages another text, and the service worker lists what there is. */
export function secondBuild(): string {
  const renamed = (text: string) =>
    text.replace(/(-[\w-]{8})(\.js\b)/g, '$1x$2').replaceAll('A person reads', 'Somebody reads');
  const folder = builtCopy(renamed);
  for (const name of readdirSync(join(folder, 'build')))
    if (name.endsWith('.js')) renameSync(join(folder, 'build', name), join(folder, 'build', renamed(name)));
  return relisted(folder);
}

/** A folder whose service worker lists what is in it now, changed by `change`: the list has another name then. */
export function relisted(folder: string, change: (list: OfflineList) => OfflineList = list => list): string {
  const name = readdirSync(join(folder, 'build')).find(file => /^offline-.{16}\.json$/.test(file)) ?? '';
  const before = readFileSync(join(folder, 'build', name), 'utf8');
  const list = JSON.parse(before) as OfflineList;
  const files = list.files.map(([path, , bytes]) => [path, revisionIn(folder, path), bytes] as const);
  const listed = change({ ...list, files });
  const text = JSON.stringify(listed);
  const was = name.slice('offline-'.length, -'.json'.length);
  const revision = revisionOf(Buffer.from(text));
  rmSync(join(folder, 'build', name));
  writeFileSync(join(folder, 'build', name.replace(was, revision)), text);
  const worker = join(folder, 'sw.js');
  // The worker names the revisions of pages, too.
  const documents = documentsIn(listed);
  const script = Object.entries(documentsIn(list)).reduce(
    (all, [path, old]) => all.replaceAll(old, documents[path] ?? old),
    readFileSync(worker, 'utf8').replaceAll(was, revision),
  );
  writeFileSync(worker, script);
  return folder;
}

/** The revision of a page's document or of a file. */
function revisionIn(folder: string, path: string): string {
  const document = join(folder, path, 'index.html');
  return revisionOf(readFileSync(existsSync(document) ? document : join(folder, path)));
}

export class OwnSite {
  #folder: string;
  #server: Server | null = null;
  #port = 0;
  /** A path that is answered wrong, as a host does half way through a deployment. */
  wrong: { readonly path: string; readonly fault: Fault } | null = null;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async of(folder: string): Promise<OwnSite> {
    const site = new OwnSite(folder);
    await site.start();
    return site;
  }

  at(path: string): string {
    return `http://localhost:${this.#port}${path}`;
  }

  async start(): Promise<void> {
    let handle = requestHandler(this.#folder);
    let served = this.#folder;
    this.#server = createServer((request, response) => {
      if (served !== this.#folder) {
        served = this.#folder;
        handle = requestHandler(served);
      }
      if (this.wrong && this.wrong.path === request.url?.split('?', 1)[0]) {
        this.#answerWrong(this.wrong.path, this.wrong.fault, response);
        return;
      }
      const writeHead = response.writeHead.bind(response) as (status: number, headers: object) => typeof response;
      response.writeHead = ((status: number, headers: object) =>
        writeHead(status, { ...headers, 'Cache-Control': 'no-store' })) as typeof response.writeHead;
      handle(request, response);
    }).listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** A script is sent with its caching for a year, whatever it is. */
  #answerWrong(path: string, fault: Fault, response: ServerResponse): void {
    const caching = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    const file = (name: string) => readFileSync(join(this.#folder, name));
    if (fault === '404' || fault === '500') response.writeHead(Number(fault), { 'Cache-Control': 'no-store' }).end();
    else if (fault === 'start page')
      response.writeHead(200, { 'Content-Type': 'text/html', ...caching }).end(file('index.html'));
    else if (fault === 'cut') {
      const whole = file(path);
      response
        .writeHead(200, { 'Content-Type': 'text/javascript', ...caching })
        .end(whole.subarray(0, whole.length / 2));
    }
  }

  /** Takes the network away. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  /** Puts another build in the place of this one. */
  deploy(folder: string, wrong: OwnSite['wrong'] = null): void {
    rmSync(this.#folder, { recursive: true });
    this.#folder = folder;
    this.wrong = wrong;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }
}
