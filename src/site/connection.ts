// Connection: whether this site answers, and the words that something did not load.

/** True if the server answers for an address, with whatever status. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** `what` begins a sentence: 'This page'. */
export const notLoaded = (what: string): string =>
  navigator.onLine ? `${what} did not load.` : `You are offline. ${what} did not load.`;
