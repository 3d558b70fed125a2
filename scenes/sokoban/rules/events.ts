// Events of Sokoban. `x` is the place on the stage in px, for stereo panning.
import type { GameEvent } from '../../kit/core/rules.ts';
import type { Direction, Level } from './level.ts';
import { STAGE } from './stage.ts';

export interface Step {
  readonly direction: Direction;
  /** Cells that the player leaves and enters. */
  readonly from: number;
  readonly to: number;
}

export type SokobanEvent = GameEvent &
  (
    | ({ readonly type: 'moved' } & Step)
    /** `box`: index of the box; `boxTo`: its new cell; `home`: it is now on a goal; `away`: it was on a goal. */
    | ({
        readonly type: 'pushed';
        readonly box: number;
        readonly boxTo: number;
        /** Of that cell, from 1. */
        readonly row: number;
        readonly column: number;
        readonly home: boolean;
        readonly away: boolean;
      } & Step)
    | { readonly type: 'homed'; readonly left: number }
    /** Several moves played at once. */
    | { readonly type: 'played'; readonly lurd: string; readonly moves: number; readonly pushes: number }
    | {
        readonly type: 'solved';
        readonly key: string;
        /** Null for a custom level. */
        readonly number: number | null;
        readonly moves: number;
        readonly pushes: number;
        /** Minimum of pushes, if proven. */
        readonly par: number | null;
        /** The result is recorded: no help was used. */
        readonly counts: boolean;
      }
    | { readonly type: 'began'; readonly number: number | null; readonly title: string; readonly again: boolean }
    /** A move after the win, while the next level is due: ignored without a refusal. */
    | { readonly type: 'awaited' }
    | { readonly type: 'helpTaken' }
    | { readonly type: 'parNoted'; readonly pushes: number }
    | { readonly type: 'bumped'; readonly direction: Direction; readonly message: string }
    | { readonly type: 'refused'; readonly message: string }
  );

/** x of a cell's column on the stage, in px. */
export const stageX = ({ width }: Level, cell: number): number => (((cell % width) + 0.5) / width) * STAGE.width;
