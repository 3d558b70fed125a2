// State and commands of Dice Conquest, as plain data.
import type { HasRng, Rng } from '../../kit/core/rng.ts';
import type { Board, Move, Player } from './board.ts';
import type { BoardName } from './opening.ts';

/** Health points of both players; may fall below 0 in the last round. */
export type Health = readonly [player1: number, player2: number];

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Rising option: a hit counts double after `after` rounds, and one time more every `every` rounds. */
export interface Rises {
  /** Rounds. */
  readonly after: number;
  /** Rounds. */
  readonly every: number;
}

/** Factor of hits at the end of a round; rounds are counted from 1. */
export const strengthIn = (round: number, rises: Rises | null): number =>
  rises === null ? 1 : 1 + Math.max(0, Math.ceil((round - rises.after) / rises.every));

/** A rolled die that was placed, or joined another. */
export interface Placement extends Move {
  readonly player: Player;
  /** Pips of the die. */
  readonly value: number;
  /** Row of the cell it was placed in or joined. */
  readonly row: number;
}

export interface DiceState extends HasRng {
  /** State of the random generator. */
  readonly rng: Rng;
  readonly board: Board;
  /** Name of the board: nine rows, or five. */
  readonly boardName: BoardName;
  /** Board before the first round, in the notation of board.ts. */
  readonly opening: string;
  readonly health: Health;
  /** Health of both players at the beginning. */
  readonly fullHealth: number;
  /** Player to move. */
  readonly player: Player;
  /** 'move' while a round is resolved; a finished game keeps this phase. */
  readonly phase: 'roll' | 'place' | 'move';
  /** Pips of the last rolled die; null before the first roll. */
  readonly die: number | null;
  readonly winner: Player | null;
  /** Two people, or a person against the computer as player 2. */
  readonly mode: 'pvp' | 'pvc';
  /** Strength of the computer. */
  readonly level: Level;
  /** Round limit; null without one. */
  readonly rounds: number | null;
  /** Rising option; null without it. */
  readonly rises: Rises | null;
  /** Pips of the highest die that may join the leader of a column; 0 where none may. */
  readonly joinMost: number;
  /** The forecast is shown. */
  readonly foretold: boolean;
  /** The end was reached with equal health: the next difference in health decides. */
  readonly suddenDeath: boolean;
  /** All placements so far, in the notation of history.ts. */
  readonly history: string;
  /** Null before the first one. */
  readonly lastPlaced: Placement | null;
  /** Comment of the computer on its last placement; null where it says nothing. */
  readonly why: string | null;
}

/** People send the first three; the others come by `due` when the computer is player 2. */
export type DiceCommand =
  | { readonly type: 'roll' }
  | { readonly type: 'place'; readonly column: number }
  | { readonly type: 'join'; readonly column: number }
  | { readonly type: 'computerRolls' }
  | { readonly type: 'computerPlaces' };

/** The kinds of games that are counted and whose bests are kept apart. */
export const kindOf = ({ boardName, joinMost }: Pick<DiceState, 'boardName' | 'joinMost'>): string =>
  joinMost > 0 ? `${boardName} joining` : boardName;

export const isComputersTurn = (state: Pick<DiceState, 'mode' | 'player'>): boolean =>
  state.mode === 'pvc' && state.player === 2;
