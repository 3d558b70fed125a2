// The state of a run: a level's board, what is left of teleports and sonics, and how it stands.
import type { HasRng } from '../kit/core/rng.ts';
import type { Direction, Position } from './board.ts';

export interface Pile {
  readonly cell: number;
  /** How many dalexes lie in it. */
  readonly dalexes: number;
}

export interface DalexState extends HasRng {
  readonly size: number;
  readonly level: number;
  readonly score: number;
  readonly teleports: number;
  readonly sonics: number;
  readonly player: number;
  readonly dalexes: readonly number[];
  readonly piles: readonly Pile[];
  /** The gold cell, while it is there and nobody has stepped on it. */
  readonly goal: number | null;
  /** Turns played on this level. */
  readonly turns: number;
  readonly gameOver: boolean;
  /** The level is won: the next one comes by itself. */
  readonly gameWon: boolean;
  /** A Last Stand is under way; how many dalexes broke in it so far. */
  readonly stand: number | null;
  /** Deadly steps are refused. */
  readonly guard: boolean;
  readonly deeds: Deeds;
  /** Why the game is over, in a sentence. */
  readonly cause: string | null;
}

/** What medals are given for. */
export interface Deeds {
  readonly teleports: number;
  readonly goals: number;
  /** The most dalexes in one pile. */
  readonly highestPile: number;
  /** The most dalexes that broke in one Last Stand that was outlived. */
  readonly longestStand: number;
  /** The level up to which no teleport was used. */
  readonly grounded: number;
}

export type DalexCommand =
  | { readonly type: 'move'; readonly direction: Direction }
  | { readonly type: 'wait' }
  | { readonly type: 'teleport' }
  | { readonly type: 'sonic' }
  | { readonly type: 'lastStand' }
  /** The next turn of a Last Stand: comes by itself. */
  | { readonly type: 'standOn' }
  /** Comes by itself after a level is won. */
  | { readonly type: 'nextLevel' }
  | { readonly type: 'guard'; readonly on: boolean };

export const positionOf = ({ size, player, dalexes, piles }: DalexState): Position => ({
  size,
  player,
  dalexes,
  piles: piles.map(({ cell }) => cell),
});
