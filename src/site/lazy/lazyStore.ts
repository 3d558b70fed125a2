// A stored value that a pre-rendered page shows: its module is loaded with the page, before React takes the page over, and by no other page.
import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { lazyChunk } from './lazyChunk.ts';

export interface LazyStore<M, T> {
  /** Resolves once the module is there, or cannot be fetched. */
  fetch(): Promise<void>;
  /** Hook: the value; null during pre-rendering and hydration, and where its module could not be fetched. */
  useValue(): T | null;
  /** Hook: the module; null during pre-rendering and hydration, for it is there before React takes the page over. */
  useModule(): M | null;
}

export function lazyStore<M, T>(load: () => Promise<M>, storeOf: (module: M) => StoreApi<T>): LazyStore<M, T> {
  const { store: chunk, fetch } = lazyChunk(load);
  const module = () => chunk.getState().module;

  function onChange(changed: () => void): () => void {
    let stop: (() => void) | undefined;
    const listen = () => {
      const loaded = module();
      if (loaded) stop ??= storeOf(loaded).subscribe(changed);
    };
    const stopLoading = chunk.subscribe(() => {
      listen();
      changed();
    });
    listen();
    return () => {
      stopLoading();
      stop?.();
    };
  }
  const now = () => {
    const loaded = module();
    return loaded ? storeOf(loaded).getState() : null;
  };
  return {
    fetch,
    useValue: () => useSyncExternalStore(onChange, now, () => null),
    useModule: () => useSyncExternalStore(onChange, module, () => null),
  };
}
