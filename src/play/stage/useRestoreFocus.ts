// Focus restoration: after a pause the board cell that had the keyboard focus gets it back, else the stage.
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
      stop();
    };
  }, [mounted]);
}
