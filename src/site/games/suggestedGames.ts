// Suggested games: the row that begins at once on Home and on the Games page, and the game of Home's Play button.
import { own } from '../../../scenes/kit/core/own.ts';
import type { GameFacts } from './gameFacts.ts';

/** What a visitor has done so far. */
export interface History {
  readonly records: Readonly<Record<string, { readonly lastPlayed: number; readonly favourite: boolean }>>;
  /** Ids of games that were left in the middle and are kept. */
  readonly kept: ReadonlySet<string>;
}

/** Number of cards in the row, with or without history: nothing may shift. */
export const ROW = 4;

/** Good to begin with: short, understood at a glance, and play begins with the press. In the order of the row. */
export const GOOD_FIRST: readonly string[] = ['minigolf', 'stealth-escape', 'yay-zee', 'boulder-dash'];

const recordIn = ({ records }: History, { id }: GameFacts) => own(records, id) ?? { lastPlayed: 0, favourite: false };

const byId = (cards: readonly GameFacts[], ids: readonly string[]): readonly GameFacts[] =>
  ids.flatMap(id => cards.find(card => card.id === id) ?? []);

/** Games that a visitor knows, the newest play first. */
const playedBy = (cards: readonly GameFacts[], history: History): readonly GameFacts[] =>
  cards
    .filter(card => recordIn(history, card).lastPlayed > 0)
    .toSorted((a, b) => recordIn(history, b).lastPlayed - recordIn(history, a).lastPlayed);

/** The row: games to continue, the last one played, favourites, what was played before, and then good ones to begin with. */
export function suggestedGames(cards: readonly GameFacts[], history: History): readonly GameFacts[] {
  const played = playedBy(cards, history);
  const favourites = cards.filter(card => recordIn(history, card).favourite);
  const wanted = [
    ...played.filter(({ id }) => history.kept.has(id)),
    ...played.slice(0, 1),
    ...favourites,
    ...played,
    ...byId(cards, GOOD_FIRST),
    ...cards,
  ];
  return [...new Set(wanted)].slice(0, ROW);
}

/** The game of the Play button: the last one played; for a newcomer one that suits the device, another one each day. */
export function nextGame(
  cards: readonly GameFacts[],
  history: History,
  device: 'touch' | 'keyboard',
  day: number,
): GameFacts | undefined {
  const [last] = playedBy(cards, history);
  const input = device === 'touch' ? 'finger' : 'keyboard';
  const good = byId(cards, GOOD_FIRST).filter(({ inputs }) => inputs.includes(input));
  return last ?? good[day % good.length] ?? cards[0];
}
