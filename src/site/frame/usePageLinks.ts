// Hook: a link to another page fetches that page before the address changes. If it cannot be fetched, the page that is open stays as it is, a running
// game too, and a toast says why.
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SiteRoute } from '../../routes.tsx';
import { toast } from '../../ui/toast.ts';
import { BEGIN } from '../games/begin.ts';
import { gamePath } from '../games/gamePath.ts';
import { isReachable } from '../offline/connection.ts';
import { loadOrMend, mendingOf } from '../offline/mend.ts';
import { offline } from '../offline/offline.ts';

/** The link that a plain click follows within this window, or null. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/** True for a game that is not on this device, without a connection: its page may be here, and its rules and pictures are not. */
const isKnownMissing = (path: string): boolean =>
  !navigator.onLine && (offline.getState().notKept?.some(id => gamePath(id) === path) ?? false);

/** `pageAt` finds the page of a path. */
export function usePageLinks(pageAt: (path: string) => Pick<SiteRoute, 'preload' | 'isLoaded'> | undefined): void {
  const navigate = useNavigate();
  const onClick = useEffectEvent(async (event: MouseEvent, isLatest: () => boolean) => {
    const link = followedLink(event);
    if (!link || link.pathname === location.pathname) return;
    const page = pageAt(link.pathname);
    if (!page) return;
    if (isKnownMissing(link.pathname)) {
      event.preventDefault();
      toast({ title: 'You are offline', description: NOT_KEPT });
      return;
    }
    if (page.isLoaded()) return;
    event.preventDefault();
    const { href, pathname, search, hash } = link;
    try {
      await loadOrMend(() => page.preload(), pathname);
      // The link's own listener, which is not reached, would hand over its state.
      const state = link.dataset['begin'] === undefined ? null : BEGIN;
      if (isLatest()) await navigate(`${pathname}${search}${hash}`, { state });
    } catch (error) {
      if (!isLatest()) return;
      if (mendingOf(error) === 'not kept') toast({ title: 'You are offline', description: NOT_KEPT });
      // A server that answers has another version of the page.
      else if (await isReachable(href)) location.assign(href);
      else toast({ title: navigator.onLine ? 'This site is not answering' : 'You are offline', description: STAYS });
    }
  });
  useEffect(() => {
    let clicks = 0;
    const listener = (event: MouseEvent) => {
      const click = ++clicks;
      void onClick(event, () => click === clicks);
    };
    // Before the link's own listener, which leaves a click alone whose default is prevented.
    window.addEventListener('click', listener, { capture: true });
    return () => window.removeEventListener('click', listener, { capture: true });
  }, []);
}

const STAYS = 'That page did not load. You are still on this one.';
const NOT_KEPT =
  'That game is not on this device yet, so you are still on this page. Once you open it with a connection, it stays here.';
