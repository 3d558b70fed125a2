// `npx vite preview`, which `npm start` runs, answers as the list says.
import type { AddressInfo } from 'node:net';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { builtFolder, type Folder } from './folder.ts';
import { askAll } from './questions.ts';

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

askAll(() => (server.httpServer.address() as AddressInfo).port, ['br', 'gzip']);
