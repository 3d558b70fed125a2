// What the studio can take back: the music before each change. A slider that is dragged is one change.
import type { StudioState } from './studioState.ts';

export type Music = Pick<StudioState, 'settings' | 'morph' | 'written' | 'locked'>;

const MOST = 100;
/** Changes of one kind so close together are one. */
const TOGETHER_MS = 800;

export function createHistory(now: () => Date) {
  let past: Music[] = [];
  let last = { kind: '', time: 0 };
  return {
    /** Before a change; `kind` is what is turned. */
    note(music: Music, kind: string): void {
      const time = now().getTime();
      const goesOn = kind === last.kind && time - last.time < TOGETHER_MS;
      last = { kind, time };
      if (!goesOn) past = [...past.slice(1 - MOST), music];
    },
    back(): Music | null {
      last = { kind: '', time: 0 };
      return past.pop() ?? null;
    },
    isEmpty: () => past.length === 0,
  };
}
