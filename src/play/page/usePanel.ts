// The open dialog of a game's page, one at a time, and those of the site over it. Each pauses play, which resumes when it closes.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { overlays } from '../../site/frame/overlays.ts';
import type { Panel } from './panel.ts';
import type { Play } from './usePlay.ts';

export interface PanelState {
  readonly panel: Panel | null;
  /** True while a dialog of the site lies over the page. */
  readonly overlaid: boolean;
  open(panel: Panel): void;
  close(): void;
}

export function usePanel({ session, pause, resume }: Play): PanelState {
  const [panel, setPanel] = useState<Panel | null>(null);
  const overlaid = useStore(overlays, state => state.open !== null);
  const resumes = useRef(false);

  function cover(): void {
    const state = session?.store.getState();
    resumes.current = state?.phase === 'playing' && !state.playback;
    if (resumes.current) pause();
  }
  function uncover(): void {
    if (resumes.current) resume();
    resumes.current = false;
  }
  const onOverlay = useEffectEvent((isOpen: boolean) => (isOpen ? cover() : uncover()));
  useEffect(
    () =>
      overlays.subscribe((now, before) => {
        if ((now.open === null) !== (before.open === null)) onOverlay(now.open !== null);
      }),
    [],
  );

  return {
    panel,
    overlaid,
    open(which) {
      cover();
      setPanel(which);
    },
    close() {
      setPanel(null);
      uncover();
    },
  };
}
