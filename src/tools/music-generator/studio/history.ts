// Undo history of the studio: the music before each change. Dragging a slider is one change.
import type { BySection } from './form.ts';
import type { Morph, Settings } from './settings.ts';
import type { Locked, Written } from './written.ts';

export interface MusicState {
  readonly settings: Settings;
  readonly morph: Morph;
  readonly written: BySection<Written>;
  /** Layers that stay as they are while others are composed again. */
  readonly locked: BySection<Locked>;
}

const MAX_UNDO = 100;
/** Changes of one kind within this time are merged; those of no kind never are. */
const MERGE_MS = 800;

export type History = ReturnType<typeof createHistory>;

export function createHistory(now: () => Date) {
  let past: MusicState[] = [];
  let last = { kind: '', time: 0 };
  return {
    /** Call it before a change; `kind` says which control changes. */
    record(music: MusicState, kind: string): void {
      const time = now().getTime();
      const goesOn = kind !== '' && kind === last.kind && time - last.time < MERGE_MS;
      last = { kind, time };
      if (!goesOn) past = [...past.slice(1 - MAX_UNDO), music];
    },
    undo(): MusicState | null {
      last = { kind: '', time: 0 };
      return past.pop() ?? null;
    },
    /** Begins with these steps. */
    restore(steps: readonly MusicState[]): void {
      last = { kind: '', time: 0 };
      past = steps.slice(-MAX_UNDO);
    },
    steps: (): readonly MusicState[] => past,
    isEmpty: () => past.length === 0,
  };
}
