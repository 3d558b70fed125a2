// A turn, computed together: turn up, sentences, march, fight, knock. Pure, and the same seen from either seat.
import type { T } from '../constants.ts';
import { cardOf, type Deed, foldedStrength, type Sentence, unfoldedGain, type When } from './cards.ts';
import { promiseCost } from './promise.ts';
import {
  brokenGates,
  type Creature,
  copyOf,
  FAR,
  MIDDLE,
  otherSeat,
  type Pledge,
  ROADS,
  type Seat,
  type Side,
  standingOf,
  stonesOf,
  type Valley,
} from './valley.ts';

/** What happened, for the picture and the words. */
export type Beat =
  | {
      readonly kind: 'turned';
      readonly seat: Seat;
      readonly card: number;
      readonly road: number;
      readonly folded: boolean;
    }
  | { readonly kind: 'unfolded'; readonly seat: Seat; readonly card: number; readonly road: number }
  | { readonly kind: 'spoke'; readonly seat: Seat; readonly card: number; readonly road: number }
  | { readonly kind: 'marched'; readonly road: number }
  | { readonly kind: 'met'; readonly road: number; readonly cards: readonly [readonly number[], readonly number[]] }
  | { readonly kind: 'fell'; readonly seat: Seat; readonly card: number; readonly road: number }
  | { readonly kind: 'knocked'; readonly seat: Seat; readonly road: number; readonly stones: number }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly card: number };

export const courageOf = ({ guardian }: Side, turn: number, t: T): number =>
  Math.min(t.mostCourage, turn - 1 + t.firstCourage) +
  (guardian === 'eagle' && turn >= t.eagleFrom ? t.eagleCourage : 0);

const SEATS = [0, 1] as const;
/** A creature with its seat. */
interface Who {
  readonly seat: Seat;
  readonly creature: Creature;
}

/** The valley after both promises, which are taken as payable. */
export function resolve(
  before: Valley,
  promises: readonly [Pledge, Pledge],
  t: T,
  tell?: (beat: Beat) => void,
): Valley {
  const valley = copyOf(before);
  const gone: Who[] = [];
  const fresh = turnUp(valley, promises, t, tell);
  speak(valley, fresh, 'turned', t, tell);
  bury(valley, gone, t, tell);
  march(valley, t, tell);
  fight(valley, tell);
  bury(valley, gone, t, tell);
  settle(valley);
  if (valley.turn >= t.firstKnock) knock(valley, t, tell);
  comeBack(valley, gone, t, tell);
  return valley;
}

function turnUp(valley: Valley, promises: readonly [Pledge, Pledge], t: T, tell?: (beat: Beat) => void): Who[] {
  const fresh: Who[] = [];
  for (const seat of SEATS) {
    const side = valley.sides[seat];
    const promise = promises[seat];
    side.courage -= promiseCost(side, promise, valley.turn, t);
    for (const card of promise.unfold) {
      const creature = side.creatures.find(one => one.card === card);
      if (!creature) continue;
      creature.folded = false;
      creature.strength += unfoldedGain(cardOf(card));
      fresh.push({ seat, creature });
      tell?.({ kind: 'unfolded', seat, card, road: creature.road });
    }
    for (const { card, road, folded } of promise.cards) {
      side.hand.splice(side.hand.indexOf(card), 1);
      const strength = folded ? foldedStrength(cardOf(card)) : cardOf(card).strength;
      const creature = { card, road, pos: 0, strength, folded };
      side.creatures.push(creature);
      if (!folded) fresh.push({ seat, creature });
      tell?.({ kind: 'turned', seat, card, road, folded });
    }
  }
  return fresh;
}

const sentenceOf = ({ card, folded }: Creature, when: When): Sentence | null => {
  const { sentence } = cardOf(card);
  return !folded && sentence?.when === when ? sentence : null;
};
function stands({ creatures }: Side, road: number, deed: Deed): number {
  let sum = 0;
  for (const creature of creatures) {
    if (creature.road !== road) continue;
    const sentence = sentenceOf(creature, 'stands');
    if (sentence?.deed === deed) sum += sentence.much;
  }
  return sum;
}

const isOn = (road: number, own: number, where: Sentence['where']): boolean =>
  where === 'road' ? road === own : Math.abs(road - own) === 1;

