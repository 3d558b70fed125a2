// What the HUD and the board for keyboard and screen reader draw from.
import { numbered } from './files.ts';
import { insideOf, type Level, type Position } from './level.ts';
import { hasBegun, isWon, keyOf, levelOf, parOf, type SokobanState } from './state.ts';

export interface SokobanView {
  readonly level: Level;
  /** True for floor, false for walls and for what lies outside. */
  readonly inside: readonly boolean[];
  readonly position: Position;
  /** Under which name its best is kept. */
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

const insides = new WeakMap<Level, readonly boolean[]>();

/** The floor of a level, worked out once. */
export function floorOf(level: Level): readonly boolean[] {
  let inside = insides.get(level);
  if (!inside) insides.set(level, (inside = insideOf(level)));
  return inside;
}

export function view(state: Readonly<SokobanState>): SokobanView {
  const level = levelOf(state);
  const { player, boxes, own, number, levels, lurd, pushes, helped, placed, attempt, complaint } = state;
  return {
    level,
    inside: floorOf(level),
    position: { player, boxes },
    key: keyOf(state),
    number,
    texts: levels,
    pars: levels.map(text => numbered(text).par),
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
