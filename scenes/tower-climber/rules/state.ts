// State, command and events of Tower Climber, as plain data. Lengths in world px (y grows downwards), times in ticks of 1/60 s.
import type { Pull } from '../../kit/core/input/gesture.ts';
import type { HasRng } from '../../kit/core/rng.ts';
import type { Carrier, Mover } from '../../kit/core/rules.ts';
import type { Material } from './materials.ts';

export type PlatformKind = 'ground' | 'plain' | 'moving' | 'crumbling' | 'spring' | 'ice' | 'folding';
export type EnemyKind = 'beetle' | 'hopper' | 'moth';

export interface State extends HasRng {
  /** Seed of the run. */
  seed: number;
  phase: 'playing' | 'dying' | 'over';
  /** Ticks since the run began. */
  tick: number;
  /** The fox. */
  player: Player;
  /** Platforms near the view. */
  platforms: Platform[];
  /** Enemies near the view. */
  enemies: Enemy[];
  /** Paper cranes that hang near the view. */
  cranes: Crane[];
  /** Cranes caught and not spent yet: each one saves the fox once. */
  heldCranes: number;
  /** The flight of a crane that carries the fox back to a ledge, or null. */
  carry: Carry | null;
  /** World y above which the next crane hangs. */
  nextCrane: number;
  /** Tick in which this run's first crane came into sight, or null. */
  craneSeenAt: number | null;
  /** World y of the upper side of the view. */
  camera: number;
  /** Lowest camera position; it never goes down. A fox that falls below the view there is lost. */
  base: number;
  /** Camera position of the last stand, to which the view returns after a flight. */
  look: number;
  /** Tick in which the last level was reached, or null in the first one. */
  reachedAt: number | null;
  /** Levels climbed in this run: 0 in the first one. */
  difficulty: number;
  /** Greatest height above the start at which the fox stood, in px. */
  climbed: number;
  /** Points: `climbed` divided by `pxPerPoint`. */
  score: number;
  /** Pull gesture of the pointer, in stage px because the camera may move under it; null while there is none. */
  pull: Pull | null;
  /** Aim by keys or stick. */
  aim: Aim;
  /** Input buffer: a jump released in the air, its pull in px, and the ticks in which landing still starts it. */
  buffered: { ticks: number; readonly dx: number; readonly dy: number } | null;
  /** Ticks left of dying. */
  dyingLeft: number;
  /** How the run ended, or null. */
  fate: Fate | null;
  /** Id of the next platform or enemy. */
  nextId: number;
  /** Topmost platform of the main path: the tower is generated upwards from it. */
  top: Step;
  /** Statistics of the run; `falls`: landings lower than the jump. */
  totals: { jumps: number; falls: number; springs: number; cancelled: number; cranes: number };
}

/** A paper crane on its thread, by its centre. */
export interface Crane {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** It has been in the view. */
  isSeen: boolean;
}

/** The fox in the air under a crane: from where it fell or was touched to a ledge. */
export interface Carry {
  ticks: number;
  readonly fromX: number;
  readonly fromY: number;
  /** Id of the ledge. */
  readonly to: number;
  /** Last position above that ledge. */
  toX: number;
  toY: number;
}

/** Aim by keys or stick, as the pull it stands for. */
export interface Aim {
  /** Degrees from straight up, positive to the right. */
  degrees: number;
  /** Length of the pull, in px. */
  power: number;
  /** The keys are aiming: the trajectory is shown until a pointer pulls. */
  isShown: boolean;
}

/** Topmost platform of the main path: middle in px, how far it moves to each side in px, id. */
export interface Step {
  readonly x: number;
  readonly y: number;
  readonly sway: number;
  readonly id: number;
}

export interface Player extends Mover {
  /** px per second². */
  gravity: number;
  /** Part of the speed kept when bouncing off a wall: that of the zone where the fox last stood. */
  bounce: number;
  /** Id of the platform under the fox, or null in the air. */
  carriedBy: number | null;
  /** On a platform, or within the grace ticks after leaving it (coyote time). */
  canJump: boolean;
  /** Ticks since the fox last stood. */
  airTicks: number;
  /** y of the feet at the last jump. */
  jumpedFrom: number;
}

export interface Platform extends Carrier {
  readonly kind: PlatformKind;
  /** Limits of its left and right edges. */
  readonly left: number;
  readonly right: number;
  /** Ticks since it was first stepped on or since it disappeared; folding platforms always count. */
  clock: number;
  /** Crumbled or folded away: it carries nobody. */
  isGone: boolean;
}

export interface Enemy {
  readonly id: number;
  readonly kind: EnemyKind;
  /** Centre. */
  x: number;
  y: number;
  /** Its platform: left side, top, width. */
  readonly platformX: number;
  readonly platformY: number;
  readonly platformWidth: number;
  direction: 1 | -1;
  /** px per tick. */
  readonly speed: number;
  /** Ticks; decides the phase of hopping or hovering. */
  clock: number;
}

/** Cause and place of the run's end. */
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
  /** `isShort`: let go before it was drawn far enough, so that nothing jumps. */
  | (At<'pullCancelled'> & { readonly isShort: boolean })
  | At<'platformCracked'>
  | At<'platformCrumbled'>
  | At<'platformFolded'>
  | At<'platformReturned'>
  | (At<'levelReached'> & { readonly level: number })
  | At<`${Material}Struck`>
  | (At<'craneSighted'> & { readonly isFirst: boolean })
  | (At<'craneCaught'> & { readonly held: number })
  | (At<'craneCarried'> & { readonly held: number })
  | At<'enemyTouched'>
  | At<'foxFell'>
  | { readonly type: 'runEnded' };
export type Emit = (event: Event) => void;
