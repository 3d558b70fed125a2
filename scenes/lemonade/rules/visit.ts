// A visit: whether somebody buys, as one pure function of person, offer and hour. Its lines are all that decides, and a press on a person shows them.
import type { T } from '../constants.ts';

export type Sky = 'sun' | 'cloud' | 'rain';

/** Somebody of the town, or a stranger at a fair. Nothing of it depends on what the player does. */
export interface Person {
  readonly name: string;
  /** Lemons and sugar wanted in a jug; ice more or less than the others. */
  readonly lemons: number;
  readonly sugar: number;
  readonly ice: number;
  /** Cents lost for each lemon or spoon beside that. */
  readonly picky: number;
  /** What a right cup at `heatFrom` is worth, in cents. */
  readonly purse: number;
  /** Cents for each degree. */
  readonly heat: number;
  /** Cents lost for each head in the queue. */
  readonly hurry: number;
  /** Stays in while it rains. */
  readonly staysIn: boolean;
  /** Stays away while there are road works. */
  readonly overBridge: boolean;
  /** Days of the week, as bits: Monday is 1. */
  readonly days: number;
  /** Ticks of the day at which this person comes by. */
  readonly times: readonly number[];
  /** Street of the house: its neighbours talk. */
  readonly street: number;
  /** A way to another street on the same days, and its tick; null for who stays in their own. */
  readonly errand: readonly [street: number, at: number] | null;
}

/** What somebody remembers of the stand. */
export interface Memory {
  /** Price last read on the sign, in cents; 0 for somebody who never saw it. */
  seen: number;
  liked: -1 | 0 | 1;
  cups: number;
}

export interface Recipe {
  readonly lemons: number;
  readonly sugar: number;
  readonly ice: number;
}

/** What somebody finds at the stand. */
export interface Offer extends Recipe {
  readonly price: number;
  /** Heads in the queue. */
  readonly queue: number;
  /** Cups that can still be made. */
  readonly cups: number;
  /** What neighbours say, in cents. */
  readonly word: number;
  /** Price of the stand across the street; 0 without one. */
  readonly rival: number;
  /** What the sign seen from the bridge adds for who comes over it, in cents; 0 without one. */
  readonly sign: number;
}

export interface Hour {
  readonly temperature: number;
  readonly sky: Sky;
}

/** What a line of a visit speaks of. */
export type Cause =
  | 'purse'
  | 'hot'
  | 'cool'
  | 'sun'
  | 'rain'
  | 'tooSour'
  | 'tooWeak'
  | 'tooSweet'
  | 'notSweet'
  | 'tooWarm'
  | 'tooCold'
  | 'queue'
  | 'likedLast'
  | 'dislikedLast'
  | 'dearer'
  | 'goodWord'
  | 'badWord'
  | 'bridgeSign'
  | 'rival';

export type Line = readonly [cause: Cause, cents: number];

/** Why there was no sale. */
export type Reason =
  | Exclude<Cause, 'purse' | 'hot' | 'sun' | 'likedLast' | 'goodWord' | 'bridgeSign'>
  | 'tooDear'
  | 'soldOut';

export interface Visit {
  /** What a cup is worth to this person now: cents that add up to `worth`. */
  readonly lines: readonly Line[];
  readonly worth: number;
  readonly price: number;
  readonly buys: boolean;
  /** Null for a sale. */
  readonly reason: Reason | null;
  /** How the cup tastes to this person: 1 liked, −1 disliked. */
  readonly taste: -1 | 0 | 1;
}

/** Largest effect of the temperature, in cents. */
const HEAT = [-30, 40] as const;

export function visit(person: Person, memory: Memory, offer: Offer, hour: Hour, t: T): Visit {
  const lines: Line[] = [['purse', person.purse]];
  const add = (cause: Cause, cents: number) => {
    if (cents !== 0) lines.push([cause, cents]);
  };
  const heat = Math.min(HEAT[1], Math.max(HEAT[0], (hour.temperature - t.heatFrom) * person.heat));
  add(heat > 0 ? 'hot' : 'cool', heat);
  if (hour.sky === 'sun') add('sun', t.sunCents);
  if (hour.sky === 'rain') add('rain', -t.rainCents);
  const gaps = gapsOf(person, offer, hour);
  add(gaps.lemons > 0 ? 'tooSour' : 'tooWeak', -person.picky * Math.abs(gaps.lemons));
  add(gaps.sugar > 0 ? 'tooSweet' : 'notSweet', -person.picky * Math.abs(gaps.sugar));
  add(gaps.ice > 0 ? 'tooCold' : 'tooWarm', -t.iceCents * Math.abs(gaps.ice));
  add('queue', -person.hurry * offer.queue);
  if (memory.liked > 0) add('likedLast', t.likedCents);
  if (memory.liked < 0) add('dislikedLast', -t.dislikedCents);
  if (memory.seen > 0 && offer.price > memory.seen)
    add('dearer', -Math.min(t.riseCents, Math.ceil((offer.price - memory.seen) / 2)));
  if (memory.cups === 0) add(offer.word > 0 ? 'goodWord' : 'badWord', offer.word);
  if (person.overBridge) add('bridgeSign', offer.sign);
  const own = sumOf(lines);
  if (offer.rival > 0 && memory.liked <= 0 && own > offer.rival) add('rival', offer.rival - own);
  const worth = sumOf(lines);
  const wants = worth >= offer.price;
  return {
    lines,
    worth,
    price: offer.price,
    buys: wants && offer.cups > 0,
    reason: wants ? (offer.cups > 0 ? null : 'soldOut') : reasonOf(lines, offer.price - worth),
    taste: tasteOf(gaps, t),
  };
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, [, cents]) => sum + cents, 0);

/** By how much the cup differs from what this person wants: more is above 0. */
function gapsOf(person: Person, { lemons, sugar, ice }: Offer, { temperature }: Hour) {
  const wanted = Math.max(0, Math.floor((temperature - 16) / 2) + person.ice);
  return { lemons: lemons - person.lemons, sugar: sugar - person.sugar, ice: ice - wanted };
}

function tasteOf(gaps: Readonly<Record<'lemons' | 'sugar', number>>, t: T): -1 | 0 | 1 {
  const gap = Math.abs(gaps.lemons) + Math.abs(gaps.sugar);
  return gap <= t.likedWithin ? 1 : gap >= t.dislikedFrom ? -1 : 0;
}

/** The worst line, if without it there would have been a sale; else the price. */
function reasonOf(lines: readonly Line[], missing: number): Reason {
  let worst: Line | null = null;
  for (const line of lines) if (line[1] < 0 && (!worst || line[1] < worst[1])) worst = line;
  return worst && -worst[1] >= missing ? (worst[0] as Reason) : 'tooDear';
}
