// What a climb is made of, as plain data, and what can happen in it. Heights grow upwards as y falls.
import type { Pull } from '../kit/core/gesture.ts';
import type { HasRng } from '../kit/core/rng.ts';
import type { Carrier, Mover } from '../kit/core/rules.ts';

export type PlatformKind = 'ground' | 'plain' | 'moving' | 'crumbling' | 'spring' | 'ice' | 'folding';
export type EnemyKind = 'beetle' | 'hopper' | 'moth';

export interface State extends HasRng {
  seed: number;
  phase: 'playing' | 'dying' | 'over';
  tick: number;
  player: Player;
  platforms: Platform[];
  enemies: Enemy[];
  /** The world's y at the top of the picture. */
  camera: number;
  /** Where the picture comes back to after a flight; it only ever goes up. Who falls out below it is lost. */
  base: number;
  /** 0 in the first level; one more with every level climbed. */
  difficulty: number;
  /** How far above the start somebody has stood, in px. */
  climbed: number;
  score: number;
  /** The hand's pull, in pixels of the stage: the camera may move under it. */
  pull: Pull | null;
  aim: Aim;
  /** Ticks left in which a jump that was let go in the air is still done on landing, and how. */
  buffered: { ticks: number; readonly dx: number; readonly dy: number } | null;
  /** Ticks left of dying. */
  dyingLeft: number;
  fate: Fate | null;
  /** The next platform or enemy gets this id. */
  nextId: number;
  /** The platform from which the way up goes on: everything above it is not built yet. */
  top: Step;
  totals: { jumps: number; falls: number; springs: number; cancelled: number };
}

/** What the keys and the stick aim with: the pull that they stand for. */
export interface Aim {
  /** From straight up, to the right, in degrees. */
  degrees: number;
  /** Px of pull. */
  power: number;
  /** Whether the keys aim now: their dots are shown until the hand pulls. */
  isShown: boolean;
}

/** Where the middle of the topmost platform of the way is, and how far that wanders to each side. */
export interface Step {
  readonly x: number;
  readonly y: number;
  readonly sway: number;
  readonly id: number;
}

export interface Player extends Mover {
  gravity: number;
  bounce: number;
  carriedBy: number | null;
  canJump: boolean;
  /** Ticks since it last stood. */
  airTicks: number;
  /** The height it jumped from. */
  jumpedFrom: number;
}

export interface Platform extends Carrier {
  readonly kind: PlatformKind;
  /** How far left and right its edges come. */
  readonly left: number;
  readonly right: number;
  /** Ticks since it was first stepped on, or since it was last away; folding ones count always. */
  clock: number;
  /** Folded away: nobody stands on it. */
  isGone: boolean;
}

export interface Enemy {
  readonly id: number;
  readonly kind: EnemyKind;
  x: number;
  y: number;
  readonly platformX: number;
  readonly platformY: number;
  readonly platformWidth: number;
  direction: 1 | -1;
  readonly speed: number;
  clock: number;
}

/** Why a climb ended. */
export interface Fate {
  readonly cause: 'fell' | EnemyKind;
  readonly x: number;
  readonly y: number;
}

export type Command = { readonly type: 'giveUp' };

type At<Type extends string> = { readonly type: Type; readonly x: number; readonly y: number };
export type Event =
  | (At<'foxJumped'> & { readonly power: number; readonly spring: boolean })
  | (At<'foxLanded'> & { readonly on: PlatformKind; readonly points: number; readonly airTicks: number })
  | At<'foxBounced'>
  | At<'pullBegan'>
  | At<'pullCancelled'>
  | At<'platformCracked'>
  | At<'platformCrumbled'>
  | At<'platformFolded'>
  | At<'platformReturned'>
  | (At<'levelReached'> & { readonly level: number })
  | At<'enemyTouched'>
  | At<'foxFell'>
  | { readonly type: 'runEnded' };
export type Tell = (event: Event) => void;
