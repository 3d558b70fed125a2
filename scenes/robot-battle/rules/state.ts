// State, commands and events of Robot Battle: no match yet, one being resolved, one being shown, or one that is over.

import type { HasRng } from '../../kit/core/rng.ts';
import type { ArenaBout, ArenaBoutEvent, ArenaCommand } from '../arena/types.ts';
import type { Arena, ShotOutcome, Side, Winner } from './arena.ts';
import type { RobotId } from './houses.ts';
import type { Forfeit, ThrewAt } from './match.ts';
import type { Senses } from './radar.ts';

/** A script in a match and its counters; its text is in the state only until the match is resolved. */
export interface Fighter {
  /** Shown name: a built-in robot's, or 'Robot A'. */
  readonly name: string;
  /** The built-in robot that it is; null for a player's script. */
  readonly robot: RobotId | null;
  /** Lines of code. */
  readonly lines: number;
  /** Shots by outcome, and calls that threw. */
  readonly hits: number;
  readonly blocked: number;
  readonly missed: number;
  readonly threw: number;
}

export interface RobotState extends HasRng {
  /** The run's seed, from which both scripts' random numbers come. */
  readonly seed: number;
  /** What robots know of each other's place. */
  readonly senses: Senses;
  /** 'resolving' waits for the response of the sandbox; 'running' plays it. */
  readonly phase: 'idle' | 'resolving' | 'running' | 'over';
  /** The two scripts, while they are being resolved. */
  readonly scripts: readonly [string, string] | null;
  /** A and B; null before a match. */
  readonly fighters: readonly [Fighter, Fighter] | null;
  /** Each robot's actions, one letter per tick (`match.ts`). */
  readonly moves: readonly [string, string];
  /** Each robot's forfeit, or null. */
  readonly out: readonly [Forfeit | null, Forfeit | null];
  /** Absent where no script threw at a known line, and before a match. */
  readonly threwAt?: ThrewAt;
  /** The played tick of the match. */
  readonly arena: Arena;
  /** The session's tick at which the next tick of the match is played. */
  readonly nextAt: number;
  /** Speed factor of playback. */
  readonly pace: Pace;
  /** Playback is paused by the player. */
  readonly held: boolean;
  /** Null until the match is over. */
  readonly winner: Winner | null;
  /** A bout in the arena, where `setup.mode` asks for one: all that is played is in it, and the duel above stays idle. */
  readonly bout?: ArenaBout;
}

export const PACES = [1, 2, 3] as const;
export type Pace = (typeof PACES)[number];

export type RobotCommand = DuelCommand | ArenaCommand;
export type DuelCommand =
  /** Starts a match of two scripts. */
  | { readonly type: 'fight'; readonly a: string; readonly b: string }
  /** Ends the match without a result. */
  | { readonly type: 'stop' }
  /** Sets the speed factor. */
  | { readonly type: 'pace'; readonly pace: number }
  /** Pauses playback, or lets it go on. */
  | { readonly type: 'hold'; readonly on: boolean }
  /** Plays to the end at once. */
  | { readonly type: 'finish' }
  /** Plays one tick; sent by the alarm. */
  | { readonly type: 'tick' };

interface At {
  readonly x: number;
  readonly y: number;
}
export type RobotEvent =
  | ArenaBoutEvent
  | { readonly type: 'began'; readonly names: readonly [string, string] }
  | (At & { readonly type: 'shot'; readonly side: Side; readonly became: ShotOutcome; readonly health: number })
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
      readonly senses: Senses;
    }
  | { readonly type: 'refused'; readonly message: string };
