// State of a match: the valley, whose hand is open, what is drafted, and what each side has promised.
import type { HasRng } from '../../kit/core/rng.ts';
import type { GameEvent } from '../../kit/core/rules.ts';
import type { Goal, Position } from './positions.ts';
import type { Beat } from './resolve.ts';
import type { Guardian, Pledge, Seat, Valley } from './valley.ts';

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** A promise that the computer weighed, with its share of the mix. */
export interface Thought {
  readonly promise: Pledge;
  /** Thousandths. */
  readonly share: number;
}
/** The computer's mix for a turn, and which of it was drawn. */
export interface Mix {
  readonly thoughts: readonly Thought[];
  readonly picked: number;
}

/** One turn to win: the positions, the one that is open, and how the promise was answered. */
export interface Study {
  readonly positions: readonly Position[];
  readonly index: number;
  /** Indices of those that were solved, on this device too. */
  readonly solved: readonly number[];
  readonly answer: 'right' | 'wrong' | null;
}

export interface State extends HasRng {
  readonly seed: number;
  readonly valley: Valley;
  /** 'pvc': seat 0 plays the computer. 'pvp': two at one device. 'turn': one turn to win. */
  readonly mode: 'pvc' | 'pvp' | 'turn';
  /** The first match, which teaches while it is played. */
  readonly isTaught?: true;
  readonly study?: Study;
  readonly level: Level;
  /** Seat whose hand is open, or would be behind the curtain. */
  readonly active: Seat;
  /** 'curtain': the device changes hands. 'waiting': the computer still thinks. 'shown': a position's turn is over. */
  readonly phase: 'curtain' | 'exchange' | 'choose' | 'waiting' | 'shown' | 'over';
  /** Sides that have had their exchange. */
  readonly exchanged: readonly [boolean, boolean];
  /** Cards to be exchanged. */
  readonly marked: readonly number[];
  readonly draft: Pledge;
  /** Card in hand that waits for a road. */
  readonly chosen: number | null;
  readonly isFolding: boolean;
  /** Promises that are made and not yet turned up. */
  readonly promises: readonly [Pledge | null, Pledge | null];
  readonly mix: Mix | null;
  /** Mixes of the turns before. */
  readonly minds: readonly Mix[];
  /** What the last turn brought, in order. */
  readonly beats: readonly Beat[];
  /** Cards that each side has placed folded, and unfolded. */
  readonly folds: readonly [number, number];
  readonly unfolds: readonly [number, number];
  /** Sides that were the first to lose a gate, alone. */
  readonly behind: readonly [boolean, boolean];
  readonly winner: 'draw' | Seat | null;
}

export type Command =
  | { readonly type: 'choose'; readonly index: number }
  | { readonly type: 'road'; readonly road: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'fold' }
  | { readonly type: 'unfold'; readonly card?: number }
  | { readonly type: 'promise'; readonly promise?: Pledge }
  /** Opens a position, from 1. */
  | { readonly type: 'position'; readonly number: number }
  /** Ends the lesson. */
  | { readonly type: 'skip' };

export type Event =
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'chosen'; readonly card: number }
  | { readonly type: 'marked'; readonly card: number; readonly isMarked: boolean }
  | { readonly type: 'exchanged'; readonly count: number }
  | { readonly type: 'drafted'; readonly card: number; readonly road: number; readonly folded: boolean }
  | { readonly type: 'takenBack'; readonly card: number }
  | { readonly type: 'unfolding'; readonly card: number; readonly isWanted: boolean }
  | { readonly type: 'foldingSet'; readonly isFolding: boolean }
  | { readonly type: 'promised'; readonly guardian: Guardian }
  | { readonly type: 'curtainFell'; readonly guardian: Guardian }
  | { readonly type: 'curtainRose'; readonly guardian: Guardian }
  | (GameEvent & {
      readonly type: 'turnShown';
      readonly turn: number;
      readonly beats: readonly Beat[];
      readonly viewer: Seat;
      readonly names: readonly [Guardian, Guardian];
    })
  | { readonly type: 'gateBroken'; readonly guardian: Guardian; readonly road: number }
  | { readonly type: 'taught'; readonly text: string }
  | { readonly type: 'lessonSkipped' }
  | { readonly type: 'positionOpened'; readonly number: number; readonly goal: Goal }
  | { readonly type: 'answered'; readonly number: number; readonly isRight: boolean; readonly replies: number }
  | { readonly type: 'turnBegan'; readonly turn: number; readonly courage: number }
  | {
      readonly type: 'ended';
      readonly winner: 'draw' | Guardian;
      readonly level: Level | null;
      readonly isWon: boolean;
    };

export const NAMES: Readonly<Record<Guardian, string>> = { wolf: 'Wolf', eagle: 'Eagle' };
export const guardianAt = ({ valley }: Pick<State, 'valley'>, seat: Seat): Guardian => valley.sides[seat].guardian;
