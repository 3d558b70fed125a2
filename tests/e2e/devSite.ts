// Development server on a copy of the site's source, so that what its pages save is written into the copy.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';

export interface DevSite {
  readonly root: string;
  readonly address: string;
  stop(): Promise<void>;
}

const COPIED = ['assets', 'scenes', 'src', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** React in development says that the stage's box was filled before it was hydrated. */
export const SAID_IN_DEVELOPMENT = /dangerouslySetInnerHTML/;

/** `prepare` changes the copy before it is served. */
export async function serveDevelopment(prepare: (root: string) => void = () => {}): Promise<DevSite> {
  const root = mkdtempSync(join(tmpdir(), 'dev-site-'));
  for (const part of COPIED) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  prepare(root);
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(root, '.vite'),
    logLevel: 'error',
    server: { port: 0, host: 'localhost', fs: { strict: false } },
  });
  await server.listen();
  return {
    root,
    address: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    async stop() {
      await server.close();
      rmSync(root, { recursive: true });
    },
  };
}
