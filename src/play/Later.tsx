// Cards, dialogs and the touch pad come right after the first picture, or as soon as they are needed.
import type { ReactNode } from 'react';
import { later, useLater } from '../site/later.ts';
import type * as AllParts from './parts.ts';

type Parts = typeof AllParts;

const parts = later<Parts>(() => import('./parts.ts'));

export const fetchParts = parts.fetch;

interface LaterProps {
  /** Fetch them now, if they are not there. */
  readonly wanted?: boolean;
  children(parts: Parts): ReactNode;
}

export function Later({ wanted, children }: LaterProps) {
  const { module } = useLater(parts, wanted);
  return module && children(module);
}

/** They could not be fetched: whoever asks for one is told so. */
export const useMissingParts = (): boolean => useLater(parts, false).missing;
