// What a run of Stealth Escape is made of, as plain data, and what can happen in it.
import type { HasRng } from '../kit/core/rng.ts';
import type { Mover } from '../kit/core/rules.ts';
import type { HallName, Point } from './levels.ts';
import type { Night, Wanted } from './night/nightState.ts';

export interface State extends HasRng {
  seed: number;
  /** The start card's assist: guards look before they chase. */
  suspicion: boolean;
  phase: 'playing' | 'transition' | 'lost' | 'won';
  /** 1 to 5; at night to 10. */
  level: number;
  layout: HallName;
  /** What the fox carried into this level: "restart level" gives it back. */
  levelStart: { health: number; ammo: number };
  /** What was done on each level so far, attempts that were begun anew included. */
  records: LevelRecord[];
  /** Ticks of play on this level. */
  levelTicks: number;
  /** Ticks left of 'Level N Complete'. */
  transitionLeft: number;
  player: Player;
  guards: Guard[];
  bullets: Bullet[];
  pickups: Pickup[];
  noises: Noise[];
  /** The next bullet, pickup or noise gets this id: the scene follows things by it. */
  nextId: number;
  /** What lies in a hall of the night watch; absent in the five levels. */
  night?: Night;
  score: number;
  /** Of the whole run, restarted levels included. */
  totals: { ticks: number; shots: number; kills: number; takedowns: number; timesSeen: number; levels: number };
}

export interface LevelRecord {
  /** How often a guard noticed the fox. */
  seen: number;
  shots: number;
  isDone: boolean;
}

export interface Player extends Mover {
  health: number;
  ammo: number;
  /** Where it looks and FIRE shoots: radians, 0 is right, clockwise. */
  facing: number;
  /** The pointer as last seen: only a pointer that moves turns the fox. */
  pointer: { x: number; y: number } | null;
  /** Ticks in a guard's hands, without a break. */
  heldTicks: number;
}

export interface Guard extends Mover {
  readonly id: number;
  /** Where it looks: radians. */
  direction: number;
  /** Walks its beat · stands and stares (suspicion) · runs at the fox · goes to `goal` · looks around there. */
  mood: 'patrol' | 'stare' | 'chase' | 'search' | 'lookAround';
  /** The corners of its patrol, walked in a circle. */
  readonly beat: readonly Point[];
  /** The corner it walks to. */
  next: number;
  /** Where it last saw or heard something. */
  goal: Point;
  /** Ticks left of looking around. */
  lookTicks: number;
  /** Ticks that it has seen the fox without chasing. */
  suspicionTicks: number;
  /** What took it from its beat, for as long as it is away; null on its beat. */
  roused: Roused | null;
  /** Sees all round by its own light, but not far. */
  readonly lantern?: true;
}

/** What guards hear: a shot, a dart that fell, what a hall of the night watch holds. */
export type Heard = 'shot' | 'dart' | 'board' | 'beam' | 'camera' | 'dog' | 'treasure';
export type Roused = 'sight' | 'bump' | Heard;

export interface Bullet {
  readonly id: number;
  x: number;
  y: number;
  readonly dx: number;
  readonly dy: number;
  /** Ticks left to fly. */
  lifetime: number;
}

export interface Pickup {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly ammo: number;
}

/** A ring that grows from where a shot was fired, or where a dart met nobody; guards hear it as it passes them. */
export interface Noise {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  radius: number;
  /** How far it is heard. */
  readonly reach: number;
  readonly of: Heard;
}

export type Command = { readonly type: 'restartLevel' };

/** Levels of the night watch are called halls. */
type AtNight = { readonly isHall?: true };
type At<Type extends string> = { readonly type: Type; readonly x: number; readonly y: number };
export type Event =
  | ({ readonly type: 'levelStarted'; readonly level: number } & AtNight)
  | ({ readonly type: 'levelCompleted'; readonly level: number; readonly x: number; readonly y: number } & AtNight)
  | { readonly type: 'gameCompleted'; readonly x: number; readonly y: number }
  | At<'foxCaught'>
  | At<'foxHurt'>
  | At<'shotFired'>
  | At<'triggerClicked'>
  | At<'bulletStopped'>
  | At<'bulletSpent'>
  | (At<'guardFelled'> & { readonly guard: number })
  | (At<'guardFolded'> & { readonly guard: number })
  | (At<'guardBumped'> & { readonly guard: number })
  | (At<'guardStared'> & { readonly guard: number })
  | (At<'guardAlarmed'> & { readonly guard: number })
  | (At<'guardLostSight'> & { readonly guard: number })
  | (At<'guardHeard'> & { readonly guard: number })
  | (At<'guardGaveUp'> & { readonly guard: number })
  | (At<'wantedTaken'> & { readonly what: Wanted['what'] })
  | (At<'doorLocked'> & { readonly what: Wanted['what'] })
  | (At<'cameraSaw'> & { readonly camera: number })
  | (At<'dogBarked'> & { readonly dog: number })
  | At<'boardCreaked'>
  | At<'beamBroken'>
  | At<'fuseBlown'>
  | { readonly type: 'fuseBack' }
  | At<'pickupAppeared'>
  | (At<'pickupTaken'> & { readonly ammo: number });
