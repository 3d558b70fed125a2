// What a siege adds to a run, as plain data: carriers on the ground, gliders that duck, the airship of each fifth wave.

export interface Siege {
  carriers: Carrier[];
  gliders: Glider[];
  airship: Airship | null;
  /** Where carriers have burst in this tick: whoever stands there is hit before it ends. */
  blasts: number[];
  /** Ticks for which nothing new comes: the rest after an airship. */
  restTicks: number;
  /** Of which kinds one has been in sight. */
  met: Foe[];
  /** What is new, and for how many ticks it is still said. */
  news: { foe: Foe; ticks: number } | null;
  totals: SiegeTotals;
}

export type Foe = 'carrier' | 'glider' | 'airship';

export interface SiegeTotals {
  carriers: number;
  /** Gliders that were met, those on the ground included. */
  gliders: number;
  airships: number;
}

/** An armoured carrier. `x` is its middle, `y` the ground it rolls on. */
export interface Carrier {
  readonly id: number;
  x: number;
  readonly y: number;
  /** Where it came from and looks: 1 rolls to the right, −1 to the left. */
  readonly direction: 1 | -1;
  readonly speed: number;
  /** What the mortar has to break yet. */
  plates: number;
  /** Troopers inside. */
  load: number;
  /** Ticks since its hatch opened for the next trooper; 0 while it rolls. */
  hatchTicks: number;
}

/** A glider on its swoop: down to `duckX`, then along the ground to `landX`. Its way is settled when it comes. */
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
  /** Below what the cannon reaches. */
  isLow: boolean;
}

/** The airship flies to and fro. Nothing but its open hatch lets a shot in. */
export interface Airship {
  readonly id: number;
  x: number;
  readonly y: number;
  direction: 1 | -1;
  /** Hits that its hatch takes yet, and took at first. */
  hits: number;
  readonly whole: number;
  /** Ticks since its hatch last began to shut. */
  hatchTicks: number;
  /** How many jump each time the hatch is open. */
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
