// The studio in React: one per visit of the page, and hooks to its state.
import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { readFragment } from '../../ui/links.ts';
import { browserServices } from './browserServices.ts';
import { STORAGE_KEY } from './savedGenerations.ts';
import { createStudio, type Studio } from './studio.ts';
import type { StudioState } from './studioState.ts';

export const StudioContext = createContext<Studio | null>(null);

const loadLab = () => import('./lab.ts');

export function useNewStudio(): Studio {
  const [studio] = useState(() => createStudio(browserServices));
  useEffect(() => {
    studio.open(location);
    if (new URLSearchParams(location.search).has('lab'))
      void loadLab().then(({ labApi }) => Object.assign(window, { musicGenerator: labApi }));
    const follow = (event: StorageEvent) => {
      if (event.key === STORAGE_KEY) studio.reread();
    };
    window.addEventListener('storage', follow);
    /** A link with other notes, opened in this page. */
    const openLink = () => readFragment(location.hash).size > 0 && studio.open(location);
    window.addEventListener('hashchange', openLink);
    return () => {
      window.removeEventListener('hashchange', openLink);
      window.removeEventListener('storage', follow);
      studio.destroy();
    };
  }, [studio]);
  return studio;
}

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('There is no studio around this component');
  return studio;
}

export const useStudioState = <T>(select: (state: StudioState) => T): T => useStore(useStudio().store, select);
