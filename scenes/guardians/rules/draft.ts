// The draft of a promise: a card is taken, folded, sent to a road, taken back; a creature is to be unfolded.
import { plural } from '../../kit/core/plural.ts';
import type { T } from '../constants.ts';
import { canFold, cardOf } from './cards.ts';
import { whyNot } from './promise.ts';
import type { Event, State } from './state.ts';
import { type Pledge, ROADS, type Side } from './valley.ts';

export interface Outcome {
  readonly state: State;
  readonly events: readonly Event[];
}

export const sideOf = ({ valley, active }: State): Side => valley.sides[active];
export const refuse = (state: State, message: string): Outcome => ({ state, events: [{ type: 'refused', message }] });

export function choose(state: State, index: number): Outcome {
  const { hand } = sideOf(state);
  const card = Number.isInteger(index) ? hand[index] : undefined;
  if (card === undefined) return refuse(state, `You hold ${plural(hand.length, 'card')}.`);
  if (state.phase === 'exchange') {
    const isMarked = !state.marked.includes(card);
    const marked = isMarked ? [...state.marked, card] : state.marked.filter(one => one !== card);
    return { state: { ...state, marked }, events: [{ type: 'marked', card, isMarked }] };
  }
  const { cards, unfold: unfolds } = state.draft;
  if (cards.some(placed => placed.card === card)) {
    const draft = { cards: cards.filter(placed => placed.card !== card), unfold: unfolds };
    return { state: { ...state, draft, chosen: null, isFolding: false }, events: [{ type: 'takenBack', card }] };
  }
  const isLaidDown = state.chosen === card;
  return {
    state: { ...state, chosen: isLaidDown ? null : card, isFolding: false },
    events: [isLaidDown ? { type: 'takenBack', card } : { type: 'chosen', card }],
  };
}

/** Takes the next card that is still in hand, or the one before. */
export function step(state: State, by: number): Outcome {
  const { hand } = sideOf(state);
  if (state.phase === 'exchange' || (by !== 1 && by !== -1)) return refuse(state, 'Choose a card.');
  const free = hand.filter(card => !state.draft.cards.some(placed => placed.card === card));
  const at = state.chosen === null ? (by === 1 ? -1 : 0) : free.indexOf(state.chosen);
  const card = free[(at + by + free.length) % Math.max(1, free.length)];
  if (card === undefined) return refuse(state, 'No card is left in hand.');
  return { state: { ...state, chosen: card, isFolding: false }, events: [{ type: 'chosen', card }] };
}

export function place(state: State, road: number, t: T): Outcome {
  const { chosen, draft, isFolding } = state;
  if (ROADS[road] === undefined) return refuse(state, 'There are three roads: forest, bridge and river.');
  if (chosen === null) return refuse(state, 'Choose a card first.');
  const placed = { card: chosen, road, folded: isFolding };
  const next = { ...draft, cards: [...draft.cards, placed] };
  const reason = refusalOf(state, next, t);
  if (reason) return refuse(state, reason);
  return {
    state: { ...state, draft: next, chosen: null, isFolding: false },
    events: [{ type: 'drafted', ...placed }],
  };
}

export const refusalOf = (state: State, draft: Pledge, t: T): string | null =>
  whyNot(sideOf(state), draft, state.valley.turn, t);

/** Folds the chosen card, or the one placed last. */
export function fold(state: State, t: T): Outcome {
  if (state.phase === 'waiting') {
    const isFolding = !state.isFolding;
    return { state: { ...state, isFolding }, events: [{ type: 'foldingSet', isFolding }] };
  }
  const { chosen, draft } = state;
  const last = draft.cards.at(-1);
  if (chosen !== null) {
    if (!canFold(cardOf(chosen))) return refuse(state, 'A card of cost 1 cannot be folded.');
    const isFolding = !state.isFolding;
    return { state: { ...state, isFolding }, events: [{ type: 'foldingSet', isFolding }] };
  }
  if (!last) return refuse(state, 'Choose a card to fold.');
  const turned = { ...last, folded: !last.folded };
  const next = { ...draft, cards: [...draft.cards.slice(0, -1), turned] };
  const reason = refusalOf(state, next, t);
  return reason
    ? refuse(state, reason)
    : { state: { ...state, draft: next }, events: [{ type: 'drafted', ...turned }] };
}

/** Unfolds a creature that lies folded, or leaves it so; without a name, the first that can be. */
export function unfold(state: State, named: number | undefined, t: T): Outcome {
  const { draft } = state;
  const lying = sideOf(state).creatures.filter(({ folded }) => folded);
  const free = lying.find(({ card }) => !draft.unfold.includes(card));
  const card = named ?? (free ?? lying.at(0))?.card;
  if (card === undefined) return refuse(state, 'None of your creatures lies folded.');
  const isWanted = !draft.unfold.includes(card);
  const unfolds = isWanted ? [...draft.unfold, card] : draft.unfold.filter(one => one !== card);
  const next = { ...draft, unfold: unfolds };
  const reason = refusalOf(state, next, t);
  return reason
    ? refuse(state, reason)
    : { state: { ...state, draft: next }, events: [{ type: 'unfolding', card, isWanted }] };
}
