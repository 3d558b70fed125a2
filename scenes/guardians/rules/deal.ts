// The deal: each side's own copy of the forty cards, shuffled by the seed or laid out by a link.
import { plural } from '../../kit/core/plural.ts';
import { Refusal } from '../../kit/core/refusal.ts';
import { type Rng, randomInt, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { DECK } from './cards.ts';
import { courageOf, draw } from './resolve.ts';
import type { Guardian, Seat, Side, Valley } from './valley.ts';

/** A letter for each card of a deck in a link, from the first drawn to the last. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN';

/** The order of a deck in a link, first drawn first. Throws a refusal for anything but forty different cards. */
export function readDeck(text: string): number[] {
  const cards = [...text].map(letter => LETTERS.indexOf(letter));
  if (cards.includes(-1)) throw new Refusal('That deck names a card that is none of the forty.');
  if (cards.length !== DECK)
    throw new Refusal(`That deck has ${plural(cards.length, 'card')}. A deck has ${DECK}, each once.`);
  if (new Set(cards).size < DECK) throw new Refusal('That deck has a card twice. A deck has each of the forty once.');
  return cards;
}
export const writeDeck = (cards: readonly number[]): string => cards.map(card => LETTERS[card]).join('');

/** Two independent shuffles of one seed; a deck from a link is both sides'. Decks are drawn from their end. */
export function deal(seed: number, guardians: readonly [Guardian, Guardian], t: T, deck: string | null): Valley {
  const order = deck === null ? null : readDeck(deck).toReversed();
  const side = (seat: Seat): Side => {
    const guardian = guardians[seat];
    const made: Side = {
      guardian,
      hand: [],
      deck: order ? [...order] : shuffled(seeded(seed, 1 + seat), DECK),
      courage: 0,
      gates: [t.stones, t.stones, t.stones],
      creatures: [],
      returned: [],
    };
    made.courage = courageOf(made, 1, t);
    draw(made, Math.min(t.hand, t.mostHand), t);
    return made;
  };
  return { turn: 1, sides: [side(0), side(1)] };
}

export function shuffled(rng: Rng, count: number): number[] {
  const cards = Array.from({ length: count }, (_, index) => index);
  for (let i = count - 1; i > 0; i--) {
    const j = randomInt(rng, i + 1);
    [cards[i], cards[j]] = [cards[j] as number, cards[i] as number];
  }
  return cards;
}

/** The exchange: these cards go under the deck, and as many come from its top. */
export function exchanged(side: Side, cards: readonly number[], t: T): Side {
  const next = {
    ...side,
    hand: side.hand.filter(card => !cards.includes(card)),
    deck: [...cards, ...side.deck],
  };
  draw(next, Math.min(cards.length, side.deck.length), t);
  return next;
}

/** What the computer exchanges: what it cannot pay for long, down to two great cards. */
export const unwanted = (hand: readonly number[], costOf: (card: number) => number): number[] =>
  hand.filter(card => costOf(card) >= 5).slice(2);
