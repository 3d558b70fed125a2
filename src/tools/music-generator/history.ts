// What the studio can take back: the music before each change. A slider that is dragged is one change.
import type { StudioState } from './studioState.ts';

export type MusicState = Pick<StudioState, 'settings' | 'morph' | 'written' | 'locked'>;

const MAX_UNDO = 100;
/** Changes of one kind so close together are one. */
const MERGE_MS = 800;

export function createHistory(now: () => Date) {
  let past: MusicState[] = [];
  let last = { kind: '', time: 0 };
  return {
    /** Before a change; `kind` is what is turned. */
    record(music: MusicState, kind: string): void {
      const time = now().getTime();
      const goesOn = kind === last.kind && time - last.time < MERGE_MS;
      last = { kind, time };
      if (!goesOn) past = [...past.slice(1 - MAX_UNDO), music];
    },
    undo(): MusicState | null {
      last = { kind: '', time: 0 };
      return past.pop() ?? null;
    },
    isEmpty: () => past.length === 0,
  };
}
