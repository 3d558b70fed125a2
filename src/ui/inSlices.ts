// Long work without holding the page: pieces for a dozen milliseconds, then whatever else the page has to do, then on.
import type { Incremental } from '../../scenes/kit/core/incremental.ts';

const SLICE_MS = 12;

interface SliceOptions {
  /** Gives up between two slices; the answer is then null. */
  readonly signal?: AbortSignal | undefined;
  /** Hears after each slice how far it is, 0 to 1. */
  readonly progress?: ((done: number) => void) | undefined;
}

/** What is done within the first slice is done before this returns. */
export async function inSlices<T>(work: Incremental<T>, { signal, progress }: SliceOptions = {}): Promise<T | null> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    let piece = work.next();
    while (!piece.done && performance.now() < until) piece = work.next();
    if (piece.done) return piece.value;
    progress?.(piece.value);
    await new Promise(resolve => setTimeout(resolve));
    if (signal?.aborted) {
      work.return(undefined as T);
      return null;
    }
  }
}
