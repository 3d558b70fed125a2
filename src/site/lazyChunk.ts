// A chunk that a page can begin without: nothing until it is there, and where it could not be fetched, asked for again by the next who needs it.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface ChunkState<M> {
  readonly module: M | null;
  /** The last try failed: perhaps the connection was lost. */
  readonly missing: boolean;
}

export interface LazyChunk<M> {
  readonly store: StoreApi<ChunkState<M>>;
  fetch(): Promise<void>;
}

export function lazyChunk<M>(load: () => Promise<M>): LazyChunk<M> {
  const store = createStore<ChunkState<M>>(() => ({ module: null, missing: false }));
  let fetching = false;

  async function fetch(): Promise<void> {
    if (fetching || store.getState().module) return;
    fetching = true;
    try {
      store.setState({ module: await load(), missing: false });
    } catch {
      store.setState({ missing: true });
    } finally {
      fetching = false;
    }
  }
  return { store, fetch };
}

/** The chunk, asked for at once where it is `wanted`. */
export function useLazyChunk<M>({ store, fetch }: LazyChunk<M>, wanted = true): ChunkState<M> {
  const fetched = useStore(store);
  const asks = wanted && !fetched.module;
  useEffect(() => {
    if (asks) void fetch();
  }, [asks, fetch]);
  return fetched;
}
