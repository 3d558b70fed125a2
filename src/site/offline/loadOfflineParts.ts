// Loader of the parts that talk to the service worker: their chunk is fetched when the page is at rest.
import type * as Parts from './offlineParts.ts';

/** Does something with the service worker; false if the chunk did not load, or what was done failed. */
export async function withOfflineParts(run: (parts: typeof Parts) => unknown): Promise<boolean> {
  try {
    await run(await import('./offlineParts.ts'));
    return true;
  } catch {
    return false;
  }
}
