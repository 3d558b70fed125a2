// What a game of Dice Conquest is at any moment, and the commands that move it on.
import type { HasRng, Rng } from '../kit/core/rng.ts';
import type { Board, Player } from './board.ts';

export type Health = readonly [player1: number, player2: number];

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** After so many rounds a hit counts double, and once more each so many rounds. */
export interface Rises {
  readonly after: number;
  readonly every: number;
}

/** How often a hit counts that falls at the end of this round, counted from 1. */
export const strengthIn = (round: number, rises: Rises | null): number =>
  rises === null ? 1 : 1 + Math.max(0, Math.ceil((round - rises.after) / rises.every));

export interface Placement {
  readonly player: Player;
  readonly value: number;
  readonly column: number;
}

export interface DiceState extends HasRng {
  readonly rng: Rng;
  readonly board: Board;
  readonly health: Health;
  /** What both began with. */
  readonly fullHealth: number;
  readonly player: Player;
  /** 'move' while a round is carried out; a game that ended then stays there. */
  readonly phase: 'roll' | 'place' | 'move';
  /** The last die rolled. */
  readonly die: number | null;
  readonly winner: Player | null;
  readonly mode: 'pvp' | 'pvc';
  readonly level: Level;
  /** Null: no limit. */
  readonly rounds: number | null;
  /** Null: a hit stays what it is. */
  readonly rises: Rises | null;
  /** What comes is foretold. */
  readonly foretold: boolean;
  /** The game should have ended, but health is equal: the next damage wins. */
  readonly suddenDeath: boolean;
  /** All placements so far, in the notation of history.ts. */
  readonly history: string;
  readonly lastPlaced: Placement | null;
  /** Why the computer placed where it did. */
  readonly why: string | null;
}

/** People send the first two; the others come due by themselves when the computer is player 2. */
export type DiceCommand =
  | { readonly type: 'roll' }
  | { readonly type: 'place'; readonly column: number }
  | { readonly type: 'computerRolls' }
  | { readonly type: 'computerPlaces' };

export const isComputersTurn = (state: Pick<DiceState, 'mode' | 'player'>): boolean =>
  state.mode === 'pvc' && state.player === 2;
