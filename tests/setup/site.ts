// Preview server of the built site, for tests that drive a browser from vitest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface PreviewServer {
  readonly address: string;
  stop(): void;
}

/** A free port: one assigned by the system and released again. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts `vite preview` on a free port; the site must have been built. */
export async function servePreview(): Promise<PreviewServer> {
  const port = await freePort();
  const server = spawn('npx', ['vite', 'preview', '--port', String(port), '--strictPort'], {
    stdio: 'ignore',
    detached: true,
  });
  const address = `http://localhost:${port}`;
  const responds = () =>
    fetch(address).then(
      response => response.ok,
      () => false,
    );
  for (let tries = 0; tries < 100; tries++) {
    if (await responds())
      return {
        address,
        stop() {
          if (server.pid) process.kill(-server.pid);
        },
      };
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error('The built site is not served: run npm run build first');
}
