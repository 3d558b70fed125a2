// State of the Siege mode, as plain data: carriers, gliders and the airship. Positions are centres in world px, speeds px per tick.

export interface Siege {
  carriers: Carrier[];
  gliders: Glider[];
  airship: Airship | null;
  /** X positions of carriers destroyed in this tick; their explosions follow in the same tick. */
  blasts: number[];
  /** Ticks without arrivals: the rest after an airship. */
  restTicks: number;
  /** Kinds of foes that have appeared. */
  met: Foe[];
  /** Message about a new foe, and its remaining ticks. */
  news: { foe: Foe; ticks: number } | null;
  totals: SiegeTotals;
}

export type Foe = 'carrier' | 'glider' | 'airship';

/** Foes destroyed in the run. */
export interface SiegeTotals {
  carriers: number;
  /** Gliders shot, in the air or low over the ground. */
  gliders: number;
  airships: number;
}

/** An armoured carrier. `y` is the ground. */
export interface Carrier {
  readonly id: number;
  x: number;
  readonly y: number;
  /** Direction of its approach: 1 to the right, −1 to the left. */
  readonly direction: 1 | -1;
  readonly speed: number;
  /** Armour plates left. */
  plates: number;
  /** Troopers inside. */
  load: number;
  /** Ticks in the hatch cycle (open, then shut); 0 while it drives. */
  hatchTicks: number;
}

/** A glider: swoops from (`fromX`, `fromY`) down to `duckX`, then flies low to `landX`. Its path is fixed at the start. */
export interface Glider {
  readonly id: number;
  x: number;
  y: number;
  readonly direction: 1 | -1;
  readonly speed: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly duckX: number;
  readonly landX: number;
  /** Flies low, below the cannon's reach. */
  isLow: boolean;
}

/** The airship flies to and fro; only its open hatch can be hit. */
export interface Airship {
  readonly id: number;
  x: number;
  readonly y: number;
  direction: 1 | -1;
  /** Hits left until it is destroyed. */
  hits: number;
  /** Hits at the start. */
  readonly whole: number;
  /** Ticks in the hatch cycle (shut, then open). */
  hatchTicks: number;
  /** Troopers that jump each time the hatch is open. */
  readonly stick: number;
}

export const newSiege = (): Siege => ({
  carriers: [],
  gliders: [],
  airship: null,
  blasts: [],
  restTicks: 0,
  met: [],
  news: null,
  totals: { carriers: 0, gliders: 0, airships: 0 },
});
