// What a promise costs, and the sentence that refuses one which cannot be kept.

import { plural } from '../../kit/core/plural.ts';
import type { T } from '../constants.ts';
import { canFold, cardOf, foldedCost, restOfCost } from './cards.ts';
import { type Placed, type Pledge, placeName, ROADS, type Side } from './valley.ts';

/** Cost of a card as the `index`-th of its turn: the Wolf's first costs 1 less, before halving. */
export function costOf(isCheaper: boolean, { card, folded }: Pick<Placed, 'card' | 'folded'>, index: number): number {
  const { cost } = cardOf(card);
  const asked = isCheaper && index === 0 ? cost - 1 : cost;
  return folded ? Math.max(1, foldedCost(asked)) : asked;
}

/** Whether this side's first card of the turn costs 1 less. */
export const isCheaper = ({ guardian }: Side, turn: number, t: T): boolean =>
  guardian === 'wolf' && turn <= t.wolfUntil;

export const promiseCost = (side: Side, { cards, unfold }: Pledge, turn: number, t: T): number =>
  cards.reduce((sum, placed, index) => sum + costOf(isCheaper(side, turn, t), placed, index), 0) +
  unfold.reduce((sum, card) => sum + restOfCost(cardOf(card)), 0);

/** Why the side cannot keep it, as a sentence; null where it can. */
export function whyNot(side: Side, promise: Pledge, turn: number, t: T): string | null {
  const { cards, unfold } = promise;
  if (cards.length > t.cardsPerTurn) return `At most ${plural(t.cardsPerTurn, 'card')} a turn.`;
  if (new Set(cards.map(({ card }) => card)).size < cards.length) return 'Each card lies on one road only.';
  for (const { card, road, folded } of cards) {
    if (!side.hand.includes(card)) return 'That card is not in the hand.';
    if (folded && !canFold(cardOf(card))) return 'A card of cost 1 cannot be folded.';
    if (ROADS[road] === undefined) return 'There are three roads: forest, bridge and river.';
  }
  if (new Set(unfold).size < unfold.length) return 'A creature unfolds once.';
  for (const card of unfold)
    if (!side.creatures.some(creature => creature.card === card && creature.folded))
      return 'Only a folded creature of yours can be unfolded.';
  for (const road of ROADS.keys()) {
    const room = roomOn(side, road, t, promise);
    if (room.standing < 0)
      return `Only ${t.standing} of your creatures may stand ${placeName(road)}. Fold one: it takes no room.`;
    if (room.lying < 0) return `Only ${t.lying} of your creatures may lie folded ${placeName(road)}.`;
  }
  const cost = promiseCost(side, promise, turn, t);
  return cost > side.courage ? `That costs ${cost}, and you have ${side.courage} courage.` : null;
}

/** How many more may stand and lie on a road once the promise is kept. */
export function roomOn(side: Side, road: number, t: T, { cards, unfold }: Pledge): { standing: number; lying: number } {
  let { standing, lying } = t as { standing: number; lying: number };
  for (const one of side.creatures)
    if (one.road === road) {
      if (one.folded && !unfold.includes(one.card)) lying--;
      else standing--;
    }
  for (const one of cards)
    if (one.road === road) {
      if (one.folded) lying--;
      else standing--;
    }
  return { standing, lying };
}
