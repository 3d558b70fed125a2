// The promises worth weighing: single cards first, pairs of the best, then unfoldings; each valued against one reply.
import type { T } from '../constants.ts';
import { canFold, cardOf } from '../rules/cards.ts';
import { promiseCost, whyNot } from '../rules/promise.ts';
import { resolve } from '../rules/resolve.ts';
import { PASS, type Placed, type Pledge, ROADS, type Seat, type Valley } from '../rules/valley.ts';
import { valueOf } from './value.ts';

export interface Rated {
  readonly promise: Pledge;
  readonly value: number;
}
/** How good a valley is for a seat. */
export type Worth = (valley: Valley, seat: Seat, t: T) => number;
/** What a player leaves out: for ladders. */
export interface Limits {
  readonly neverFolds?: boolean;
  readonly roads?: readonly number[];
  /** Cards that it would place. */
  readonly takes?: (card: number) => boolean;
}

/** Best single cards that are tried in pairs. */
const PAIRED = 10;
/** Best promises to which unfoldings are added, and cheap ones that leave courage for it. */
const UNFOLDED = 7;
const CHEAP = 4;
const COURAGE_LEFT = 2;

export const ordered = (seat: Seat, own: Pledge, other: Pledge): [Pledge, Pledge] =>
  seat === 0 ? [own, other] : [other, own];
const byValue = (a: Rated, b: Rated) => b.value - a.value;

/** Promises worth weighing against a reply, best first; `paired` of the best cards are tried in pairs. */
export function rate(
  valley: Valley,
  seat: Seat,
  reply: Pledge,
  t: T,
  limits: Limits = {},
  paired = PAIRED,
  worth: Worth = valueOf,
): Rated[] {
  const side = valley.sides[seat];
  const rated = (promise: Pledge): Rated => ({
    promise,
    value: worth(resolve(valley, ordered(seat, promise, reply), t), seat, t),
  });
  const isKept = (promise: Pledge) => whyNot(side, promise, valley.turn, t) === null;
  const all = [rated(PASS)];
  const singles: (Rated & { readonly placed: Placed })[] = [];
  for (const card of side.hand) {
    if (limits.takes?.(card) === false) continue;
    for (const road of limits.roads ?? ROADS.keys())
      for (const folded of [false, true]) {
        if (folded && (limits.neverFolds || !canFold(cardOf(card)))) continue;
        const placed = { card, road, folded };
        const promise = { cards: [placed], unfold: [] };
        if (isKept(promise)) singles.push({ ...rated(promise), placed });
      }
  }
  singles.sort(byValue);
  all.push(...singles.map(({ promise, value }) => ({ promise, value })));
  const best = singles.slice(0, paired);
  for (const [index, { placed: one }] of best.entries())
    for (const { placed: two } of best.slice(index + 1)) {
      if (one.card === two.card) continue;
      const pair = [
        [one, two],
        [two, one],
      ]
        .map(cards => ({ cards, unfold: [] }))
        .find(isKept);
      if (pair) all.push(rated(pair));
    }
  all.sort(byValue);
  if (!limits.neverFolds)
    addUnfoldings(
      all,
      side.creatures.filter(({ folded }) => folded).map(({ card }) => card),
      isKept,
      rated,
    );
  return all.sort(byValue);

  function addUnfoldings(
    found: Rated[],
    lying: readonly number[],
    isPossible: (promise: Pledge) => boolean,
    value: (promise: Pledge) => Rated,
  ): void {
    if (lying.length === 0) return;
    const cheap = found.filter(
      ({ promise }) => promiseCost(side, promise, valley.turn, t) <= side.courage - COURAGE_LEFT,
    );
    for (const start of new Set([...found.slice(0, UNFOLDED), ...cheap.slice(0, CHEAP)])) {
      let now = start;
      for (const card of lying) {
        const promise = { cards: now.promise.cards, unfold: [...now.promise.unfold, card] };
        if (!isPossible(promise)) continue;
        const next = value(promise);
        found.push(next);
        if (next.value > now.value) now = next;
      }
    }
  }
}
