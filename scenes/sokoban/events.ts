// What happened, as plain data. `x` says where on the stage, so that sound can pan.
import type { GameEvent } from '../kit/core/rules.ts';
import type { Direction, Level } from './level.ts';
import { STAGE } from './stage.ts';

export interface Step {
  readonly direction: Direction;
  /** The cells that the player leaves and enters. */
  readonly from: number;
  readonly to: number;
}

export type SokobanEvent = GameEvent &
  (
    | ({ readonly type: 'moved' } & Step)
    /** `home`: onto a goal; `away`: off one. */
    | ({
        readonly type: 'pushed';
        readonly box: number;
        readonly boxTo: number;
        readonly home: boolean;
        readonly away: boolean;
      } & Step)
    | { readonly type: 'homed'; readonly left: number }
    /** Letters played at once, from a position to another. */
    | { readonly type: 'played'; readonly lurd: string; readonly moves: number; readonly pushes: number }
    | {
        readonly type: 'solved';
        readonly key: string;
        /** Null for an own level. */
        readonly number: number | null;
        readonly moves: number;
        readonly pushes: number;
        readonly par: number | null;
        readonly counts: boolean;
      }
    | { readonly type: 'began'; readonly number: number | null; readonly title: string; readonly again: boolean }
    /** A step after the win: nothing to refuse, the next level is on its way. */
    | { readonly type: 'awaited' }
    | { readonly type: 'helpTaken' }
    | { readonly type: 'parNoted'; readonly pushes: number }
    | { readonly type: 'bumped'; readonly direction: Direction; readonly message: string }
    | { readonly type: 'refused'; readonly message: string }
  );

/** Where a cell's column lies across the stage. */
export const across = ({ width }: Level, cell: number): number => (((cell % width) + 0.5) / width) * STAGE.width;
