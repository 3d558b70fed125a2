// Cards, dialogs and the touch pad come right after the first picture, or as soon as they are needed.
import type { ReactNode } from 'react';
import { lazyChunk, useLazyChunk } from '../site/lazyChunk.ts';
import type * as Parts from './parts.ts';

const parts = lazyChunk<typeof Parts>(() => import('./parts.ts'));

export const fetchParts = parts.fetch;

interface LazyPartsProps {
  /** Fetch them now, if they are not there. */
  readonly wanted?: boolean;
  children(parts: typeof Parts): ReactNode;
}

export function LazyParts({ wanted, children }: LazyPartsProps) {
  const { module } = useLazyChunk(parts, wanted);
  return module && children(module);
}

/** They could not be fetched: whoever asks for one is told so. */
export const usePartsLoadError = (): boolean => useLazyChunk(parts, false).missing;
