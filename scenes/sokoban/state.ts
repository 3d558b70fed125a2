// What a game of Sokoban is at any moment, and the commands that move it on.
import { hashOf } from '../kit/core/json.ts';
import type { HasRng, Rng } from '../kit/core/rng.ts';
import { type Numbered, numbered } from './files.ts';
import { type Direction, isSolved, type Level, type Position, positionOf } from './level.ts';
import { writeXsb } from './xsb.ts';

export interface SokobanState extends HasRng, Position {
  readonly rng: Rng;
  /** The texts of the numbered levels. */
  readonly levels: readonly string[];
  /** The numbered level played last, from 1. */
  readonly number: number;
  /** A level that is none of the numbered ones, as the game writes it: pasted, linked or made by the player. */
  readonly own: string | null;
  readonly player: number;
  readonly boxes: readonly number[];
  /** What was done since the level began: one letter a move, capitals push. */
  readonly lurd: string;
  readonly pushes: number;
  /** Grows whenever a level begins: help used in one attempt does not mark another. */
  readonly attempt: number;
  readonly helped: boolean;
  /** The attempt began in the middle: a link brought the position. */
  readonly placed: boolean;
  /** The fewest pushes of an own level, once proven. */
  readonly proven: number | null;
  /** Why the board that a link brought is not shown. */
  readonly complaint: string | null;
}

export type SokobanCommand =
  | { readonly type: 'move'; readonly direction: Direction }
  /** Without a push, by the shortest way. */
  | { readonly type: 'walk'; readonly to: number }
  /** The box on a cell to another cell, in the fewest pushes, while the others stand still. */
  | { readonly type: 'push'; readonly box: number; readonly to: number }
  /** Plays letters from here, or from the level's start. */
  | { readonly type: 'play'; readonly lurd: string; readonly from: 'here' | 'start' }
  | { readonly type: 'reset' }
  | { readonly type: 'level'; readonly number: number }
  /** Comes by itself, two seconds after a level is solved. */
  | { readonly type: 'next' }
  /** A level of one's own, as XSB. */
  | { readonly type: 'open'; readonly xsb: string }
  /** A hint was looked at. */
  | { readonly type: 'takeHelp' }
  /** The solver proved the fewest pushes of the own level. */
  | { readonly type: 'notePar'; readonly pushes: number };

const fileOf = ({ own, levels, number }: Pick<SokobanState, 'own' | 'levels' | 'number'>): Numbered =>
  numbered(own ?? (levels[number - 1] as string));

export const levelOf = (state: Pick<SokobanState, 'own' | 'levels' | 'number'>): Level => fileOf(state).level;

export const solutionOf = (state: Readonly<SokobanState>): string => fileOf(state).solution;

export const parOf = (state: Readonly<SokobanState>): number | null =>
  state.own === null ? fileOf(state).par : state.proven;

/** Solved in play: a board that was opened with all its boxes on goals may still be walked about. */
export const isWon = (state: Readonly<SokobanState>): boolean => state.pushes > 0 && isSolved(levelOf(state), state);

/** There is something that Reset Level would change. */
export const hasBegun = ({ lurd, helped, placed }: SokobanState): boolean => lurd !== '' || helped || placed;

/** Under which name the best of a level is kept: its number, or what an own board looks like. */
export const keyOf = (state: Pick<SokobanState, 'own' | 'levels' | 'number'>): string =>
  state.own === null ? String(state.number) : keyOfBoard(levelOf(state));

const looks = new WeakMap<Level, string>();

/** The same for any board that is none of the numbered. */
export function keyOfBoard(level: Level): string {
  let hash = looks.get(level);
  if (!hash) looks.set(level, (hash = hashOf(writeXsb({ ...level, title: '' }))));
  return hash;
}

/** The beginning of a level. */
export const begun = (
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
