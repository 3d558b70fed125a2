// State, commands and events of a run, as plain data. Places are in pixels of the world, angles in radians (0 is right, clockwise).
import type { HasRng } from '../../kit/core/rng.ts';
import type { Mover } from '../../kit/core/rules.ts';
import type { HallName, Point } from '../levels/levels.ts';
import type { Mission } from './missions/mission.ts';
import type { Night, Wanted } from './night/nightState.ts';

export interface State extends HasRng {
  /** Seed of the run: each level is drawn from it. */
  seed: number;
  /** Assist of the start card: guards stare for a moment before they chase. */
  suspicion: boolean;
  /** `transition`: 'Level N Complete' is shown. Missions: `map` is the map of wings, `loading` waits for the text of a hall. */
  phase: 'playing' | 'transition' | 'lost' | 'won' | 'map' | 'loading';
  /** From 1 to 5; in the night watch to 10. */
  level: number;
  /** Layout of the walls, with its mirroring. */
  layout: HallName;
  /** Health and ammo at the beginning of this level: a restart sets them back. */
  levelStart: { health: number; ammo: number };
  /** Record of each level so far; restarted attempts count too. */
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
  /** Next id of a bullet, pickup or noise: the scene matches sprites by it. */
  nextId: number;
  /** Things in the hall; only in the night watch and in missions. */
  night?: Night;
  /** The hall of a mission. */
  mission?: Mission;
  /** Points of the run. */
  score: number;
  /** Sums over the run, restarted levels included. */
  totals: { ticks: number; shots: number; kills: number; takedowns: number; timesSeen: number; levels: number };
}

/** What was done on a level. */
export interface LevelRecord {
  /** How often a guard noticed the fox. */
  seen: number;
  /** Darts shot. */
  shots: number;
  /** Guards folded from behind. */
  takedowns: number;
  /** Ticks of play on it. */
  ticks: number;
  /** Left by the door. */
  isDone: boolean;
}

/** The fox. */
export interface Player extends Mover {
  health: number;
  /** Darts. */
  ammo: number;
  /** Where it looks and FIRE shoots. */
  facing: number;
  /** Last place of the pointer: only a pointer that moves turns the fox. */
  pointer: { x: number; y: number } | null;
  /** Ticks of contact with a guard, without a break. */
  heldTicks: number;
}

/** A guard: a state machine over `mood`. */
export interface Guard extends Mover {
  readonly id: number;
  /** Where it looks. */
  direction: number;
  /** patrol: walks its route · stare: stands and looks at the fox (suspicion) · chase: runs after it · search: walks to `goal` · lookAround: turns there. */
  mood: 'patrol' | 'stare' | 'chase' | 'search' | 'lookAround';
  /** Corners of its patrol route, walked in a circle. */
  readonly beat: readonly Point[];
  /** Index of the next corner. */
  next: number;
  /** Where it last saw or heard something. */
  goal: Point;
  /** Ticks left of `lookAround`. */
  lookTicks: number;
  /** Ticks for which it has seen the fox without chasing. */
  suspicionTicks: number;
  /** Why it left its route; null while it patrols. */
  roused: Roused | null;
  /** Where a guard looks who stands at his post; he turns there again after a search. */
  readonly looks?: number;
  /** Carries a lantern: sees all round, but not far. */
  readonly lantern?: true;
}

/** Causes of a noise. */
export type Heard = 'shot' | 'dart' | 'ball' | 'board' | 'beam' | 'camera' | 'dog' | 'treasure';
export type Roused = 'sight' | 'bump' | Heard;

/** A dart in flight. */
export interface Bullet {
  readonly id: number;
  x: number;
  y: number;
  /** Pixels per tick. */
  readonly dx: number;
  readonly dy: number;
  /** Ticks left to fly. */
  lifetime: number;
  /** A paper ball: it hurts nobody, and is heard where it falls. */
  readonly isBall?: true;
}

/** Ammo on the floor. */
export interface Pickup {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Darts in it. */
  readonly ammo: number;
}

/** A noise: a growing ring; a guard hears it when the ring passes. */
export interface Noise {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Present radius of the ring. */
  radius: number;
  /** Largest radius. */
  readonly reach: number;
  /** Cause. */
  readonly of: Heard;
}

export type Command = { readonly type: 'restartLevel' };

/** Set in the night watch, whose levels are called halls. */
type AtNight = { readonly isHall?: true };
type At<Type extends string> = { readonly type: Type; readonly x: number; readonly y: number };
export type Event =
  | ({ readonly type: 'levelStarted'; readonly level: number } & AtNight)
  | ({ readonly type: 'levelCompleted'; readonly level: number; readonly x: number; readonly y: number } & AtNight)
  | { readonly type: 'gameCompleted'; readonly x: number; readonly y: number }
  | At<'foxCaught'>
  /** `lost`: health that this touch has cost so far. */
  | (At<'foxHurt'> & { readonly lost: number })
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
  | (At<'doorLocked'> & { readonly what: Wanted['what'] | 'cub' })
  | (At<'cameraSaw'> & { readonly camera: number })
  | (At<'dogBarked'> & { readonly dog: number })
  | At<'boardCreaked'>
  | At<'beamBroken'>
  | At<'fuseBlown'>
  | { readonly type: 'fuseBack' }
  | { readonly type: 'refused'; readonly message: string }
  | At<'lampPutOut'>
  | At<'ballTaken'>
  | At<'ballThrown'>
  | At<'cubFound'>
  | At<'liftLeft'>
  | At<'shutterFell'>
  | At<'shutterRose'>
  | { readonly type: 'hallOpened'; readonly hall: number; readonly name: string }
  | (At<'hallPassed'> & { readonly hall: number; readonly ticks: number; readonly marks: readonly boolean[] })
  | At<'pickupAppeared'>
  | (At<'pickupTaken'> & { readonly ammo: number });

export type Emit = (event: Event) => void;
