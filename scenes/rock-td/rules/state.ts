// State, commands and events of a run, as plain data. Places are in pixels of the world or cells of the field (row by row from the top left), times in simulation steps (`pace` of them in a tick).
import type { HasRng, Rng } from '../../kit/core/rng.ts';
import { CELL } from '../constants.ts';
import { CELLS, COLUMNS, type GameMap } from '../levels/map.ts';
import type { FusedType, GemType, Kind } from './gems.ts';

export const DIFFICULTIES = ['EASY', 'NORMAL', 'HARD', 'EXTREME', 'INSANE'] as const;

/** `placing`: the player places rocks; `pause`: between two levels; `over`: no lives are left. */
export type Phase = 'placing' | 'wave' | 'pause' | 'over';
/** Which mob in reach a gem prefers: nearest to the end, furthest from it, most health. */
export type Aim = 'first' | 'last' | 'strong';
export const AIMS: readonly Aim[] = ['first', 'last', 'strong'];

/** A gem (a tower). Its strength is fixed when it is created, by quality and level. */
export interface Gem {
  readonly kind: Kind;
  /** Index in `QUALITIES`, 0 Chipped to 4 Perfect. */
  readonly quality: number;
  /** Level in which it was created or recut. */
  readonly level: number;
  /** Health points of a hit. */
  readonly damage: number;
  /** Pixels. */
  readonly range: number;
  /** Ticks between two hits. */
  readonly attackSpeed: number;
  aim: Aim;
  /** Cooldown: ticks until it can hit again. */
  cool: number;
  /** Sum of the auras round it: 0.2 is 20 % faster. */
  haste: number;
  /** Hits so far. */
  hits: number;
  kills: number;
  /** Damage dealt in this wave. */
  wave: number;
  /** Damage dealt in all. */
  dealt: number;
  /** Leaked mobs that this gem was the last to hit. */
  leaked: number;
}

/** Blocks a cell: a plain rock, or one with a gem. */
export interface Rock {
  /** From 1, in order of placement. */
  readonly id: number;
  readonly cell: number;
  /** Null for a plain rock. */
  gem: Gem | null;
}

/** A rock placed in this round. */
export interface RoundRock {
  /** Its id. */
  readonly rock: number;
  /** The rock that it replaced, for taking back. */
  readonly was: Rock | null;
}

/** An enemy on its path. */
export interface Mob {
  readonly id: number;
  /** Level whose wave it came with. */
  readonly level: number;
  /** Gold that it pays more than a kill, because waves were called while it walked. */
  bounty: number;
  x: number;
  y: number;
  health: number;
  /** Health at the beginning. */
  readonly most: number;
  /** Pixels per tick. */
  readonly speed: number;
  /** Flies straight from waypoint to waypoint. */
  readonly flying: boolean;
  /** Has a much thicker shell. */
  readonly elder: boolean;
  /** Part of the damage that passes its shell, 0 to 1. */
  readonly takes: number;
  /** Hits that its ward still bears: until it breaks nothing passes, and bursts beside it do not count. */
  ward: number;
  /** Those that it bore at the beginning. */
  readonly wards: number;
  /** Index of the waypoint it walks to. */
  leg: number;
  /** Next cell of its path. */
  to: number;
  /** Pixels to the end of the path. */
  left: number;
  /** Part of its speed that is lost, 0 to 1. */
  slow: number;
  /** Ticks left of that. */
  slowFor: number;
  /** Ticks for which it is held in place. */
  heldFor: number;
  /** Poison: health lost in each tick. */
  poison: number;
  /** Ticks left of that. */
  poisonFor: number;
  /** Id of the rock that poisoned it. */
  poisonBy: number;
  /** Extra damage from every hit, as a part. */
  mark: number;
  /** Ticks left of that. */
  markFor: number;
  /** Id of the rock that hit it last; 0 before the first hit. */
  by: number;
}

