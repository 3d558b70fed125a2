// State and commands of Dalex. A cell is an index, row by row from the top left.
import type { HasRng } from '../../kit/core/rng.ts';
import type { Direction, Position } from './board.ts';
import type { Crowd } from './crowd.ts';

/** A junk pile. */
export interface Pile {
  readonly cell: number;
  /** Number of dalexes in it. */
  readonly dalexes: number;
}

export interface DalexState extends HasRng {
  /** Cells along each side of the board. */
  readonly size: number;
  /** From 1. */
  readonly level: number;
  readonly score: number;
  /** Teleports left. */
  readonly teleports: number;
  /** Uses of the sonic screwdriver left. */
  readonly sonics: number;
  /** Cell of the player. */
  readonly player: number;
  /** Cells of the dalexes. */
  readonly dalexes: readonly number[];
  /** Kinds of the dalexes in a run with three of them; absent in the specified game. */
  readonly crowd?: Crowd;
  readonly piles: readonly Pile[];
  /** The gold cell; null where there is none, or it was taken or buried. */
  readonly goal: number | null;
  /** Turns played on this level. */
  readonly turns: number;
  /** The player was caught. */
  readonly gameOver: boolean;
  /** The level is won; the next one begins by itself. */
  readonly gameWon: boolean;
  /** Dalexes destroyed in the Last Stand so far; null while there is none. */
  readonly stand: number | null;
  /** Whether deadly steps are refused. */
  readonly guard: boolean;
  /** What medals are given for. */
  readonly deeds: Achievements;
  /** Why the game is over, in a sentence. */
  readonly cause: string | null;
}

/** Counts and records of the run, for medals. */
export interface Achievements {
  /** Teleports used. */
  readonly teleports: number;
  /** Gold cells taken. */
  readonly goals: number;
  /** The most dalexes in one pile. */
  readonly highestPile: number;
  /** The most dalexes destroyed in one Last Stand that was survived. */
  readonly longestStand: number;
  /** The last level won before any teleport was used. */
  readonly grounded: number;
}

export type DalexCommand =
  | { readonly type: 'move'; readonly direction: Direction }
  | { readonly type: 'wait' }
  | { readonly type: 'teleport' }
  | { readonly type: 'sonic' }
  | { readonly type: 'lastStand' }
  /** The next turn of a Last Stand; sent by `due`. */
  | { readonly type: 'standOn' }
  /** Begins the next level; sent by `due`. */
  | { readonly type: 'nextLevel' }
  /** Switches the refusal of deadly steps. */
  | { readonly type: 'guard'; readonly on: boolean };

/** The part of the state that movement needs. */
export const positionOf = ({ size, player, dalexes, piles, crowd }: DalexState): Position => ({
  size,
  player,
  dalexes,
  piles: piles.map(({ cell }) => cell),
  ...(crowd && { crowd }),
});
