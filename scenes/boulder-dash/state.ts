// What a run of Boulder Dash is made of, as plain data, and what can happen in it.
import type { HasRng } from '../kit/core/rng.ts';
import { type Action, type Cave, type CaveEventType, type CaveParts, copyCave } from './cave.ts';
import { readCells, SIDE, writeCells } from './cells.ts';
import type { ThemeName } from './levels.ts';

/** A cave as the state keeps it: its grid is one digit a cell. */
export interface CaveText extends CaveParts {
  cells: string;
}

export interface State extends HasRng {
  seed: number;
  /** Every cave by the specification's percentages, no themes. */
  plain: boolean;
  /** Whether a cave is being looked for, played, left or lost. `won`: an own cave was left by its exit. */
  phase: 'waiting' | 'playing' | 'complete' | 'lost' | 'won';
  level: number;
  theme: ThemeName;
  /** Which cave of this level it is; null until one is proven. */
  sub: number | null;
  /** The same for the next level: worked out while this one is played. */
  nextSub: number | null;
  /** A cave from elsewhere, as text; null in the run of levels. */
  own: OwnCave | null;
  /** What was wrong with the cave that a link brought. */
  complaint: string | null;
  /** Ticks for which the lamp of this cave burns from its beginning; 0 where there is none. */
  lampFull: number;
  cave: CaveText;
  /** Where the fox looks, and whether it digs. */
  facing: 'left' | 'right';
  /** What was pressed and is still to be done. */
  wish: { action: Action; left: number } | null;
  /** What was pressed last: of several held keys it goes. */
  newest: Action;
  score: number;
  /** The score with which this cave began: it begins with it again. */
  scoreBefore: number;
  /** Ticks left of 'LEVEL COMPLETE!'. */
  completeLeft: number;
  totals: { ticks: number; caves: number; diamonds: number; bonus: number; bursts: number; again: number };
}

export interface OwnCave {
  readonly name: string;
  /** Under this name its best is kept. */
  readonly key: string;
  /** As the game writes it: BDCFF of one cave. */
  readonly bdcff: string;
}

export type Command = { readonly type: 'again' };

/** What the exit pays: a bag that was filled beyond the need, and light that was not burnt. */
export interface Bonus {
  readonly spare: number;
  /** Seconds of light. */
  readonly light: number;
  readonly points: number;
}

interface At {
  readonly x: number;
  readonly y: number;
}
export type Event =
  | (At & { readonly type: Exclude<CaveEventType, 'diamondTaken' | 'left' | 'foxCrushed'> })
  | (At & { readonly type: 'diamondTaken'; readonly points: number; readonly left: number })
  | (At & { readonly type: 'foxLost'; readonly cause: NonNullable<CaveParts['cause']> })
  | (At & { readonly type: 'levelCompleted'; readonly level: number; readonly bonus: Bonus })
  | (At & { readonly type: 'ownCompleted'; readonly key: string; readonly diamonds: number })
  | { readonly type: 'caveBegan'; readonly level: number; readonly title: string; readonly needed: number };

/** The cave at work; what happens to it is written back by `keepCave`. Luck is shared with the state. */
export const caveAtWork = ({ cave, rng }: Readonly<State>): Cave => ({ ...cave, cells: readCells(cave.cells), rng });

export function keepCave(state: State, { rng, cells, ...parts }: Cave): void {
  state.rng = rng;
  state.cave = { ...parts, cells: writeCells(cells) };
}

/** A cave for trying things out. */
export const copyOf = (state: Readonly<State>): Cave => copyCave(caveAtWork(state));

/** The middle of a cell, in world pixels. */
export const placeOf = (width: number, cell: number): At => ({
  x: ((cell % width) + 0.5) * SIDE,
  y: (Math.floor(cell / width) + 0.5) * SIDE,
});
