// `npx vite preview`, which `npm start` runs, answers as the list says.
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtFolder, type Folder } from './folder.ts';
import { askAll, asked } from './questions.ts';

let folder: Folder;
let server: PreviewServer;
beforeAll(async () => {
  folder = await builtFolder();
  server = await preview({
    logLevel: 'error',
    build: { outDir: folder.path },
    preview: { port: 0, host: '127.0.0.1', strictPort: false },
  });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const port = () => (server.httpServer.address() as AddressInfo).port;

askAll(port, ['br', 'gzip']);

// nginx knows no `*`.
test.each([
  ['*', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['gzip;q=1, *;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=much, gzip;q=0.1', 'gzip'],
])('Accept-Encoding %s is answered in %s', async (accept, encoding) => {
  const { headers } = await asked(port(), { ask: '/games', accept, status: 200 });
  expect(headers['content-encoding']).toBe(encoding);
});

/** How many handles the process, which the server runs in, has on a file; Linux alone tells. */
const handlesOn = (file: string) =>
  readdirSync('/proc/self/fd').filter(handle => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`) === file;
    } catch {
      return false;
    }
  }).length;

test.runIf(process.platform === 'linux')('a client that reads nothing leaves no file open', async () => {
  const file = join(folder.path, 'assets/large.png');
  writeFileSync(file, Buffer.alloc(8_000_000));
  const client = connect(port(), '127.0.0.1');
  client.on('error', () => {}).pause();
  client.write('GET /assets/large.png HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20));
  await vi.waitFor(() => expect(handlesOn(file)).toBeGreaterThan(0));
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(handlesOn(file), 'open while it reads nothing').toBe(1);
  client.destroy();
  await vi.waitFor(() => expect(handlesOn(file)).toBe(0));
});
