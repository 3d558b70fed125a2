// Game catalogue: every game, in the order of the Games page.
import * as games from './games.ts';
import type { GameDefinition } from './kit/game.ts';

const SECTIONS = ['featured', 'prototypes', 'more'];

/** Sort key: the featured first, then prototypes, each by its card's order. */
const position = ({ card }: GameDefinition) => SECTIONS.indexOf(card.listing.section) * 1000 + card.listing.order;

export const CATALOG: readonly GameDefinition[] = Object.values<GameDefinition>(games).toSorted(
  (a, b) => position(a) - position(b),
);
