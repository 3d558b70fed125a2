// State, commands and events of Unit Battle, as plain data.
import type { HasRng, Rng } from '../../kit/core/rng.ts';
import type { UpgradeId } from './campaign/upgrades.ts';
import type { Position } from './grid.ts';
import type { UnitName } from './units.ts';

/** A unit on the field, own or enemy. Specification part 2, §3: row, col, health, cooldown, target. */
export interface Fighter {
  readonly id: number;
  /** Unit type. */
  readonly kind: UnitName;
  /** The wave that an enemy came with; 0 marks an own unit. */
  readonly wave: number;
  /** Position in cells; may be a fraction. */
  row: number;
  col: number;
  /** Health points left; a unit at 0 is removed at the end of the step. */
  health: number;
  /** Ticks until it may strike again. */
  cooldown: number;
  /** Id of the unit it fights, or null. */
  target: number | null;
  /** Set on an own unit whose row was ordered to charge. */
  charges?: true;
  /** Own Cavalry away from its cell: the cell it returns to. Null while it is there. */
  home: Position | null;
  /** Cavalry in melee with Infantry, which does not let it pass. */
  held?: boolean;
}

/** The battlefield without the player's side: play, forecasts and duels advance it by the same function. */
export interface Field {
  /** State of the random generator; only strikes draw from it. */
  rng: Rng;
  /** Ticks fought so far. */
  tick: number;
  own: Fighter[];
  enemies: Fighter[];
  /** Waves that have not entered completely, the oldest first. */
  entering: Entering[];
  /** Catapult stones in the air. */
  stones: Stone[];
  /** Id of the next unit or stone; the scene keys its sprites by it. */
  nextId: number;
  /** One string per row, one letter per column: '.' nothing, 'w' wood, 'm' mud, 'h' hill. Empty on an open field. */
  readonly terrain: readonly string[];
}

/** A field with a wave timer: play and forecasts advance it by the same functions. */
export interface Campaign extends Field {
  /** Seed of the wave plans and their gaps. */
  readonly seed: number;
  /** Number of the last wave that has come; 0 before the first. */
  wave: number;
  /** Ticks until the next wave. */
  nextIn: number;
  /** Number of the campaign's battle, from 1; 0 where waves come without end. */
  readonly battle: number;
  /** Upgrades of the own army. */
  readonly upgrades: readonly UpgradeId[];
}

/** A catapult stone in the air; `row` and `col` are where it was thrown. */
export interface Stone extends Position {
  readonly id: number;
  /** Id of the catapult that threw it. */
  readonly by: number;
  readonly isOwn: boolean;
  /** Where it lands, in cells. */
  readonly toRow: number;
  readonly toCol: number;
  /** Ticks until it lands. */
  left: number;
}

/** The part of a wave that has not entered yet. */
export interface Entering {
  readonly wave: number;
  /** One digit per enemy, its index in `UNITS`, in the order of entering. */
  kinds: string;
  /** One digit per enemy: its row. */
  rows: string;
  /** Ticks from one enemy to the next. */
  readonly every: number;
  /** Ticks until the next enemy enters. */
  ticks: number;
}

export interface State extends Campaign, HasRng {
  /** 'camp': the campaign's map, where a battle and upgrades are chosen. */
  phase: 'camp' | 'playing' | 'won' | 'lost';
  /** What earlier runs reached. */
  progress: Progress;
  battle: number;
  /** Marks of the battle that was won, as bits (progress.ts). */
  marks: number;
  upgrades: readonly UpgradeId[];
  terrain: readonly string[];
  /** The unit that ended the run, its row and wave, for the result's text; null also where the last wave is beaten. */
  fate: { readonly kind: UnitName; readonly row: number; readonly wave: number } | null;
  /** Resources to spend. */
  resources: number;
  /** Number of waves beaten in an unbroken sequence from the first. */
  beaten: number;
  /** Unit type that the next placement places; null while none is chosen. */
  chosen: UnitName | null;
  /** The cell selected by keys, pointer or a dragged card. */
  cursor: Position;
  /** The cell under the pointer in the last tick: the cursor moves only when the pointer changes cells. */
  pointed: Position | null;
  /** A pointer press that began on the field is still held. */
  presses: boolean;
  /** The last purchase while it can be undone: unit id, price, ticks left. */
  bought: { readonly id: number; readonly cost: number; left: number } | null;
  /** Simulation steps per tick: 2 with the ×2 button. */
  pace: number;
  /** Unit type excluded from this run (the roster of four), or null. */
  readonly barred: UnitName | null;
  /** Statistics of the own units, by type. */
  tally: Record<UnitName, Tally>;
  /** Two armies set by hand; null in every other way to play. */
  sandbox: Sandbox | null;
}

/** What the last fight of a sandbox came to. */
export interface Outcome {
  readonly winner: 'left' | 'right' | null;
  /** Units of the winner that are left, and how many it had. */
  readonly left: number;
  readonly of: number;
  readonly seconds: number;
}