export interface State extends HasRng {
  /** Index in `DIFFICULTIES`. */
  readonly difficulty: number;
  readonly map: GameMap;
  /** Error message: why the map of a link is not played; null where there is none. */
  readonly complaint: string | null;
  /** Ticks of the run. */
  tick: number;
  phase: Phase;
  /** Chance of the draws alone: whatever the fights draw, a seed brings the same gems. */
  readonly luck: Rng;
  /** Steps of the simulation in each tick, 1 to 3. */
  pace: number;
  /** From 1. */
  level: number;
  lives: number;
  gold: number;
  score: number;
  /** Quality upgrades bought. */
  upgrades: number;
  /** Recipes fused so far, in order, with repetitions. */
  fused: FusedType[];
  rocks: Rock[];
  /** Blocked cells as text: one character for each cell, '#' where mobs cannot walk. */
  walls: string;
  /** Gems of this round in the order of placement, drawn when it begins: undo does not draw again. `luck` is 0 to 1. */
  draws: { readonly type: GemType; readonly luck: number }[];
  /** Rocks placed in this round, in order. */
  fresh: RoundRock[];
  /** No cell is left for a rock, except cells with gems. */
  isFull: boolean;
  mobs: Mob[];
  /** Steps since the wave began. */
  waveTick: number;
  /** Mobs of the wave that have been spawned. */
  arrived: number;
  /** Ticks left of the pause between two levels. */
  pauseLeft: number;
  /** Cell under the cursor. */
  cursor: number;
  /** Last cell under the pointer, −1 outside: only a pointer that moves moves the cursor. */
  hover: number;
  /** Cell that was pressed and acts on release; −1 none. */
  armed: number;
  /** Id of the selected rock; null none. */
  chosen: number | null;
  /** Cell whose gem would be replaced: the player was asked, and a second press confirms. */
  asked: number | null;
  /** Next id of a rock or mob. */
  nextId: number;
  kills: number;
  /** Mobs that reached the end. */
  leaks: number;
  /** Of them in this wave. */
  waveLeaks: number;
  /** Levels in a row without a leak. */
  clean: number;
  /** Longest such row. */
  bestClean: number;
  /** Levels called early. */
  called: number;
  /** Speed bonus of the mobs of this level because it was called early: 0.1 is 10 %. */
  hurry: number;
  /** The victory level is complete; the run goes on. */
  won: boolean;
  /** Cause of the last leak, as a sentence. */
  cause: string;
}

/** World pixels. */
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
  /** `advice` names the formation, and says what stops it. */
  | { readonly type: 'waveBegun'; readonly level: number; readonly count: number; readonly advice: string }
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
  /** The cursor was moved by keys: describes its cell for screen readers. */
  | { readonly type: 'pointed'; readonly message: string }
  | { readonly type: 'asked'; readonly message: string }
  | { readonly type: 'refused'; readonly message: string };

export type Command =
  /** Default cell: the one under the cursor. */
  | { readonly type: 'place'; readonly cell?: number }
  | { readonly type: 'act'; readonly cell: number }
  | { readonly type: 'point'; readonly cell: number }
  | { readonly type: 'choose'; readonly id: number }
  | { readonly type: 'keep' | 'combine' | 'takeBack' | 'upgrade' | 'call' | 'recut' | 'aim' | 'pace' | 'close' }
  | { readonly type: 'fuse'; readonly kind: FusedType };

export type Emit = (event: Event) => void;

/** Centres of cells as tables: every mob reads them in every step. */
const XS = Float64Array.from({ length: CELLS }, (_, cell) => ((cell % COLUMNS) + 0.5) * CELL);
const YS = Float64Array.from({ length: CELLS }, (_, cell) => (Math.floor(cell / COLUMNS) + 0.5) * CELL);
export const centreX = (cell: number): number => XS[cell] as number;
export const centreY = (cell: number): number => YS[cell] as number;
export const cellCentre = (cell: number): Position => ({ x: centreX(cell), y: centreY(cell) });

export const rockAt = (state: Readonly<State>, cell: number): Rock | undefined =>
  state.rocks.find(rock => rock.cell === cell);
/** A loop instead of `find`: called for every poisoned mob in every step. */
export function rockOf({ rocks }: Readonly<State>, id: number | null): Rock | undefined {
  for (const rock of rocks) if (rock.id === id) return rock;
  return undefined;
}
/** The rock was placed in this round. */
export const isOfRound = ({ fresh }: Readonly<State>, id: number): boolean => fresh.some(one => one.rock === id);
/** Rocks with a kept gem. */
export const keptGems = (state: Readonly<State>): Rock[] =>
  state.rocks.filter(({ id, gem }) => gem !== null && !isOfRound(state, id));
/** Key of the best scores: a difficulty of the classic map, or another map. */
export const scoreKey = ({ map, difficulty }: Readonly<State>): string =>
  map.key === 'classic' ? `${map.key} ${DIFFICULTIES[difficulty]}` : map.key;
