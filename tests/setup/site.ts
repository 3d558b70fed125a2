// The built site, served for tests that drive a browser from vitest.
import { spawn } from 'node:child_process';

export interface Served {
  readonly address: string;
  stop(): void;
}

/** `vite preview` on a port of its own; the site must have been built. */
export async function servedSite(port: number): Promise<Served> {
  const server = spawn('npx', ['vite', 'preview', '--port', String(port), '--strictPort'], {
    stdio: 'ignore',
    detached: true,
  });
  const address = `http://localhost:${port}`;
  const answers = () =>
    fetch(address).then(
      response => response.ok,
      () => false,
    );
  for (let tries = 0; tries < 100; tries++) {
    if (await answers())
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