export interface Sandbox {
  /** The armies as they were set, as a link's text; during a fight what they return to. */
  armies: string;
  isFighting: boolean;
  /** Ticks of the fight. */
  ticks: number;
  outcome: Outcome | null;
  /** Why a link's armies could not be read. */
  readonly complaint: string | null;
}

/** What runs leave behind; `progress.ts` reads and grows it. */
export interface Progress {
  /** Marks of each battle; 0 where it is not won. */
  readonly marks: readonly number[];
  readonly upgrades: readonly UpgradeId[];
  /** The battle that the map proposes, from 1. */
  readonly next: number;
  /** Most waves beaten in a run without end. */
  readonly mostBeaten: number;
}

/** Statistics of one own unit type. */
export interface Tally {
  placed: number;
  lost: number;
  /** Enemies defeated by it. */
  felled: number;
  /** Health taken from enemies. */
  dealt: number;
}

export type Command =
  /** Chooses the type to place; null clears the choice. */
  | { readonly type: 'choose'; readonly unit: UnitName | null }
  /** Moves the cursor. */
  | { readonly type: 'point'; readonly row: number; readonly col: number }
  | { readonly type: 'place'; readonly unit: UnitName; readonly row: number; readonly col: number }
  | { readonly type: 'sell'; readonly row: number; readonly col: number }
  /** All units of the row advance. */
  | { readonly type: 'charge'; readonly row: number }
  /** Sets the steps per tick: 1, 2 or 3; in the sandbox 1, 2, 4 or 8. */
  | { readonly type: 'pace'; readonly pace: number }
  /** Undoes the last purchase for its full price. */
  | { readonly type: 'takeBack' }
  /** On the map: selects a battle, begins it, takes an upgrade or gives it back. */
  | { readonly type: 'select'; readonly battle: number }
  | { readonly type: 'begin'; readonly battle: number }
  | { readonly type: 'equip'; readonly upgrade: UpgradeId }
  /** In the sandbox: begins or ends the fight, empties the field, mirrors the left army. */
  | { readonly type: 'fight' }
  | { readonly type: 'clear' }
  | { readonly type: 'mirror' };

/** An event at a place of the world, in px. */
type At<Type extends string> = { readonly type: Type; readonly x: number; readonly y: number };

export type Event =
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'unitChosen'; readonly unit: UnitName | null }
  | (At<'unitPlaced'> & { readonly unit: UnitName; readonly cost: number })
  | (At<'unitSold'> & { readonly unit: UnitName; readonly refund: number })
  | (At<'unitTakenBack'> & { readonly unit: UnitName; readonly refund: number })
  /** The chosen type has become too expensive and is no longer chosen. */
  | { readonly type: 'purseEmptied'; readonly unit: UnitName; readonly message: string }
  | { readonly type: 'paceChanged'; readonly pace: number }
  | { readonly type: 'themeAnnounced'; readonly wave: number; readonly name: string; readonly tells: string }
  | {
      readonly type: 'waveCame';
      readonly wave: number;
      readonly income: number;
      readonly comes: readonly { readonly kind: UnitName; readonly count: number }[];
    }
  /** `battle` is 0 where waves come without end. */
  | { readonly type: 'waveBeaten'; readonly wave: number; readonly battle: number }
  /** In a battle with the wave before its last, elsewhere with a beaten one. */
  | { readonly type: 'chargeOpened'; readonly inBattle: boolean }
  | { readonly type: 'battleSelected'; readonly battle: number; readonly name: string }
  | { readonly type: 'battleBegun'; readonly battle: number; readonly name: string }
  /** Marks as bits (progress.ts). */
  | { readonly type: 'battleWon'; readonly battle: number; readonly marks: number }
  | { readonly type: 'upgradesChosen'; readonly upgrades: readonly UpgradeId[]; readonly tells: string }
  | (At<'rowCharged'> & { readonly row: number })
  | (At<'struck'> & {
      /** Id of the striker. */
      readonly by: number;
      readonly kind: UnitName;
      readonly isOwn: boolean;
      /** Where the struck unit stands, in px. */
      readonly toX: number;
      readonly toY: number;
      /** Health taken. */
      readonly damage: number;
      /** The struck type is one that the striker counters. */
      readonly counters: boolean;
    })
  | (At<'stoneThrown'> & { readonly by: number; readonly toX: number; readonly toY: number })
  | At<'stoneLanded'>
  | (At<'unitLost'> & { readonly kind: UnitName })
  | (At<'enemyFelled'> & { readonly kind: UnitName; readonly reward: number })
  | (At<'unitRemoved'> & { readonly unit: UnitName })
  /** The armies of the sandbox stand in their cells again. */
  | { readonly type: 'armiesSet'; readonly how: 'clear' | 'mirror' | 'ended' }
  | { readonly type: 'fightBegun'; readonly left: number; readonly right: number }
  | ({ readonly type: 'fightDecided' } & Outcome)
  | (At<'fieldLost'> & { readonly kind: UnitName; readonly row: number; readonly wave: number })
  | (At<'fieldWon'> & { readonly kind: UnitName; readonly row: number });

export type Emit = (event: Event) => void;
