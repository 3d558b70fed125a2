// What a run is made of, as plain data, and what can happen in it.
import type { HasRng } from '../kit/core/rng.ts';
import { CELL } from './constants.ts';
import type { FusedType, GemType, Kind } from './gems.ts';
import { CELLS, COLUMNS, type GameMap } from './map.ts';

export const DIFFICULTIES = ['EASY', 'NORMAL', 'HARD', 'EXTREME', 'INSANE'] as const;

export type Phase = 'placing' | 'wave' | 'pause' | 'over';
export type Aim = 'first' | 'last' | 'strong';
export const AIMS: readonly Aim[] = ['first', 'last', 'strong'];

/** A gem as it was cut: level and quality of that moment decide what it can. */
export interface Gem {
  readonly kind: Kind;
  readonly quality: number;
  readonly level: number;
  /** Health that a hit takes. */
  readonly damage: number;
  readonly range: number;
  /** Ticks from hit to hit. */
  readonly attackSpeed: number;
  aim: Aim;
  /** Ticks until it can hit again. */
  cool: number;
  /** How much faster it is by the Opals round it. */
  haste: number;
  hits: number;
  kills: number;
  /** Health taken in this wave, and in all. */
  wave: number;
  dealt: number;
  /** Mobs that got through and were hit by this gem last. */
  leaked: number;
}

/** Stands on a cell: a plain rock, or one with a gem. */
export interface Rock {
  readonly id: number;
  readonly cell: number;
  gem: Gem | null;
}

/** One of the round's rocks, and what it was put on. */
export interface RoundRock {
  readonly rock: number;
  readonly was: Rock | null;
}

export interface Mob {
  readonly id: number;
  x: number;
  y: number;
  health: number;
  readonly most: number;
  /** Pixels per tick. */
  readonly speed: number;
  readonly flying: boolean;
  readonly elder: boolean;
  /** What part of a hit comes through its shell. */
  readonly takes: number;
  /** Which waypoint it goes to. */
  leg: number;
  /** The cell it goes to next. */
  to: number;
  /** Pixels to the end. */
  left: number;
  slow: number;
  slowFor: number;
  heldFor: number;
  /** Health a tick, by whose poison. */
  poison: number;
  poisonFor: number;
  poisonBy: number;
  mark: number;
  markFor: number;
  /** The rock that hit it last; 0 before the first. */
  by: number;
}

export interface State extends HasRng {
  readonly difficulty: number;
  readonly map: GameMap;
  /** Why a map that was brought is not there. */
  readonly complaint: string | null;
  tick: number;
  phase: Phase;
  pace: number;
  level: number;
  lives: number;
  gold: number;
  score: number;
  upgrades: number;
  /** Recipes fused so far, each as often as it was. */
  fused: FusedType[];
  rocks: Rock[];
  /** One sign a cell: '#' where nobody can walk. */
  walls: string;
  /** What the rocks of this round hold, in their order: undo and place again draws the same. */
  draws: { readonly type: GemType; readonly luck: number }[];
  fresh: RoundRock[];
  /** Nothing is left to put a rock on, but gems. */
  isFull: boolean;
  mobs: Mob[];
  /** Of the wave: ticks since it began, and mobs that came. */
  waveTick: number;
  arrived: number;
  pauseLeft: number;
  cursor: number;
  /** The cell under the pointer as last seen: only a pointer that moves leads the cursor. */
  hover: number;
  /** A press that may become a deed when it is let go. */
  armed: number;
  /** The rock that is looked at. */
  chosen: number | null;
  /** Asked once already: the gem on this cell would be lost. */
  asked: number | null;
  nextId: number;
  kills: number;
  leaks: number;
  /** Leaks of this wave, and levels in a row without one. */
  waveLeaks: number;
  clean: number;
  bestClean: number;
  called: number;
  /** By what part the mobs of this level are faster, because it was called. */
  hurry: number;
  won: boolean;
  /** What got through last, in words. */
  cause: string;
}

