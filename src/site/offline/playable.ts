// Games that can be played now: without a connection those on this device, else all.
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { withOfflineParts } from './loadOfflineParts.ts';
import { offline } from './offline.ts';

function onConnection(changed: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, changed);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, changed);
  };
}

/** Ids of the games that this device keeps; the service worker is asked once they are wanted. */
export function useGamesKept(isWanted: boolean): ReadonlySet<string> {
  useEffect(() => {
    if (isWanted) void withOfflineParts(parts => parts.refreshOffline());
  }, [isWanted]);
  return useStore(offline, ({ kept }) => kept);
}

/** Those of the games that can be played; null for all, also while it is not known what is kept. */
export function usePlayable<G extends { readonly id: string }>(games: readonly G[]): readonly G[] | null {
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  const kept = useGamesKept(!isOnline);
  const isKnown = useStore(offline, ({ notKept }) => notKept !== null);
  return isOnline || !isKnown ? null : games.filter(({ id }) => kept.has(id));
}
