// State and events of Airborne, as plain data. Positions are centres of boxes in world px, except where a comment says feet.
import type { HasRng } from '../../kit/core/rng.ts';
import type { WaveClock } from '../../kit/core/world/waves.ts';
import type { Foe, Siege } from './siege/siegeState.ts';

export type Mode = 'cannon' | 'mortar';

export interface State extends HasRng {
  /** Seed of the waves. */
  seed: number;
  phase: 'playing' | 'over';
  /** Ticks played. */
  tick: number;
  gun: Gun;
  /** Wave number, ticks in the wave, and arrivals so far. */
  waves: WaveClock;
  helicopters: Helicopter[];
  /** Paratroopers in the air. */
  troopers: Trooper[];
  /** Troopers on the ground. */
  walkers: Walker[];
  wrecks: Wreck[];
  /** Cannon shots. */
  bullets: Bullet[];
  /** Mortar shots. */
  shells: Shell[];
  /** Id of the next object; the scene keys its sprites by it. */
  nextId: number;
  /** Never below 0. */
  score: number;
  chain: Chain;
  /** Troopers that came near the gun so far: the first are met with a warning. */
  warnings: number;
  totals: Totals;
  /** State of the Siege mode; absent in the normal game. */
  siege?: Siege;
}

export interface Gun {
  /** Centre of its base, in px. */
  x: number;
  /** The ground, in px. */
  readonly y: number;
  mode: Mode;
  /** Locked to the ground: cannot drive, turns faster. */
  isLocked: boolean;
  /** Degrees: 0 is straight up, positive to the right. */
  turretAngle: number;
  /** Point that the pointer aims at; null after keys have turned the barrel. */
  aimAt: { x: number; y: number } | null;
  /** Pointer position in the last tick: only a pointer that moves or is down aims. */
  pointer: { x: number; y: number } | null;
  /** Ticks until the next shot. */
  cooldown: number;
  /** Heat of the cannon: 0 cold, 1 glowing. */
  heat: number;
  /** How often heat began to slow the cannon in this run: the first times are explained. */
  heatings: number;
  /** Overheated: from full heat until the cannon is precise again. */
  isGlowing: boolean;
  /** Ticks since the cannon's trigger was released. */
  rested: number;
  /** Ticks for which a key has turned the barrel to one side: negative to the left. */
  turning: number;
  /** Input buffer: ticks for which a pressed trigger is remembered. */
  trigger: number;
  /** Input buffer: ticks for which a click waits for the barrel to point at it. */
  click: number;
}

export interface Helicopter {
  readonly id: number;
  x: number;
  readonly y: number;
  /** Px per tick. */
  readonly speed: number;
  /** 1 flies to the right, −1 to the left. */
  readonly direction: 1 | -1;
  /** Ticks until it may drop again. */
  dropCooldown: number;
  /** Planned drops, the next first. */
  drops: Drop[];
  /** The drop in progress: troopers left, and x of the next jump. */
  stick: { left: number; x: number } | null;
}

/** A planned drop: x in px, and number of troopers. */
export type Drop = readonly [x: number, troopers: number];

export interface Trooper {
  readonly id: number;
  readonly x: number;
  /** Y of the feet. */
  y: number;
  /** Px per tick. */
  speedY: number;
  hasParachute: boolean;
  /** The parachute is torn: it falls to death and hits what it meets. */
  isDoomed: boolean;
  /** Siege: the foe that brought it. */
  readonly from?: Foe;
}

/** A trooper that has landed. */
export interface Walker {
  readonly id: number;
  x: number;
  readonly y: number;
  direction: 1 | -1;
  /** Near enough to the gun to be marked as danger. */
  isNear: boolean;
  /** Siege: the foe that brought it. */
  readonly from?: Foe;
}

/** A shot helicopter on its way down. Speeds in px per tick. */
export interface Wreck {
  readonly id: number;
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  /** Radians. */
  angle: number;
  /** Radians per tick. */
  readonly spin: number;
}

/** A cannon shot. Speeds in px per tick. */
export interface Bullet {
  readonly id: number;
  x: number;
  y: number;
  /** Position a tick ago: hits are tested on the segment between. */
  fromX: number;
  fromY: number;
  readonly speedX: number;
  readonly speedY: number;
}

/** A mortar shot. Speeds in px per tick. */
export interface Shell {
  readonly id: number;
  x: number;
  y: number;
  readonly speedX: number;
  speedY: number;
}

/** Combo of kills without a long pause: a length, no points. */
export interface Chain {
  kills: number;
  /** Ticks until it breaks. */
  left: number;
  bestKills: number;
}

/** Statistics of the run. */
export interface Totals {
  shots: number;
  /** Points earned, without the cost of shots. */
  earned: number;
  helicopters: number;
  troopers: number;
  walkers: number;
  landed: number;
}

/** An event at a position of the world, in px. */
type At<Type extends string> = { readonly type: Type; readonly x: number; readonly y: number };
/** A kill: points, and its place in the chain. */
type Kill<Type extends string> = At<Type> & { readonly id: number; readonly points: number; readonly chain: number };

export type Event =
  | { readonly type: 'waveBegun'; readonly wave: number }
  | (At<'bulletFired'> & { readonly angle: number })
  | (At<'shellFired'> & { readonly angle: number })
  | At<'shellBurst'>
  | (At<'modeSwitched'> & { readonly mode: Mode })
  | (At<'lockSwitched'> & { readonly isLocked: boolean })
  /** Which time of the run it is, as for `walkerCameNear`: the first ones are told in words. */
  | (At<'barrelGlowed'> & { readonly times: number })
  | At<'barrelCooled'>
  | At<'trooperDropped'>
  | At<'chuteOpened'>
  | (At<'trooperLanded'> & { readonly points: number })
  | (At<'walkerCameNear'> & { readonly times: number })
  | (Kill<'helicopterDowned'> & { readonly direction: 1 | -1 })
  | Kill<'trooperShot'>
  | Kill<'chuteTorn'>
  | Kill<'walkerFelled'>
  | At<'trooperCrumpled'>
  | At<'wreckCrashed'>
  | (At<'chainBroken'> & { readonly kills: number })
  | At<'gunTaken'>
  | { readonly type: 'foeSighted'; readonly foe: Foe }
  | At<'bulletTurned'>
  | At<'plateBroken'>
  | At<'carrierOpened'>
  | At<'trooperUnloaded'>
  | Kill<'carrierBroken'>
  | Kill<'gliderDowned'>
  | At<'gliderDucked'>
  | At<'gliderLanded'>
  | At<'airshipOpened'>
  | At<'airshipHit'>
  | Kill<'airshipDowned'>;

export type Emit = (event: Event) => void;
