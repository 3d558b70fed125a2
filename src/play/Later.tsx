// Cards, dialogs and the touch pad come right after the first picture, or as soon as they are needed.
import type { ReactNode } from 'react';
import { later, useFetched } from '../site/later.ts';
import type * as Parts from './parts.ts';

const parts = later<typeof Parts>(() => import('./parts.ts'));

export const fetchParts = parts.fetch;

interface LaterProps {
  /** Fetch them now, if they are not there. */
  readonly wanted?: boolean;
  children(parts: typeof Parts): ReactNode;
}

export function Later({ wanted, children }: LaterProps) {
  const { module } = useFetched(parts, wanted);
  return module && children(module);
}

/** They could not be fetched: whoever asks for one is told so. */
export const useMissingParts = (): boolean => useFetched(parts, false).missing;
