// Lazy chunk in a store: null until it is loaded; after a failure the next component that needs it loads it again.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadOrMend, type Mending, mendingOf } from '../offline/mend.ts';

interface ChunkState<M> {
  readonly module: M | null;
  /** Why the last attempt failed; null if it did not. */
  readonly missing: Mending | null;
}

export interface LazyChunk<M> {
  readonly store: StoreApi<ChunkState<M>>;
  fetch(): Promise<void>;
}

export function lazyChunk<M>(load: () => Promise<M>): LazyChunk<M> {
  const store = createStore<ChunkState<M>>(() => ({ module: null, missing: null }));
  let fetching = false;

  async function fetch(): Promise<void> {
    if (fetching || store.getState().module) return;
    fetching = true;
    try {
      store.setState({ module: await loadOrMend(load), missing: null });
    } catch (error) {
      store.setState({ missing: mendingOf(error) });
    } finally {
      fetching = false;
    }
  }
  return { store, fetch };
}

/** Hook: the chunk, loaded when `wanted`. */
export function useLazyChunk<M>({ store, fetch }: LazyChunk<M>, wanted = true): ChunkState<M> {
  const fetched = useStore(store);
  const asks = wanted && !fetched.module;
  useEffect(() => {
    if (asks) void fetch();
  }, [asks, fetch]);
  return fetched;
}
