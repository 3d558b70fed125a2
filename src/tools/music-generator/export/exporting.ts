// Exports: one at a time, with progress and Cancel.
import type { StoreApi } from 'zustand/vanilla';
import type { StudioState } from '../studio/studioState.ts';
import type { Rendering } from './render.ts';

const NO_FILE =
  'The file could not be made: this browser gives the page no audio renderer. Nothing is lost. MIDI export works without it.';

export function createExports({ getState: get, setState: set }: StoreApi<StudioState>) {
  let exporting: AbortController | null = null;
  return {
    async run(what: string, work: (rendering: Rendering) => Promise<void>): Promise<void> {
      if (get().busy) return;
      const { signal } = (exporting = new AbortController());
      set({ busy: what, done: 0, message: null });
      try {
        await work({ signal, progress: done => set({ done }) });
      } catch {
        if (!signal.aborted) set({ message: NO_FILE });
      } finally {
        set({ busy: null });
      }
    },
    cancel: () => exporting?.abort(),
  };
}
