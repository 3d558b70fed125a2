// Builds and serves the page that games are measured against, packed and sent as the site's own files are.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compress } from '../../src/build/compress.ts';
import { HEADERS_FILE, headersFile, sheetSource } from '../../src/build/headers.ts';
import { requestHandler } from '../../src/build/server.ts';
import type { PreviewServer } from '../setup/site.ts';

const STYLE = 'body { margin: 2rem; font: 1rem/1.5 sans-serif; background: #f4ecd8; color: #222 }';
/** A page as fast as one can be: its words and their style are in its document. */
const INLINE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Words</title><style>${STYLE}</style><h1>Words</h1><p>That is all.</p></html>`;

export async function servedReference(): Promise<PreviewServer> {
  const outDir = mkdtempSync(join(tmpdir(), 'reference-'));
  // The test runner says "test" here, and would make it React's development build.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({
    root: fileURLToPath(new URL('reference', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, assetsDir: 'build', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  process.env['NODE_ENV'] = before;
  // What a browser asks for besides (its icon) is not there.
  writeFileSync(join(outDir, '404.html'), 'Not here.');
  writeFileSync(join(outDir, 'inline.html'), INLINE_PAGE);
  writeFileSync(join(outDir, HEADERS_FILE), headersFile([sheetSource(STYLE)]));
  await compress(outDir);
  const server = createServer(requestHandler(outDir));
  await new Promise<void>(resolve => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
      rmSync(outDir, { recursive: true });
    },
  };
}
