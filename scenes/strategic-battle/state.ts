// What a run of Unit battle is made of, as plain data, and what can happen in it.
import type { HasRng, Rng } from '../kit/core/rng.ts';
import type { Place } from './grid.ts';
import type { UnitName } from './units.ts';

/** Somebody on the field. Specification part 2, §3: row, col, health, cooldown, target. */
export interface Fighter {
  readonly id: number;
  readonly kind: UnitName;
  /** The wave that an enemy came with; 0 for who is one's own. */
  readonly wave: number;
  /** Where it stands, in cells; both may be fractions. */
  row: number;
  col: number;
  health: number;
  /** Ticks until it may strike again. */
  cooldown: number;
  /** Whom it fights, by id. */
  target: number | null;
  /** An own unit whose row was told to charge. */
  charges: boolean;
  /** Of an own rider that is out: the cell that it comes home to. */
  home: Place | null;
  /** A rider at close quarters with somebody who does not let it by. */
  held: boolean;
}

/** What fights, without the player's side of it: play, forecasts and duels move it by the same steps. */
export interface Field {
  rng: Rng;
  /** Ticks that it has fought. */
  tick: number;
  own: Fighter[];
  enemies: Fighter[];
  /** Waves of which some are still to enter, the oldest first. */
  entering: Entering[];
  stones: Stone[];
  /** The next to come gets this id: the scene follows by it. */
  nextId: number;
  /** By row, what lies on each column: '.' nothing, 'w' wood, 'm' mud, 'h' hill. Empty where the field is bare. */
  readonly terrain: readonly string[];
}

/** A field to which waves come by the clock: play and forecasts go on with it by the same steps. */
export interface Campaign extends Field {
  /** Who comes when goes by it. */
  readonly seed: number;
  /** The last that has come; 0 before the first. */
  wave: number;
  /** Ticks until the next. */
  nextIn: number;
}

/** A stone in the air: from where it was thrown, and where it lands. */
export interface Stone extends Place {
  readonly id: number;
  /** Who threw it. */
  readonly by: number;
  readonly isOwn: boolean;
  readonly toRow: number;
  readonly toCol: number;
  /** Ticks until it lands. */
  left: number;
}

/** The rest of a wave: a letter for each enemy and a digit for its row, in the order in which they come. */
export interface Entering {
  readonly wave: number;
  kinds: string;
  rows: string;
  /** Ticks from one to the next, and until the next. */
  readonly every: number;
  ticks: number;
}

export interface State extends Campaign, HasRng {
  phase: 'playing' | 'won' | 'lost';
  /** What ended it, for the words of the end. */
  fate: { readonly kind: UnitName; readonly row: number; readonly wave: number } | null;
  resources: number;
  /** Waves of which nobody is left, without a gap from the first. */
  beaten: number;
  /** What the next placing places; null while nothing is chosen. */
  chosen: UnitName | null;
  /** The cell that keys, pointer or a dragged card point at. */
  cursor: Place;
  /** The cell under the pointer as last seen: only a pointer that goes to another cell takes the cursor along. */
  pointed: Place | null;
  /** A press that began on the field is not yet let go. */
  presses: boolean;
  /** The last purchase, for as long as it can be taken back. */
  bought: { readonly id: number; readonly cost: number; left: number } | null;
  /** How many steps the world makes in a tick: the ×2 button. */
  pace: number;
  /** Who may not be placed in this run: the roster of four. */
  readonly barred: UnitName | null;
  tally: Record<UnitName, Tally>;
}

/** What became of a type on the player's side. */
export interface Tally {
  placed: number;
  lost: number;
  /** Enemies that its strikes felled. */
  felled: number;
  /** Health taken from enemies. */
  dealt: number;
}

export type Command =
  | { readonly type: 'choose'; readonly unit: UnitName | null }
  | { readonly type: 'point'; readonly row: number; readonly col: number }
  | { readonly type: 'place'; readonly unit: UnitName; readonly row: number; readonly col: number }
  | { readonly type: 'sell'; readonly row: number; readonly col: number }
  | { readonly type: 'charge'; readonly row: number }
  | { readonly type: 'pace'; readonly pace: number }
  | { readonly type: 'takeBack' };

type At<Type extends string> = { readonly type: Type; readonly x: number; readonly y: number };

export type Event =
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'unitChosen'; readonly unit: UnitName | null }
  | (At<'unitPlaced'> & { readonly unit: UnitName; readonly cost: number })
  | (At<'unitSold'> & { readonly unit: UnitName; readonly refund: number })
  | (At<'unitTakenBack'> & { readonly unit: UnitName; readonly refund: number })
  /** The chosen type can no longer be paid. */
  | { readonly type: 'purseEmptied'; readonly unit: UnitName; readonly message: string }
  | { readonly type: 'paceChanged'; readonly pace: number }
  | { readonly type: 'themeAnnounced'; readonly wave: number; readonly name: string; readonly tells: string }
  | { readonly type: 'waveCame'; readonly wave: number; readonly income: number }
  | { readonly type: 'waveBeaten'; readonly wave: number }
  | { readonly type: 'chargeOpened' }
  | (At<'rowCharged'> & { readonly row: number })
  | (At<'struck'> & {
      /** Who strikes. */
      readonly by: number;
      readonly kind: UnitName;
      readonly isOwn: boolean;
      readonly toX: number;
      readonly toY: number;
      readonly damage: number;
      /** It is a type that the striker counters. */
      readonly counters: boolean;
    })
  | (At<'stoneThrown'> & { readonly by: number; readonly toX: number; readonly toY: number })
  | At<'stoneLanded'>
  | (At<'unitLost'> & { readonly kind: UnitName })
  | (At<'enemyFelled'> & { readonly kind: UnitName; readonly reward: number })
  | (At<'fieldLost'> & { readonly kind: UnitName; readonly row: number; readonly wave: number })
  | (At<'fieldWon'> & { readonly kind: UnitName; readonly row: number });

export type Tell = (event: Event) => void;
