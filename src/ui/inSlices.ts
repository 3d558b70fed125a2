// Time slicing: runs long work (a generator) for 12 ms at a time, so that the page stays responsive.
import type { Incremental } from '../../scenes/kit/core/incremental.ts';

const SLICE_MS = 12;

interface SliceOptions {
  /** Cancels between two slices; the result is then null. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each slice with the progress, 0 to 1. */
  readonly progress?: ((done: number) => void) | undefined;
}

/** Work that fits in the first slice is finished synchronously. */
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
