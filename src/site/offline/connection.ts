// Connection: whether this site answers, and the words that something did not load.
import { mendingOf, whyNotLoaded } from './mend.ts';

/** True if the server answers for an address, with whatever status. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** `what` begins a sentence: 'This page'. The error says more where the connection is not to blame. */
export function notLoaded(what: string, error?: unknown): string {
  if (!navigator.onLine) return `You are offline. ${what} did not load.`;
  const mending = mendingOf(error);
  return mending === 'mended' || mending === 'not right'
    ? `${what} did not load. ${whyNotLoaded(mending, '')}`
    : `${what} did not load.`;
}
