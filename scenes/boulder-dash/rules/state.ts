// State, commands and events of a run, as plain data; and how a cave is packed into the state and unpacked.
import type { HasRng } from '../../kit/core/rng.ts';
import type { Solution } from '../levels/bdcff/recordings.ts';
import type { ThemeName } from '../levels/levels.ts';
import { type Action, type Cave, type CaveEventType, type CaveParts, copyCave } from './cave.ts';
import { type Direction, readCells, SIDE, writeCells } from './cells.ts';

/** A cave as the state stores it: its grid is a text, so that JSON stays small. */
export interface PackedCave extends CaveParts {
  /** One character for each cell (a code of `CELL` or `CLASSIC`), row by row. */
  cells: string;
}

export interface State extends HasRng {
  /** Seed of the run: with level and sub-seed it makes each cave. */
  seed: number;
  /** Start card option: only plain caves, by the specification's percentages, no themes. */
  plain: boolean;
  /** `waiting` for a proven cave, `playing` it, `complete` (between two levels), `fallen` (a life was lost, others are left), `lost`; `won`: a custom cave was left by its exit. */
  phase: 'waiting' | 'playing' | 'complete' | 'fallen' | 'lost' | 'won';
  /** From 1. */
  level: number;
  theme: ThemeName;
  /** Sub-seed of the proven cave of this level, from 1; null until the search in the Worker has answered. */
  sub: number | null;
  /** Sub-seed for the next level: searched while this one is played. */
  nextSub: number | null;
  /** The custom cave that is played (from a link, the collection or the editor); null in the run of levels. */
  own: CustomCave | null;
  /** The recorded run of its file that plays instead of the player; null where the player does. */
  watched: Solution | null;
  /** Lives that are left, with the option of several; null by the specified way. */
  lives: number | null;
  /** Points that bring the next life. */
  nextLife: number;
  /** Ticks for which R, pressed once more, gives up the last life. */
  givingUp: number;
  /** Error message: why the cave of a link could not be read; null where there is nothing wrong. */
  complaint: string | null;
  /** Ticks of light with which this cave began; 0 where it has no lamp. */
  lampFull: number;
  /** The cave as it is now, packed. */
  cave: PackedCave;
  /** The cave before a restart, for as long as the restart can be taken back; absent otherwise. */
  held?: HeldCave;
  /** Side to which the fox looks. */
  facing: 'left' | 'right';
  /** Input buffer: the last pressed action that is not done yet, and the ticks it is still kept. */
  wish: { action: Action; left: number } | null;
  /** The joystick's push: its direction, the ticks since the stick left its rest, and whether it has made its first step. Absent while it rests. */
  stick?: { direction: Direction; ticks: number; stepped: boolean };
  /** The action that was pressed last: of several held keys it has priority. */
  newest: Action;
  /** Points. */
  score: number;
  /** Points at the beginning of this cave: a restart sets the score back to them. */
  scoreBefore: number;
  /** Ticks until the next level, or the next life: while what happened is shown. */
  completeLeft: number;
  /** Sums over the run: ticks played, caves left, diamonds taken, bonus points, moths burst, restarts. */
  totals: { ticks: number; caves: number; diamonds: number; bonus: number; bursts: number; again: number };
}

/** A cave in the middle of which another attempt was begun, with what belongs to the attempt. */
export interface HeldCave extends HasRng {
  readonly cave: PackedCave;
  readonly score: number;
  readonly diamonds: number;
  readonly facing: State['facing'];
  readonly lives: State['lives'];
  /** Ticks for which it can still come back. */
  left: number;
}

/** A cave that is not one of the levels: from a link, the collection or the editor. */
export interface CustomCave {
  readonly name: string;
  /** Hash of the cave: its best is stored under it. */
  readonly key: string;
  /** The cave as BDCFF text. */
  readonly bdcff: string;
  /** What of it cannot be played as it stands, as sentences. */
  readonly notes: readonly string[];
}

/** Restarts this cave; takes the restart back. */
export type Command = { readonly type: 'again' } | { readonly type: 'takeBack' };

/** Points at the exit: for diamonds beyond the need, and for light that is left. */
export interface Bonus {
  /** Diamonds beyond the need. */
  readonly spare: number;
  /** Seconds of light that are left. */
  readonly light: number;
  /** Points for both together. */
  readonly points: number;
}

/** World pixels. */
interface Position {
  readonly x: number;
  readonly y: number;
}
export type Event =
  | (Position & { readonly type: Exclude<CaveEventType, 'diamondTaken' | 'exitOpened' | 'left' | 'foxCrushed'> })
  /** The exit, and how many cells it is from the fox. */
  | (Position & { readonly type: 'exitOpened'; readonly across: number; readonly down: number })
  | (Position & { readonly type: 'diamondTaken'; readonly points: number; readonly left: number })
  | (Position & { readonly type: 'foxLost'; readonly cause: NonNullable<CaveParts['cause']>; readonly isOver: boolean })
  | (Position & { readonly type: 'levelCompleted'; readonly level: number; readonly bonus: Bonus })
  | (Position & { readonly type: 'ownCompleted'; readonly key: string; readonly diamonds: number })
  | (Position & { readonly type: 'recordingEnded' })
  | { readonly type: 'lifeLost'; readonly left: number }
  | { readonly type: 'lifeWon'; readonly left: number }
  | { readonly type: 'restartTakenBack' }
  | { readonly type: 'caveBegan'; readonly level: number; readonly title: string; readonly needed: number };

/** The cave with its grid as bytes; `packCave` writes it back. Its random generator is the state's own. */
export const unpackCave = ({ cave, rng }: Readonly<State>): Cave => ({ ...cave, cells: readCells(cave.cells), rng });

export function packCave(state: State, { rng, cells, ...parts }: Cave): void {
  state.rng = rng;
  state.cave = { ...parts, cells: writeCells(cells) };
}

/** An independent copy of the cave, for searches. */
export const copyOfCave = (state: Readonly<State>): Cave => copyCave(unpackCave(state));

/** The middle of a cell, in world pixels. */
export const cellCentre = (width: number, cell: number): Position => ({
  x: ((cell % width) + 0.5) * SIDE,
  y: (Math.floor(cell / width) + 0.5) * SIDE,
});
