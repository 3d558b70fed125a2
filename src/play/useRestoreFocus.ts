// Who has the keyboard when play goes on after a pause: the cell of a board that had it before, else the stage.
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
      // By the next frame whatever closes with the pause has closed, and what took the focus with it.
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
