// Focus restoration: after a pause the board cell that had the keyboard focus gets it back, else the stage; and the stage gets what a press left to nobody.
import { useEffect } from 'react';
import type { MountedGame } from './PhaserHost.tsx';

type Stage = Pick<MountedGame, 'host'> & {
  readonly stage: { readonly session: Pick<MountedGame['stage']['session'], 'store'> };
};

export function useRestoreFocus(mounted: Stage | null): void {
  useEffect(() => {
    if (!mounted) return;
    const { host, stage } = mounted;
    let frame = 0;
    let cell: Element | null = null;
    const stopFollowing = followLoss(host, () => stage.session.store.getState().phase === 'playing');
    const stop = stage.session.store.subscribe(({ phase }, before) => {
      if (phase === before.phase) return;
      const focused = document.activeElement;
      if (before.phase === 'playing')
        cell = host.contains(focused) ? (focused?.closest('[role="gridcell"]') ?? null) : null;
      if (phase !== 'playing') return;
      // By the next frame the cards of the pause have closed and given up the focus.
      frame = requestAnimationFrame(() => {
        const target = cell?.isConnected && before.phase === 'paused' ? cell : host;
        if (target !== host || document.activeElement === document.body)
          (target as HTMLElement).focus({ preventScroll: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stopFollowing();
      stop();
    };
  }, [mounted]);
}

/** Frames within which a press takes its button away: the next tick answers it, then React, and the sheet's last style. */
const FRAMES_TO_LOSE = 20;

/** A press may take away the button or sheet that had the focus: the page's body would have it, and keys would reach no game. */
function followLoss(host: HTMLElement, plays: () => boolean): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let before: Element | null = null;
  let frame = 0;
  // At the press what has the focus, and at the click what the press gave it to.
  const began = ({ type }: Event) => {
    if (type !== 'click' || document.activeElement !== document.body) before = document.activeElement;
  };
  const ended = () => {
    cancelAnimationFrame(frame);
    let left = FRAMES_TO_LOSE;
    const look = () => {
      const isLost = before !== null && !before.isConnected && document.activeElement === document.body;
      if (isLost && plays()) host.focus({ preventScroll: true });
      else if (--left > 0) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
  };
  for (const type of ['pointerdown', 'keydown', 'click'])
    window.addEventListener(type, began, { signal, capture: true });
  for (const type of ['click', 'keyup']) window.addEventListener(type, ended, { signal });
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
}
