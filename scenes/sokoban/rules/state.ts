// State and commands of Sokoban. Cells are row-major indexes of the level's board.
import { hashOf } from '../../kit/core/json.ts';
import type { HasRng, Rng } from '../../kit/core/rng.ts';
import { type LevelFile, levelFile } from '../levels/levelFile.ts';
import { writeXsb } from '../levels/xsb.ts';
import { type Direction, isSolved, type Level, type Position, positionOf } from './level.ts';

export interface SokobanState extends HasRng, Position {
  /** State of the random generator; the rules draw nothing from it. */
  readonly rng: Rng;
  /** The texts of the numbered levels. */
  readonly levels: readonly string[];
  /** The numbered level played last, from 1. */
  readonly number: number;
  /** XSB text of a custom level (pasted, linked or drawn by the player); null while a numbered level is played. */
  readonly own: string | null;
  /** Cell of the player. */
  readonly player: number;
  /** Cells of the boxes; a box keeps its index when it is pushed. */
  readonly boxes: readonly number[];
  /** Move history of this attempt in LURD notation: one letter per move, capitals push. */
  readonly lurd: string;
  /** Pushes in this attempt. */
  readonly pushes: number;
  /** Counts attempts: grows whenever a level begins, so that help used in one does not mark another. */
  readonly attempt: number;
  /** A hint was used in this attempt: its result is not recorded. */
  readonly helped: boolean;
  /** Keys of levels whose solution was shown: letters that are pasted there count as help. Absent until there is one. */
  readonly shown?: readonly string[];
  /** The attempt began from a position that a link brought: its result is not recorded. */
  readonly placed: boolean;
  /** Proven minimum of pushes of a custom level, or null. */
  readonly proven: number | null;
  /** Reason why the board of a link could not be read, or null. */
  readonly complaint: string | null;
}

export type SokobanCommand =
  | { readonly type: 'move'; readonly direction: Direction }
  /** Walks to a cell by the shortest path, without a push. */
  | { readonly type: 'walk'; readonly to: number }
  /** Pushes the box on cell `box` to another cell in the fewest pushes; other boxes do not move. */
  | { readonly type: 'push'; readonly box: number; readonly to: number }
  /** Plays LURD letters from the current position, or from the level's start. */
  | { readonly type: 'play'; readonly lurd: string; readonly from: 'here' | 'start' }
  | { readonly type: 'reset' }
  | { readonly type: 'level'; readonly number: number }
  /** Next level; comes by itself two seconds after a level is solved. */
  | { readonly type: 'next' }
  /** Opens a custom level, as XSB. */
  | { readonly type: 'open'; readonly xsb: string }
  /** Marks the attempt as helped: a hint was shown. */
  | { readonly type: 'takeHelp' }
  /** Marks the attempt as helped, and every solution of this level that is pasted from now on. */
  | { readonly type: 'takeSolution' }
  /** Stores the minimum of pushes that the solver proved for the custom level. */
  | { readonly type: 'notePar'; readonly pushes: number };

const levelFileOf = ({ own, levels, number }: Pick<SokobanState, 'own' | 'levels' | 'number'>): LevelFile =>
  levelFile(own ?? (levels[number - 1] as string));

export const levelOf = (state: Pick<SokobanState, 'own' | 'levels' | 'number'>): Level => levelFileOf(state).level;

export const solutionOf = (state: Readonly<SokobanState>): string => levelFileOf(state).solution;

export const parOf = (state: Readonly<SokobanState>): number | null =>
  state.own === null ? levelFileOf(state).par : state.proven;

/** The level is won: solved with at least one push. A board opened with all boxes on goals is not. */
export const isWon = (state: Readonly<SokobanState>): boolean => state.pushes > 0 && isSolved(levelOf(state), state);

/** Reset Level would change something. */
export const hasBegun = ({ lurd, helped, placed }: SokobanState): boolean => lurd !== '' || helped || placed;

/** Key of a level's records: its number, or a hash of a custom board. */
export const levelKey = (state: Pick<SokobanState, 'own' | 'levels' | 'number'>): string =>
  state.own === null ? String(state.number) : boardKey(levelOf(state));

const boardHashes = new WeakMap<Level, string>();

/** Hash of a board, without its title. */
export function boardKey(level: Level): string {
  let hash = boardHashes.get(level);
  if (!hash) boardHashes.set(level, (hash = hashOf(writeXsb({ ...level, title: '' }))));
  return hash;
}

/** State at the start of a level. */
export const beginLevel = (
  state: Readonly<SokobanState>,
  which: { readonly number?: number; readonly own?: string | null },
): SokobanState => {
  const next = { ...state, ...which };
  return {
    ...next,
    ...positionOf(levelOf(next)),
    lurd: '',
    pushes: 0,
    attempt: state.attempt + 1,
    helped: false,
    placed: false,
    proven: next.own !== null && next.own === state.own ? state.proven : null,
    complaint: null,
  };
};
