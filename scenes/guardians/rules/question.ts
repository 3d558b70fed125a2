// What the computer is asked each turn: only what a person in its seat would see. And the reading of its answer, which may come from a replay of somebody.
import type { Json } from '../../kit/core/json.ts';
import { randomInt, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { DECK } from './cards.ts';
import { whyNot } from './promise.ts';
import { LEVELS, type Level, type Mix, type State } from './state.ts';
import {
  type Creature,
  type Guardian,
  otherSeat,
  type Placed,
  type Pledge,
  ROADS,
  type Seat,
  type Side,
  type Valley,
} from './valley.ts';

/** The computer's seat. */
export const MACHINE: Seat = 1;

/** A side as the other sees it: its hand is a number of cards. */
export interface Shown {
  readonly guardian: Guardian;
  readonly courage: number;
  readonly gates: readonly number[];
  readonly creatures: readonly Readonly<Creature>[];
  readonly returned: readonly number[];
  readonly cardsInHand: number;
  /** Cards in hand or deck, in the order of the list: which is where nobody else knows. */
  readonly unseen: readonly number[];
  /** Cards known to be in the hand: they came back to it before everybody's eyes. */
  readonly known: readonly number[];
}
/** The valley as one seat sees it. */
export interface Sight {
  readonly turn: number;
  readonly own: Shown & { readonly hand: readonly number[] };
  readonly other: Shown;
  /** Constants in force. */
  readonly t: T;
}
export interface Question extends Sight {
  readonly level: Level;
  readonly seed: number;
}

const byIndex = (a: number, b: number) => a - b;

/** What the other seat may know of a side. */
export function shownOf(side: Side): Shown {
  const { guardian, courage, gates, creatures, returned, hand, deck } = side;
  const known = returned.filter(card => hand.includes(card)).toSorted(byIndex);
  const unseen = [...hand, ...deck].filter(card => !known.includes(card)).toSorted(byIndex);
  return { guardian, courage, gates, creatures, returned, cardsInHand: hand.length, unseen, known };
}

export function sightOf({ turn, sides }: Valley, seat: Seat, t: T): Sight {
  const own = sides[seat];
  return {
    turn,
    own: { ...shownOf(own), hand: own.hand.toSorted(byIndex) },
    other: shownOf(sides[otherSeat(seat)]),
    t,
  };
}

export const questionOf = ({ valley, level, seed }: Pick<State, 'valley' | 'level' | 'seed'>, t: T): Question => ({
  ...sightOf(valley, MACHINE, t),
  level,
  seed: randomInt(seeded(seed, 100 + valley.turn), 0x7fffffff),
});

const isIndex = (value: unknown, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below && !Object.is(value, -0);

/** A promise from outside; null where it is none. */
export function readPromise(value: unknown): Pledge | null {
  const { cards, unfold } = Object(value) as { readonly cards?: unknown; readonly unfold?: unknown };
  if (!Array.isArray(cards) || !Array.isArray(unfold) || cards.length > DECK || unfold.length > DECK) return null;
  const isPlaced = (one: unknown): one is Placed => {
    const { card, road, folded } = Object(one) as Partial<Placed>;
    return isIndex(card, DECK) && isIndex(road, ROADS.length) && typeof folded === 'boolean';
  };
  if (!cards.every(isPlaced) || !unfold.every(card => isIndex(card, DECK))) return null;
  return { cards: cards.map(({ card, road, folded }: Placed) => ({ card, road, folded })), unfold: [...unfold] };
}

const MOST_THOUGHTS = 40;

/** The computer's answer; null where it is none, or names a promise that cannot be kept. */
export function readMix(answer: Json, { valley }: Pick<State, 'valley'>, t: T): Mix | null {
  const { thoughts, picked } = Object(answer) as { readonly thoughts?: unknown; readonly picked?: unknown };
  if (!Array.isArray(thoughts) || thoughts.length > MOST_THOUGHTS || !isIndex(picked, thoughts.length)) return null;
  const read: { promise: Pledge; share: number }[] = [];
  for (const thought of thoughts) {
    const { promise: said, share } = Object(thought) as { readonly promise?: unknown; readonly share?: unknown };
    const promise = readPromise(said);
    if (!promise || !isIndex(share, 1001) || whyNot(valley.sides[MACHINE], promise, valley.turn, t)) return null;
    read.push({ promise, share });
  }
  return { thoughts: read, picked };
}

export const levelOf = (value: unknown): Level => LEVELS.find(level => level === value) ?? 'easy';
