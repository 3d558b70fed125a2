// What a run of Airborne is made of, as plain data, and what can happen in it. Middles of boxes, except where feet are said.
import type { HasRng } from '../kit/core/rng.ts';
import type { WaveClock } from '../kit/core/waves.ts';
import type { Foe, Siege } from './siege/things.ts';

export type Mode = 'cannon' | 'mortar';

export interface State extends HasRng {
  seed: number;
  phase: 'playing' | 'over';
  tick: number;
  gun: Gun;
  waves: WaveClock;
  helicopters: Helicopter[];
  troopers: Trooper[];
  walkers: Walker[];
  wrecks: Wreck[];
  bullets: Bullet[];
  shells: Shell[];
  /** The next thing gets this id: the scene follows things by it. */
  nextId: number;
  /** Never below 0. */
  score: number;
  chain: Chain;
  totals: Totals;
  /** What a siege adds; absent in the open country. */
  siege?: Siege;
}

export interface Gun {
  /** The middle of its base. */
  x: number;
  /** The ground it stands on. */
  readonly y: number;
  mode: Mode;
  isLocked: boolean;
  /** Degrees: 0 is straight up, positive to the right. */
  turretAngle: number;
  /** Where the pointer aims, until keys turn the barrel. */
  aimAt: { x: number; y: number } | null;
  /** The pointer as last seen: only a pointer that moves or is down aims. */
  pointer: { x: number; y: number } | null;
  /** Ticks until the next shot may leave. */
  cooldown: number;
  /** Of the cannon: 0 is cold, at 1 it glows. */
  heat: number;
  /** From the shot that made it glow until it shoots true again. */
  isGlowing: boolean;
  /** Ticks since the cannon's trigger was let go. */
  rested: number;
  /** Ticks for which a pressed trigger is still remembered. */
  trigger: number;
  /** The same for a click, which waits until the barrel points to it. */
  click: number;
}

export interface Helicopter {
  readonly id: number;
  x: number;
  readonly y: number;
  readonly speed: number;
  /** 1 flies to the right, −1 to the left. */
  readonly direction: 1 | -1;
  /** Ticks until it may drop again. */
  dropCooldown: number;
  /** Where on its way it means to drop, and how many jump there; the next drop first. */
  drops: Drop[];
  /** Those that jump now: how many are left, and where the next one does. */
  stick: { left: number; x: number } | null;
}

export type Drop = readonly [x: number, troopers: number];

export interface Trooper {
  readonly id: number;
  readonly x: number;
  /** Of the feet. */
  y: number;
  speedY: number;
  hasParachute: boolean;
  /** The parachute is torn: it plunges, and takes with it what it meets. */
  isDoomed: boolean;
  /** Whom a siege brought it with. */
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
  /** Whom a siege brought it with. */
  readonly from?: Foe;
}

/** A helicopter that was shot and comes down. */
export interface Wreck {
  readonly id: number;
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  /** Radians. */
  angle: number;
  readonly spin: number;
}

export interface Bullet {
  readonly id: number;
  x: number;
  y: number;
  /** Where it was a tick ago: what it hits lies between. */
  fromX: number;
  fromY: number;
  readonly speedX: number;
  readonly speedY: number;
}

export interface Shell {
  readonly id: number;
  x: number;
  y: number;
  readonly speedX: number;
  speedY: number;
}

/** Kills without a long pause. Each counts as often as its place in the chain. */
export interface Chain {
  kills: number;
  score: number;
  /** Ticks until it breaks. */
  left: number;
  bestKills: number;
  bestScore: number;
}

export interface Totals {
  shots: number;
  /** Points earned, shots not deducted. */
  earned: number;
  helicopters: number;
  troopers: number;
  walkers: number;
  landed: number;
}

type At<Type extends string> = { readonly type: Type; readonly x: number; readonly y: number };
/** `points` for it, and its place in the chain. */
type Kill<Type extends string> = At<Type> & { readonly id: number; readonly points: number; readonly chain: number };

export type Event =
  | { readonly type: 'waveBegun'; readonly wave: number }
  | (At<'bulletFired'> & { readonly angle: number })
  | (At<'shellFired'> & { readonly angle: number })
  | At<'shellBurst'>
  | (At<'modeSwitched'> & { readonly mode: Mode })
  | (At<'lockSwitched'> & { readonly isLocked: boolean })
  | At<'barrelGlowed'>
  | At<'barrelCooled'>
  | At<'trooperDropped'>
  | At<'chuteOpened'>
  | (At<'trooperLanded'> & { readonly points: number })
  | At<'walkerCameNear'>
  | (Kill<'helicopterDowned'> & { readonly direction: 1 | -1 })
  | Kill<'trooperShot'>
  | Kill<'chuteTorn'>
  | Kill<'walkerFelled'>
  | At<'trooperCrumpled'>
  | At<'wreckCrashed'>
  | (At<'chainBroken'> & { readonly kills: number; readonly score: number })
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

export type Tell = (event: Event) => void;
