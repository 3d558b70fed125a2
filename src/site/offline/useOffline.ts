// Hook of the app: registers the service worker once the page is quiet, has what was visited kept, and announces a new version.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissToast, toast, toasts } from '../../ui/toast.ts';
import { withOfflineParts } from './loadOfflineParts.ts';

/** Pause after a page has loaded, in milliseconds: what it fetches for itself comes first. */
const QUIET_MS = 2000;

/** Calls back when the page has loaded and is quiet. Returns a function that cancels. */
function whenQuiet(go: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(go, QUIET_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('load', wait);
  };
}

/** `isGame` tells a game's page: nothing is announced there, for a run may be open. */
export function useOffline(isGame: (path: string) => boolean): void {
  const { pathname } = useLocation();
  const [isNew, setIsNew] = useState(false);
  const announces = isNew && !isGame(pathname);
  useEffect(
    () =>
      whenQuiet(() => {
        void withOfflineParts(({ keepVisited, checkForVersion }) => {
          keepVisited(pathname);
          void checkForVersion();
        });
      }),
    [pathname],
  );
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void withOfflineParts(parts => parts.checkForVersion());
    };
    document.addEventListener('visibilitychange', check);
    const cancel = whenQuiet(() => void withOfflineParts(parts => parts.onNewVersion(() => setIsNew(true))));
    return () => {
      document.removeEventListener('visibilitychange', check);
      cancel();
    };
  }, []);
  useEffect(() => (announces ? announce() : undefined), [announces]);
}

/** Says that a new version waits. Returns a function that takes it back. */
function announce(): () => void {
  toast({
    title: 'A new version is here',
    description: 'You get it when you reload, or on your next visit.',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Load it', run: () => void withOfflineParts(parts => parts.loadNewVersion()) },
  });
  const id = toasts.getState().last?.id;
  return () => dismissToast(id);
}
