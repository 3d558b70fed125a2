// What happens, in the past tense; `x` and `y` say where, in world pixels.
import type { Direction } from './board.ts';
import type { Odds } from './danger.ts';
import { centreOf } from './stage.ts';

interface At {
  readonly x: number;
  readonly y: number;
}
type Happened<Type extends string, More = unknown> = { readonly type: Type } & At & More;

export type DalexEvent =
  | Happened<'moved', { readonly direction: Direction; readonly from: number; readonly to: number }>
  | Happened<'waited', { readonly cell: number }>
  | Happened<'teleported', { readonly from: number; readonly to: number; readonly odds: Odds; readonly left: number }>
  | Happened<'sonicUsed', { readonly cells: readonly number[]; readonly points: number; readonly left: number }>
  | Happened<'goalReached', { readonly cell: number; readonly points: number }>
  | Happened<'goalBuried', { readonly cell: number }>
  /** All that still walked took a step: from and to, one after the other. Then the nearest is so far away and there, and so many ways are safe, waiting among them. */
  | {
      readonly type: 'dalexesStepped';
      readonly from: readonly number[];
      readonly to: readonly number[];
      readonly nearest: { readonly away: number; readonly way: Direction } | null;
      readonly safe: number;
    }
  /** Dalexes became a pile, or a pile grew: `height` dalexes lie in it now. */
  | Happened<
      'collided',
      { readonly cell: number; readonly dalexes: number; readonly height: number; readonly points: number }
    >
  | Happened<'caught', { readonly cell: number; readonly by: readonly number[]; readonly cause: string }>
  | { readonly type: 'gameEnded'; readonly score: number }
  | { readonly type: 'standBegan'; readonly dalexes: number }
  | Happened<'levelWon', { readonly level: number; readonly points: number; readonly cell: number }>
  | {
      readonly type: 'levelBegan';
      readonly level: number;
      readonly dalexes: number;
      readonly hasGoal: boolean;
      readonly teleports: number;
      readonly sonics: number;
    }
  | { readonly type: 'guardSet'; readonly on: boolean }
  /** A level is won or a Last Stand is under way: nothing is to be done. */
  | { readonly type: 'awaited' }
  | { readonly type: 'refused'; readonly message: string };

/** Where a cell of such a board is, for an event. */
export const at = (size: number, cell: number): At => {
  const { x, y } = centreOf(size, cell);
  return { x: Math.round(x), y: Math.round(y) };
};
