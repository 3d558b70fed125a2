// What a run of Rubber Band Rocket is made of, as plain data, and what can happen in it. Heights are in units, speeds in pixels per tick.
import type { HasRng } from '../kit/core/rng.ts';
import type { Mover } from '../kit/core/rules.ts';

export type Upgrade = 'power' | 'booster';
/** The Ball burns its booster once; the Swallow beats its wings several times. */
export type Rocket = 'ball' | 'swallow';

export interface State extends HasRng {
  readonly rocket: Rocket;
  tick: number;
  /** Its world is counted in units, from the top: physics moves it there. */
  ball: Mover;
  isCharging: boolean;
  isLaunched: boolean;
  /** The Moon is reached: the run is over. */
  isHome: boolean;
  /** 0 to `maxPower` while charging, and what the last launch had. */
  power: number;
  maxPower: number;
  /** Of the ball above its rest, now. */
  height: number;
  /** The record, in whole units. */
  maxHeight: number;
  coins: number;
  upgrades: Record<Upgrade, number>;
  /** Upwards, pixels per tick. */
  speed: number;
  /** How far the Moon is, in units: as high as the world. */
  moon: number;
  /** Ticks at full power. */
  fullFor: number;
  /** Ticks until a snapped band holds again. */
  repair: number;
  /** The hold was down a tick ago: a press is told by its beginning. */
  wasHeld: boolean;
  flight: Flight;
  /** Where the wind blows in the coming flight, or in this one. */
  wind: Wind;
  /** Bought since the last landing, where anything was: the workshop fits one. */
  fitted: Upgrade | null;
  /** It can be given back: the band has not been drawn since. */
  isReturnable: boolean;
  launches: number;
  snaps: number;
  /** Finished flights, the last ones. */
  log: Landing[];
  /** Of the best flight: its height every few ticks. */
  ghost: number[];
}

/** The flight under way, or the last one. */
export interface Flight {
  ticks: number;
  /** Its speed when the band let go. */
  from: number;
  snapped: boolean;
  /** The highest so far. */
  reach: number;
  /** What it has earned. */
  coins: number;
  /** The record it set out to beat. */
  toBeat: number;
  /** Ticks the booster still burns. */
  burn: number;
  /** How often the booster can still be fired. */
  beats: number;
  /** Height at which it was fired last; null while it waits. */
  firedAt: number | null;
  /** Fired by hand, and in the wind. */
  byHand: boolean;
  inWind: boolean;
  /** The fastest that the booster makes it. */
  limit: number;
  falling: number;
  track: number[];
}

export interface Wind {
  from: number;
  to: number;
}

/** A flight that is over. */
export interface Landing {
  reach: number;
  record: boolean;
  /** Fired in the wind: drawn otherwise in the graph. */
  wind: boolean;
}

export type Zone = 'sky' | 'clouds' | 'stratosphere' | 'moon';

type At<Type extends string> = { readonly type: Type; readonly x: number; readonly y: number };
export type Event =
  | { readonly type: 'chargeBegun' }
  | { readonly type: 'fullyDrawn' }
  | { readonly type: 'letDown' }
  | (At<'launched'> & { readonly power: number; readonly snapped: boolean })
  | { readonly type: 'boosterFired'; readonly byHand: boolean; readonly inWind: boolean }
  | { readonly type: 'recordBroken'; readonly height: number }
  | { readonly type: 'coinsEarned'; readonly coins: number }
  | { readonly type: 'zoneReached'; readonly zone: Zone; readonly coins: number }
  | { readonly type: 'apexReached'; readonly reach: number }
  | { readonly type: 'fallSkipped' }
  | {
      readonly type: 'landed';
      readonly reach: number;
      readonly record: boolean;
      readonly coins: number;
      readonly near: number;
    }
  | { readonly type: 'bandMended' }
  | { readonly type: 'upgradeFitted'; readonly upgrade: Upgrade; readonly level: number }
  | { readonly type: 'upgradeReturned'; readonly upgrade: Upgrade }
  | { readonly type: 'refused'; readonly message: string };

export type Command =
  | { readonly type: 'fit'; readonly upgrade: Upgrade }
  | { readonly type: 'giveBack' }
  | { readonly type: 'letDown' };

export type Tell = (event: Event) => void;