/** Sentences of these creatures: all are read before any acts, so none hears of another. */
function speak(valley: Valley, speakers: readonly Who[], when: When, t: T, tell?: (beat: Beat) => void): void {
  const deeds: (() => void)[] = [];
  /** Gates are mended after stones were knocked off: else the order of two sentences would decide. */
  const mends: (() => void)[] = [];
  for (const { seat, creature } of speakers) {
    const sentence = sentenceOf(creature, when);
    if (!sentence) continue;
    const { deed, much, where } = sentence;
    const own = valley.sides[seat];
    const other = valley.sides[otherSeat(seat)];
    tell?.({ kind: 'spoke', seat, card: creature.card, road: creature.road });
    if (deed === 'lose')
      for (const enemy of other.creatures)
        if (isOn(enemy.road, creature.road, where)) deeds.push(() => (enemy.strength -= much));
    if (deed === 'gain')
      for (const friend of own.creatures)
        if (friend !== creature && isOn(friend.road, creature.road, where)) deeds.push(() => (friend.strength += much));
    if (deed === 'push')
      for (const enemy of other.creatures)
        if (enemy.road === creature.road) deeds.push(() => (enemy.pos = Math.max(0, enemy.pos - 2 * much)));
    if (deed === 'mend')
      mends.push(() => {
        const stones = own.gates[creature.road] ?? 0;
        if (stones > 0) own.gates[creature.road] = Math.min(t.stones, stones + much);
      });
    if (deed === 'knock') deeds.push(() => loseStones(other, creature.road, much));
    if (deed === 'draw') deeds.push(() => draw(own, much, t));
    if (deed === 'courage') deeds.push(() => (own.courage += much));
  }
  for (const act of [...deeds, ...mends]) act();
}

const loseStones = (side: Side, road: number, stones: number): void => {
  side.gates[road] = Math.max(0, (side.gates[road] ?? 0) - stones);
};

export function draw(side: Side, count: number, t: T): void {
  for (let i = 0; i < count && side.hand.length < t.mostHand; i++) {
    const card = side.deck.pop();
    if (card !== undefined) side.hand.push(card);
  }
}

/** Takes away who has no strength left; their last sentences may fell others. */
function bury(valley: Valley, gone: Who[], t: T, tell?: (beat: Beat) => void): void {
  for (;;) {
    const fallen: Who[] = [];
    for (const seat of SEATS) {
      const side = valley.sides[seat];
      for (const creature of side.creatures) if (creature.strength <= 0) fallen.push({ seat, creature });
    }
    if (fallen.length === 0) return;
    for (const side of valley.sides) side.creatures = side.creatures.filter(({ strength }) => strength > 0);
    for (const { seat, creature } of fallen) tell?.({ kind: 'fell', seat, card: creature.card, road: creature.road });
    gone.push(...fallen);
    speak(valley, fallen, 'falls', t, tell);
  }
}

/** Everybody at once in half steps; who meets an enemy stops. */
function march(valley: Valley, t: T, tell?: (beat: Beat) => void): void {
  const walkers: { readonly seat: Seat; readonly creature: Creature; readonly left: number; readonly from: number }[] =
    [];
  for (const seat of SEATS) {
    const side = valley.sides[seat];
    const isTired = side.guardian === 'wolf' && valley.turn >= t.wolfTires;
    for (const creature of side.creatures) {
      const { steps } = cardOf(creature.card);
      if (steps === 0 || creature.pos === FAR) continue;
      const isSlow = steps > 1 && (isTired || stands(valley.sides[otherSeat(seat)], creature.road, 'slow') > 0);
      walkers.push({ seat, creature, left: isSlow ? 2 : 2 * steps, from: creature.pos });
    }
  }
  let going = walkers;
  for (let half = 0; going.length > 0; half++) {
    going = going.filter(
      ({ seat, creature, left }) =>
        left > half && creature.pos < FAR && !isMet(valley, seat, creature.road, creature.pos),
    );
    for (const { creature } of going) creature.pos++;
  }
  if (!tell) return;
  for (const road of ROADS.keys())
    if (walkers.some(({ creature, from }) => creature.road === road && creature.pos !== from))
      tell({ kind: 'marched', road });
}

/** Whether an enemy stands at this place of the seat's road. */
function isMet({ sides }: Valley, seat: Seat, road: number, pos: number): boolean {
  for (const enemy of sides[otherSeat(seat)].creatures) if (enemy.road === road && FAR - enemy.pos === pos) return true;
  return false;
}

/** Where two sides met: foremost against foremost, the survivor keeps the difference. */
function fight(valley: Valley, tell?: (beat: Beat) => void): void {
  const fought: number[] = [];
  for (const { road, pos } of valley.sides[0].creatures) {
    const place = road * (FAR + 1) + pos;
    if (fought.includes(place) || !isMet(valley, 0, road, pos)) continue;
    fought.push(place);
    const ours = valley.sides[0].creatures.filter(one => one.road === road && one.pos === pos);
    const theirs = valley.sides[1].creatures.filter(one => one.road === road && FAR - one.pos === pos);
    tell?.({ kind: 'met', road, cards: [ours.map(({ card }) => card), theirs.map(({ card }) => card)] });
    strike(ours, theirs);
  }
}

