// Who has the keyboard when play goes on after a pause: the cell of a board that had it before, else the stage.
import { useEffect } from 'react';
import type { Mounted } from './PhaserHost.tsx';

type Stage = Pick<Mounted, 'host'> & {
  readonly stage: { readonly session: Pick<Mounted['stage']['session'], 'store'> };
};

export function useKeyboardBack(mounted: Stage | null): void {
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
        const back = cell?.isConnected && before.phase === 'paused' ? cell : host;
        if (back !== host || document.activeElement === document.body)
          (back as HTMLElement).focus({ preventScroll: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [mounted]);
}
