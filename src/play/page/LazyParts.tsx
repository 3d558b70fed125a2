// Lazy chunk of cards, dialogs and touch pad: fetched right after the first picture, or as soon as it is needed.
import type { ReactNode } from 'react';
import { lazyChunk, useLazyChunk } from '../../site/lazy/lazyChunk.ts';
import type { Mending } from '../../site/offline/mend.ts';
import type * as Parts from './parts.ts';

const parts = lazyChunk<typeof Parts>(() => import('./parts.ts'));

export const fetchParts = parts.fetch;

interface LazyPartsProps {
  /** True fetches the chunk now, if it is not loaded. */
  readonly wanted?: boolean;
  children(parts: typeof Parts): ReactNode;
}

export function LazyParts({ wanted, children }: LazyPartsProps) {
  const { module } = useLazyChunk(parts, wanted);
  return module && children(module);
}

/** Why the chunk could not be fetched, for which the page shows an error card; null if it could. */
export const usePartsLoadError = (): Mending | null => useLazyChunk(parts, false).missing;
