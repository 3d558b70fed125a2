// State, events and commands of Rubber Band Rocket, as plain data. Heights are in units, speeds in pixels per tick (upwards), times in ticks of 1/60 s.
import type { HasRng } from '../../kit/core/rng.ts';
import type { Mover } from '../../kit/core/rules.ts';

export type Upgrade = 'power' | 'booster';
/** What is in the way of a purchase: a few words for its button, and the sentence that refuses it. */
export interface Refusal {
  readonly note: string;
  readonly message: string;
}
/** Hung on the fox for one flight, two at a time. */
export type Part = 'balloon' | 'magnet' | 'glider' | 'parachute' | 'kite' | 'stage';
/** What the workshop sells: an upgrade stays, a part is for one flight. */
export type Item = Upgrade | Part;
/** The Ball burns its booster once; the Swallow beats its wings several times. */
export type Rocket = 'ball' | 'swallow';

export interface State extends HasRng {
  /** The vehicle chosen on the start card. */
  readonly rocket: Rocket;
  /** Ticks since the run began. */
  tick: number;
  /** The ball's body, moved by physics. Position in units from the top of the world, velocity in units per second. */
  ball: Mover;
  /** The band is being drawn. */
  isCharging: boolean;
  /** The ball is in the air. */
  isLaunched: boolean;
  /** The Moon is reached: the run is over. */
  isHome: boolean;
  /** Power of the band: 0 to `maxPower` while charging, then the power of the last launch. */
  power: number;
  /** Full power, from the constants. */
  maxPower: number;
  /** Height of the ball above its rest position, in units. */
  height: number;
  /** The record height, in whole units. */
  maxHeight: number;
  /** Coins in hand. */
  coins: number;
  /** Level of each upgrade. */
  upgrades: Record<Upgrade, number>;
  /** Vertical speed, upwards, in pixels per tick. */
  speed: number;
  /** Height of the Moon, in units. */
  moon: number;
  /** Ticks that the band has been held at full power. */
  fullFor: number;
  /** Ticks until a snapped band is mended. */
  repair: number;
  /** The hold input was down in the previous tick: used to detect a new press. */
  wasHeld: boolean;
  /** The flight under way, or the last one. */
  flight: Flight;
  /** Wind zone of the coming flight, or of the one under way. */
  wind: Wind;
  /** Upgrade bought since the last landing, or null: the workshop fits one per landing. */
  fitted: Upgrade | null;
  /** The fitted upgrade can be given back: the band has not been drawn since. */
  isReturnable: boolean;
  /** The parts on the coming flight, or on the one under way, in the order of buying. */
  parts: Part[];
  /** The parts can be given back: the band has not been drawn since. */
  isPartReturnable: boolean;
  /** Tick of the last purchase, because a second press right after it means nothing. */
  boughtAt: number;
  /** The two parts that this run's sky favours: what carries them hangs there most often. */
  favoured: Part[];
  /** What hangs below the apex of the coming flight, or of the one under way. */
  things: Thing[];
  /** Flights in a row that brought nothing new: a find hangs in the next one. */
  dull: number;
  /** Finds of this run. */
  finds: number;
  /** What has carried the fox in this run. */
  known: Carrier[];
  /** Feathers met that make the next launch faster. */
  worn: number;
  /** Feathers met in this run. */
  met: number;
  /** Launches in this run. */
  launches: number;
  /** How often the band has snapped. */
  snaps: number;
  /** The last finished flights, oldest first. */
  log: Landing[];
  /** Track of the best flight: its height every `TRACK_EVERY` ticks, in units. */
  ghost: number[];
}

