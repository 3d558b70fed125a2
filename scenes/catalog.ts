// Every game on the shelf, in the order the games page shows them.
import * as shelf from './games.ts';
import type { GameDefinition } from './kit/game.ts';

const SECTIONS = ['prototypes', 'more'];

/** Prototypes first, then by each card's order. */
const place = ({ card }: GameDefinition) => SECTIONS.indexOf(card.listing.section) * 1000 + card.listing.order;

export const CATALOG: readonly GameDefinition[] = Object.values<GameDefinition>(shelf).toSorted(
  (a, b) => place(a) - place(b),
);
