// Events of Dalex; `x` and `y` are world pixels.
import type { Direction, Nearest } from './board.ts';
import type { TeleportOdds } from './danger.ts';
import { centreOf } from './geometry.ts';

interface At {
  readonly x: number;
  readonly y: number;
}
type Located<Type extends string, More = unknown> = { readonly type: Type } & At & More;

export type DalexEvent =
  | Located<'moved', { readonly direction: Direction; readonly from: number; readonly to: number }>
  | Located<'waited', { readonly cell: number }>
  | Located<
      'teleported',
      { readonly from: number; readonly to: number; readonly odds: TeleportOdds; readonly left: number }
    >
  | Located<'sonicUsed', { readonly cells: readonly number[]; readonly points: number; readonly left: number }>
  | Located<'goalReached', { readonly cell: number; readonly points: number }>
  | Located<'goalBuried', { readonly cell: number }>
  /** All dalexes stepped: `from` and `to` in the same order; then the nearest dalex, and the safe moves, waiting included. */
  | {
      readonly type: 'dalexesStepped';
      readonly from: readonly number[];
      readonly to: readonly number[];
      readonly nearest: Nearest | null;
      /** Leapers are there, and leap in the coming turn. */
      readonly leaps: boolean;
      readonly safe: readonly (Direction | 'wait')[];
    }
  /** Dalexes became a pile, or a pile grew to `height` dalexes. */
  | Located<
      'collided',
      { readonly cell: number; readonly dalexes: number; readonly height: number; readonly points: number }
    >
  /** Sleepers woke: the player came near, or made noise. */
  | Located<'woke', { readonly cells: readonly number[] }>
  | Located<'caught', { readonly cell: number; readonly by: readonly number[]; readonly cause: string }>
  | { readonly type: 'gameEnded'; readonly score: number }
  | { readonly type: 'standBegan'; readonly dalexes: number }
  | Located<'levelWon', { readonly level: number; readonly points: number; readonly cell: number }>
  | {
      readonly type: 'levelBegan';
      readonly level: number;
      readonly dalexes: number;
      readonly sleepers: number;
      readonly leapers: number;
      /** What is new on this level, in sentences; null where nothing is. */
      readonly lesson: string | null;
      readonly hasGoal: boolean;
      readonly teleports: number;
      readonly sonics: number;
    }
  | { readonly type: 'guardSet'; readonly on: boolean }
  /** A command came while a level is won or a Last Stand is under way; nothing happens. */
  | { readonly type: 'awaited' }
  | { readonly type: 'refused'; readonly message: string };

/** Centre of a cell in whole world pixels, for an event. */
export const pointOf = (size: number, cell: number): At => {
  const { x, y } = centreOf(size, cell);
  return { x: Math.round(x), y: Math.round(y) };
};
