// The forty cards: name, cost, strength, steps a turn, and at most one sentence out of a small grammar.

/** When a sentence acts. */
export type When = 'turned' | 'fights' | 'falls' | 'stands';
/** Deeds: enemies lose strength, own creatures gain it, the own gate is mended, a stone is knocked off, enemies go back a step, a card is drawn, courage comes; while it stands: counts more at the knock, wards the gate, slows enemies. */
export type Deed = 'lose' | 'gain' | 'mend' | 'knock' | 'push' | 'draw' | 'courage' | 'count' | 'ward' | 'slow';
/** The roads of a sentence: the creature's own, or those beside it. */
export type Where = 'road' | 'beside';

export interface Sentence {
  readonly when: When;
  readonly deed: Deed;
  readonly much: number;
  readonly where: Where;
}
export interface Card {
  readonly name: string;
  readonly cost: number;
  readonly strength: number;
  readonly steps: number;
  readonly sentence?: Sentence;
}

const plain = (name: string, cost: number, strength: number, steps: number): Card => ({ name, cost, strength, steps });
const says = (
  name: string,
  cost: number,
  strength: number,
  steps: number,
  when: When,
  deed: Deed,
  much: number,
  where: Where = 'road',
): Card => ({ name, cost, strength, steps, sentence: { when, deed, much, where } });

export const CARDS: readonly Card[] = [
  plain('Mouse', 1, 2, 1),
  plain('Hare', 1, 1, 2),
  plain('Snail', 1, 3, 0),
  says('Moth', 1, 1, 1, 'falls', 'draw', 1),
  says('Bee', 1, 1, 1, 'fights', 'lose', 2),
  says('Hedgehog', 1, 2, 0, 'falls', 'lose', 2),
  plain('Frog', 2, 3, 1),
  plain('Squirrel', 2, 2, 2),
  plain('Beetle', 2, 4, 0),
  says('Magpie', 2, 2, 1, 'turned', 'draw', 1),
  says('Robin', 2, 2, 1, 'turned', 'gain', 2, 'beside'),
  says('Beaver', 2, 2, 0, 'turned', 'mend', 1),
  says('Adder', 2, 2, 1, 'fights', 'lose', 3),
  says('Lizard', 2, 2, 2, 'falls', 'courage', 1),
  plain('Otter', 3, 5, 1),
  plain('Rooster', 3, 3, 2),
  plain('Ram', 3, 6, 0),
  says('Crab', 3, 4, 0, 'stands', 'ward', 1),
  says('Owl', 3, 3, 1, 'turned', 'lose', 2),
  says('Goose', 3, 3, 1, 'turned', 'push', 1),
  says('Badger', 3, 4, 1, 'fights', 'gain', 2),
  says('Spider', 3, 3, 0, 'stands', 'slow', 1),
  plain('Lynx', 4, 6, 1),
  plain('Horse', 4, 5, 2),
  plain('Tortoise', 4, 8, 0),
  says('Swan', 4, 4, 1, 'turned', 'gain', 2),
  says('Heron', 4, 4, 1, 'turned', 'lose', 2, 'beside'),
  says('Stoat', 4, 4, 2, 'turned', 'knock', 1),
  says('Raven', 4, 5, 1, 'falls', 'draw', 2),
  plain('Boar', 5, 8, 1),
  plain('Stag', 5, 6, 2),
  says('Bull', 5, 7, 1, 'fights', 'gain', 2),
  says('Salmon', 5, 5, 2, 'stands', 'count', 3),
  says('Crane', 5, 6, 1, 'turned', 'mend', 2),
  says('Falcon', 5, 5, 2, 'turned', 'lose', 3),
  plain('Bear', 6, 10, 1),
  says('Moose', 6, 8, 1, 'turned', 'push', 1),
  says('Whale', 6, 9, 0, 'turned', 'lose', 3),
  says('Phoenix', 6, 7, 1, 'falls', 'knock', 1),
  says('Dragon', 6, 7, 2, 'fights', 'lose', 3),
];

export const DECK = CARDS.length;
export const cardOf = (id: number): Card => CARDS[id] as Card;

/** Half of a card, rounded in its owner's favour: a folded creature's strength up, its cost down. A cost of 1 cannot be halved. */
export const foldedStrength = ({ strength }: Card): number => Math.ceil(strength / 2);
export const foldedCost = (cost: number): number => Math.floor(cost / 2);
export const canFold = ({ cost }: Card): boolean => cost > 1;
/** What unfolding adds, and what it costs: the rest of the card. */
export const unfoldedGain = (card: Card): number => card.strength - foldedStrength(card);
export const restOfCost = ({ cost }: Card): number => cost - foldedCost(cost);