interface Position {
  readonly x: number;
  readonly y: number;
}
export type Event =
  | ({ readonly type: 'placed'; readonly kind: Kind; readonly quality: number; readonly cell: number } & Position)
  | ({ readonly type: 'takenBack' } & Position)
  | ({ readonly type: 'chosen'; readonly id: number } & Position)
  | ({
      readonly type: 'kept';
      readonly kind: Kind;
      readonly quality: number;
      readonly combined: boolean;
      readonly id: number;
    } & Position)
  | ({ readonly type: 'fused'; readonly kind: FusedType; readonly quality: number; readonly id: number } & Position)
  | ({
      readonly type: 'recut';
      readonly kind: Kind;
      readonly quality: number;
      readonly level: number;
      readonly id: number;
    } & Position)
  | { readonly type: 'upgraded'; readonly upgrades: number }
  | { readonly type: 'waveBegun'; readonly level: number; readonly name: string; readonly count: number }
  | { readonly type: 'called'; readonly level: number; readonly gold: number }
  | ({
      readonly type: 'hit';
      readonly kind: Kind;
      readonly toX: number;
      readonly toY: number;
      readonly crit: boolean;
    } & Position)
  | ({ readonly type: 'killed'; readonly gold: number; readonly flying: boolean; readonly id: number } & Position)
  | ({ readonly type: 'leaked'; readonly lives: number; readonly flying: boolean } & Position)
  | {
      readonly type: 'levelCompleted';
      readonly level: number;
      readonly score: number;
      readonly key: string;
      readonly clean: boolean;
    }
  | { readonly type: 'roundBegun'; readonly level: number }
  | { readonly type: 'won'; readonly level: number }
  | { readonly type: 'aimed'; readonly aim: Aim }
  | { readonly type: 'paced'; readonly pace: number }
  | {
      readonly type: 'ended';
      readonly level: number;
      readonly score: number;
      readonly key: string;
      readonly cause: string;
    }
  /** The cursor was moved by keys: what lies under it, for ears. */
  | { readonly type: 'pointed'; readonly message: string }
  | { readonly type: 'asked'; readonly message: string }
  | { readonly type: 'refused'; readonly message: string };

export type Command =
  /** Without a cell: where the cursor is. */
  | { readonly type: 'place'; readonly cell?: number }
  | { readonly type: 'act'; readonly cell: number }
  | { readonly type: 'point'; readonly cell: number }
  | { readonly type: 'choose'; readonly id: number }
  | { readonly type: 'keep' | 'combine' | 'takeBack' | 'upgrade' | 'call' | 'recut' | 'aim' | 'pace' | 'close' }
  | { readonly type: 'fuse'; readonly kind: FusedType };

export type Emit = (event: Event) => void;

/** Asked for by every mob in every step. */
const XS = Float64Array.from({ length: CELLS }, (_, cell) => ((cell % COLUMNS) + 0.5) * CELL);
const YS = Float64Array.from({ length: CELLS }, (_, cell) => (Math.floor(cell / COLUMNS) + 0.5) * CELL);
export const centreX = (cell: number): number => XS[cell] as number;
export const centreY = (cell: number): number => YS[cell] as number;
export const cellCentre = (cell: number): Position => ({ x: centreX(cell), y: centreY(cell) });

export const rockAt = (state: Readonly<State>, cell: number): Rock | undefined =>
  state.rocks.find(rock => rock.cell === cell);
/** Asked for every poisoned mob in every step. */
export function rockOf({ rocks }: Readonly<State>, id: number | null): Rock | undefined {
  for (const rock of rocks) if (rock.id === id) return rock;
  return undefined;
}
export const isOfRound = ({ fresh }: Readonly<State>, id: number): boolean => fresh.some(one => one.rock === id);
/** Rocks with a gem that was kept. */
export const keptGems = (state: Readonly<State>): Rock[] =>
  state.rocks.filter(({ id, gem }) => gem !== null && !isOfRound(state, id));
/** What scores are kept under: a difficulty of the classic map, or a challenge. */
export const scoreKey = ({ map, difficulty }: Readonly<State>): string =>
  map.key === 'classic' ? `${map.key} ${DIFFICULTIES[difficulty]}` : map.key;
