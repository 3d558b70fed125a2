// The studio in React: one per visit of the page, and hooks to its state.
import { createContext, useContext, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { kindOf, STORED } from '../../../data/storedKinds.ts';
import { readFragment } from '../../../ui/share/links.ts';
import { STORAGE_KEY } from '../songs/savedGenerations.ts';
import { browserServices } from './browserServices.ts';
import { createStudio, type Studio } from './studio.ts';
import type { StudioState } from './studioState.ts';

export const StudioContext = createContext<Studio | null>(null);

/** The song that an entry of the browser's history names. */
const songOf = (state: unknown): string | null => {
  const read = v.safeParse(v.object({ song: v.string() }), state);
  return read.success ? read.output.song : null;
};

const loadLab = () => import('../lab.ts');

export function useNewStudio(): Studio {
  const [studio] = useState(() => createStudio(browserServices));
  useEffect(() => {
    const open = () => studio.open(location, songOf(history.state));
    open();
    // The entry of the browser's history names its song: a reload brings it back, whatever link the address is.
    const stop = studio.store.subscribe(({ song }, before) => {
      if (song !== before.song) history.replaceState({ ...history.state, song }, '');
    });
    if (new URLSearchParams(location.search).has('lab'))
      void loadLab().then(({ labApi }) => Object.assign(window, { musicGenerator: labApi }));
    const follow = (event: StorageEvent) => {
      if (event.key === null || event.key === STORAGE_KEY || kindOf('local', event.key)?.kind === STORED.song)
        studio.reread();
    };
    window.addEventListener('storage', follow);
    /** A link with other notes, opened in this page. */
    const openLink = () => readFragment(location.hash).size > 0 && open();
    window.addEventListener('hashchange', openLink);
    return () => {
      window.removeEventListener('hashchange', openLink);
      window.removeEventListener('storage', follow);
      stop();
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
