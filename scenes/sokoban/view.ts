// View model of the HUD and of the board for keyboard and screen reader.

import { levelFile } from './levels/levelFile.ts';
import { floorMask, type Level, type Position } from './rules/level.ts';
import { hasBegun, isWon, levelKey, levelOf, parOf, type SokobanState } from './rules/state.ts';

export interface SokobanView {
  readonly level: Level;
  /** True for floor, false for walls and for what lies outside. */
  readonly inside: readonly boolean[];
  readonly position: Position;
  /** Key of the level's records. */
  readonly key: string;
  readonly number: number;
  /** The files of the numbered levels. */
  readonly texts: readonly string[];
  /** The fewest pushes of every numbered level. */
  readonly pars: readonly (number | null)[];
  readonly isOwn: boolean;
  readonly lurd: string;
  readonly pushes: number;
  readonly par: number | null;
  readonly won: boolean;
  readonly mayReset: boolean;
  readonly helped: boolean;
  readonly placed: boolean;
  readonly attempt: number;
  readonly complaint: string | null;
}

const floorMasks = new WeakMap<Level, readonly boolean[]>();

/** Floor of a level, cached. */
export function floorOf(level: Level): readonly boolean[] {
  let inside = floorMasks.get(level);
  if (!inside) floorMasks.set(level, (inside = floorMask(level)));
  return inside;
}

export function view(state: Readonly<SokobanState>): SokobanView {
  const level = levelOf(state);
  const { player, boxes, own, number, levels, lurd, pushes, helped, placed, attempt, complaint } = state;
  return {
    level,
    inside: floorOf(level),
    position: { player, boxes },
    key: levelKey(state),
    number,
    texts: levels,
    pars: levels.map(text => levelFile(text).par),
    isOwn: own !== null,
    lurd,
    pushes,
    par: parOf(state),
    won: isWon(state),
    mayReset: hasBegun(state),
    helped,
    placed,
    attempt,
    complaint,
  };
}

/** 'Level 3', or what an own level calls itself. */
export const nameOf = ({ isOwn, number, level }: Pick<SokobanView, 'isOwn' | 'number' | 'level'>): string =>
  isOwn ? level.title || 'Your level' : `Level ${number}`;