/** The flight under way, or the last one. */
export interface Flight {
  /** Ticks since the launch. */
  ticks: number;
  /** Launch speed, in pixels per tick. */
  from: number;
  /** The band snapped at this launch. */
  snapped: boolean;
  /** The greatest height so far, in units. */
  reach: number;
  /** Coins earned in this flight. */
  coins: number;
  /** The record before this launch, in units. */
  toBeat: number;
  /** Ticks the booster still burns. */
  burn: number;
  /** How often the booster can still be fired. */
  beats: number;
  /** Height at which the booster was fired last, in units; null before that. */
  firedAt: number | null;
  /** The last firing was by the player, not the automatic one at the apex. */
  byHand: boolean;
  /** Any firing of this flight was in the wind zone. */
  inWind: boolean;
  /** Speed limit of the booster that burns, in pixels per tick. */
  limit: number;
  /** Ticks since the fall began. */
  falling: number;
  /** Feathers met in this flight. */
  met: number;
  /** Ticks the balloon still holds. */
  balloon: number;
  /** The second stage can still be fired. */
  hasStage: boolean;
  /** Something was reached, met or opened for the first time. */
  isNew: boolean;
  /** Parts that have done something in this flight. */
  acted: Part[];
  /** Height of the first apex, in units, below which things hang; null before it. */
  hangs: number | null;
  /** Ticks that the pointer has been down in this flight, or null while it is up; `PRESSED_BEFORE` where it came down before the fall. */
  pressTicks: number | null;
  /** Height every `TRACK_EVERY` ticks, in units: becomes the ghost if this flight sets a record. */
  track: number[];
}

/** Wind zone: between these heights, in units. */
export interface Wind {
  from: number;
  to: number;
}

/** What carries a fox that steers into it, much higher with the part that it wants. */
export type Carrier = 'geese' | 'warmAir' | 'tinBird' | 'whirl' | 'jet' | 'shootingStar';

/** What hangs in the sky of a flight, in units: to the side of the middle, positive to the right, and below the flight's apex. */
export interface Thing {
  readonly kind: 'feather' | 'parcel' | 'find' | Carrier;
  readonly aside: number;
  readonly below: number;
  isMet: boolean;
}

/** Log entry of a finished flight. */
export interface Landing {
  /** Greatest height, in whole units. */
  reach: number;
  /** It set a record. */
  record: boolean;
  /** The booster was fired in the wind: the graph draws it in another colour. */
  wind: boolean;
}

export type Zone = 'sky' | 'swallows' | 'clouds' | 'stratosphere' | 'aurora' | 'orbits' | 'comets' | 'moon';

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
  | {
      readonly type: 'apexReached';
      readonly reach: number;
      /** Feathers that hang on each side. */
      readonly left: number;
      readonly right: number;
      /** What hangs there that carries, and on which side; null where it was met already or would be too low. */
      readonly carrier: Carrier | null;
      readonly aside: number;
    }
  | { readonly type: 'featherMet'; readonly aside: number; readonly worn: number }
  | { readonly type: 'findMet'; readonly name: string; readonly coins: number; readonly aside: number }
  | { readonly type: 'parcelMet'; readonly aside: number; readonly coins: number }
  | {
      readonly type: 'carried';
      readonly carrier: Carrier;
      readonly aside: number;
      /** By how many units, and whether the part was aboard that it wants. */
      readonly by: number;
      readonly suited: boolean;
      readonly isFirst: boolean;
    }
  | { readonly type: 'balloonFilled' }
  | { readonly type: 'parachuteOpened' }
  | { readonly type: 'stageFired'; readonly kick: number }
  | { readonly type: 'kiteCaught' }
  | { readonly type: 'gliderSpread' }
  | { readonly type: 'magnetDrew' }
  | { readonly type: 'landmarkReached'; readonly name: string; readonly height: number; readonly coins: number }
  | { readonly type: 'partOpened'; readonly part: Part }
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
  | { readonly type: 'partTaken'; readonly part: Part }
  | { readonly type: 'partReturned'; readonly part: Part }
  | { readonly type: 'refused'; readonly message: string };

export type Command =
  | { readonly type: 'fit'; readonly upgrade: Upgrade }
  | { readonly type: 'giveBack' }
  | { readonly type: 'part'; readonly part: Part }
  | { readonly type: 'returnPart'; readonly part: Part }
  | { readonly type: 'letDown' };

/** Adds an event to those of this tick. */
export type Emit = (event: Event) => void;
