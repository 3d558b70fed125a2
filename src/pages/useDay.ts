// Hook: the number of today, in days since 1970, which changes at midnight by universal time. Null during pre-rendering and hydration: a page is
// pre-rendered on another day.
import { useSyncExternalStore } from 'react';
import { dayNumber } from '../site/games/day.ts';

const LOOK_EVERY_MS = 30_000;

function onDay(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

export const useDay = (): number | null =>
  useSyncExternalStore(
    onDay,
    () => dayNumber(),
    () => null,
  );
