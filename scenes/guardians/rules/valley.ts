// The valley between two guardians: creatures on three roads, gates, hands. Everything of a side is seen from that side, so seats exchanged are two entries exchanged.
export type Guardian = 'wolf' | 'eagle';
export type Seat = 0 | 1;

export const ROADS = ['forest', 'bridge', 'river'] as const;
const PLACES = ['in the forest', 'on the bridge', 'on the river'] as const;
/** 'in the forest': where it happens. */
export const placeName = (road: number): string => PLACES[road] ?? PLACES[0];
/** Half steps from the own step (0) to the other's (4); the middle is 2. */
export const FAR = 4;
export const MIDDLE = 2;

export interface Creature {
  /** Index in CARDS; a side has each card once, so it names the creature. */
  card: number;
  road: number;
  /** Half steps from its own side's step. */
  pos: number;
  strength: number;
  folded: boolean;
}
export interface Side {
  guardian: Guardian;
  hand: number[];
  /** Drawn from its end. */
  deck: number[];
  courage: number;
  /** Stones of the three gates. */
  gates: number[];
  /** Oldest first: who is foremost in a fight. */
  creatures: Creature[];
  /** The Eagle's cards that came back once already. */
  returned: number[];
}
export interface Valley {
  /** From 1. */
  turn: number;
  sides: [Side, Side];
}

/** A card that is placed. */
export type Placed = {
  readonly card: number;
  readonly road: number;
  readonly folded: boolean;
};
/** A turn: cards to place, and folded creatures to unfold. */
export type Pledge = {
  readonly cards: readonly Placed[];
  readonly unfold: readonly number[];
};
export const PASS: Pledge = { cards: [], unfold: [] };

export const otherSeat = (seat: Seat): Seat => (1 - seat) as Seat;
export const brokenGates = ({ gates }: Side): number => gates.filter(stones => stones === 0).length;
export const stonesOf = ({ gates }: Side): number => gates.reduce((sum, stones) => sum + stones, 0);
export const standingOf = ({ creatures }: Side): number => creatures.reduce((sum, { strength }) => sum + strength, 0);

export const copyOf = ({ turn, sides }: Valley): Valley => ({ turn, sides: [copySide(sides[0]), copySide(sides[1])] });
const copySide = (side: Side): Side => ({
  ...side,
  hand: side.hand.slice(),
  deck: side.deck.slice(),
  gates: side.gates.slice(),
  returned: side.returned.slice(),
  creatures: side.creatures.map(creature => ({ ...creature })),
});
