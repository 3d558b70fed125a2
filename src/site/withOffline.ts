// Does something with the service worker, whose chunk no first picture waits for.
import type * as Parts from './offlineParts.ts';

/** `failed` is called if the chunk does not load, or what was to be done fails: by default the page goes on without. */
export async function withOffline(run: (parts: typeof Parts) => unknown, failed: () => void = () => {}): Promise<void> {
  try {
    await run(await import('./offlineParts.ts'));
  } catch {
    failed();
  }
}