function strike(ours: readonly Creature[], theirs: readonly Creature[]): void {
  const deeds: (() => void)[] = [];
  for (const [own, enemies] of [
    [ours, theirs],
    [theirs, ours],
  ] as const)
    for (const creature of own) {
      const sentence = sentenceOf(creature, 'fights');
      const foremost = enemies[0] as Creature;
      if (sentence?.deed === 'lose') deeds.push(() => (foremost.strength -= sentence.much));
      if (sentence?.deed === 'gain') deeds.push(() => (creature.strength += sentence.much));
    }
  for (const act of deeds) act();
  let [a, b] = [0, 0];
  while (a < ours.length && b < theirs.length) {
    const one = ours[a] as Creature;
    const two = theirs[b] as Creature;
    const least = Math.max(0, Math.min(one.strength, two.strength));
    one.strength -= least;
    two.strength -= least;
    if (one.strength <= 0) a++;
    if (two.strength <= 0) b++;
  }
}

/** Nobody rests between two steps: onward where the step ahead is free of enemies, else back; all at once. */
function settle(valley: Valley): void {
  const moves: (() => void)[] = [];
  for (const seat of SEATS)
    for (const creature of valley.sides[seat].creatures)
      if (creature.pos % 2 === 1) {
        const isFree = !isMet(valley, seat, creature.road, creature.pos + 1);
        moves.push(() => (creature.pos += isFree ? 1 : -1));
      }
  for (const move of moves) move();
}

/** Strength of a side on a road at the knock. */
export function weightOn(side: Side, road: number): number {
  let sum = 0;
  for (const creature of side.creatures) if (creature.road === road) sum += creature.strength;
  return sum === 0 ? 0 : sum + stands(side, road, 'count');
}
const reaches = ({ creatures }: Side, road: number): number =>
  creatures.reduce((far, one) => (one.road === road ? Math.max(far, one.pos) : far), -1);

/** Stones that the side takes off the other's gate of this road. */
export function stonesTaken(own: Side, other: Side, road: number, t: T): number {
  const ours = weightOn(own, road);
  const theirs = weightOn(other, road);
  if (ours <= theirs || reaches(own, road) < MIDDLE) return 0;
  const stones = theirs === 0 ? t.openStones : ours >= 2 * theirs ? t.twiceStones : 1;
  return stands(other, road, 'ward') > 0 ? Math.min(1, stones) : stones;
}

function knock(valley: Valley, t: T, tell?: (beat: Beat) => void): void {
  for (const road of ROADS.keys()) {
    const taken = SEATS.map(seat => stonesTaken(valley.sides[seat], valley.sides[otherSeat(seat)], road, t));
    for (const seat of SEATS) {
      const side = valley.sides[otherSeat(seat)];
      const stones = Math.min(taken[seat] ?? 0, side.gates[road] ?? 0);
      if (stones === 0) continue;
      loseStones(side, road, stones);
      tell?.({ kind: 'knocked', seat, road, stones });
    }
  }
}

/** The Eagle's great cards that fell come back to the hand, once each. */
function comeBack(valley: Valley, gone: readonly Who[], t: T, tell?: (beat: Beat) => void): void {
  for (const { seat, creature } of gone) {
    const side = valley.sides[seat];
    const { card } = creature;
    if (side.guardian !== 'eagle' || cardOf(card).cost < t.eagleCost || side.returned.includes(card)) continue;
    if (side.hand.length >= t.mostHand) continue;
    side.returned.push(card);
    side.hand.push(card);
    tell?.({ kind: 'returned', seat, card });
  }
}

/** 'on' while the match goes on; else the seat that has won, or a draw. */
export function outcome({ turn, sides }: Valley, t: T): 'on' | 'draw' | Seat {
  const broken = sides.map(brokenGates) as [number, number];
  if (broken[0] >= 2 || broken[1] >= 2) return broken[0] >= 2 && broken[1] >= 2 ? 'draw' : broken[1] >= 2 ? 0 : 1;
  if (turn < t.turns) return 'on';
  const last = [
    broken[1] - broken[0],
    stonesOf(sides[0]) - stonesOf(sides[1]),
    standingOf(sides[0]) - standingOf(sides[1]),
  ].find(lead => lead !== 0);
  return last === undefined ? 'draw' : last > 0 ? 0 : 1;
}

/** The next turn: courage, and cards drawn. */
export function nextTurn(valley: Valley, t: T): Valley {
  const next = copyOf(valley);
  next.turn++;
  for (const side of next.sides) {
    side.courage = courageOf(side, next.turn, t) + Math.min(t.keptCourage, side.courage);
    draw(side, t.drawn + (side.guardian === 'eagle' && next.turn % t.eagleEvery === 0 ? 1 : 0), t);
  }
  return next;
}
