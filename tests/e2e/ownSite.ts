// A built site on a server of the test's own, which can be stopped, and replaced by another build of it. The browser may keep nothing by itself.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestHandler } from '../../src/build/server.ts';

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
  const worker = join(folder, 'sw.js');
  let text = readFileSync(worker, 'utf8');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    text = text.replaceAll(revisionIn('dist', file), revisionIn(folder, file));
  }
  writeFileSync(worker, text);
  return folder;
}

const revisionIn = (folder: string, file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('base64url')
    .slice(0, 22);

export class OwnSite {
  #folder: string;
  #server: Server | null = null;
  #port = 0;

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
      const writeHead = response.writeHead.bind(response) as (status: number, headers: object) => typeof response;
      response.writeHead = ((status: number, headers: object) =>
        writeHead(status, { ...headers, 'Cache-Control': 'no-store' })) as typeof response.writeHead;
      handle(request, response);
    }).listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
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
  deploy(folder: string): void {
    rmSync(this.#folder, { recursive: true });
    this.#folder = folder;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }
}
