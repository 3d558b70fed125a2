// What a run of Robot Battle is at any moment: nothing yet, a match that is being resolved, one that is shown, or one that is over.
import type { HasRng } from '../kit/core/rng.ts';
import type { Arena, Shot, Side, Winner } from './arena.ts';
import type { RobotId } from './houses.ts';
import type { Forfeit } from './match.ts';

/** What is known of a script once it fights; its text is kept only until the match is resolved. */
export interface Fighter {
  readonly name: string;
  /** Which of the game's own robots it is. */
  readonly robot: RobotId | null;
  readonly lines: number;
  /** Shots by what became of them, and calls that threw. */
  readonly hits: number;
  readonly blocked: number;
  readonly missed: number;
  readonly threw: number;
}

export interface RobotState extends HasRng {
  readonly seed: number;
  readonly phase: 'idle' | 'resolving' | 'running' | 'over';
  /** The two scripts, while they are being resolved. */
  readonly scripts: readonly [string, string] | null;
  readonly fighters: readonly [Fighter, Fighter] | null;
  /** What each robot does in each tick, a letter each. */
  readonly moves: readonly [string, string];
  readonly out: readonly [Forfeit | null, Forfeit | null];
  readonly arena: Arena;
  /** The run's tick at which the next one of the match comes. */
  readonly nextAt: number;
  readonly pace: Pace;
  /** Somebody looks closely: the match stands still. */
  readonly held: boolean;
  readonly winner: Winner | null;
}

export const PACES = [1, 2, 3] as const;
export type Pace = (typeof PACES)[number];

export type RobotCommand =
  | { readonly type: 'fight'; readonly a: string; readonly b: string }
  | { readonly type: 'stop' }
  | { readonly type: 'pace'; readonly pace: number }
  | { readonly type: 'hold'; readonly on: boolean }
  | { readonly type: 'finish' }
  | { readonly type: 'tick' };

interface At {
  readonly x: number;
  readonly y: number;
}
export type RobotEvent =
  | { readonly type: 'began'; readonly names: readonly [string, string] }
  | (At & { readonly type: 'shot'; readonly side: Side; readonly became: Shot; readonly health: number })
  | (At & { readonly type: 'shielded'; readonly side: Side })
  | (At & { readonly type: 'moved'; readonly side: Side })
  | (At & { readonly type: 'threw'; readonly side: Side })
  | { readonly type: 'stopped' }
  | { readonly type: 'skipped' }
  | {
      readonly type: 'ended';
      readonly winner: Winner;
      readonly names: readonly [string, string];
      readonly forfeit: boolean;
      readonly ticks: number;
      readonly lines: number;
      /** The game's own robot that fought as B. */
      readonly robot: RobotId | null;
    }
  | { readonly type: 'refused'; readonly message: string };
