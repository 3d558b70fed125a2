// Related games: what to play after a game, and why. The build works them out for each game.
import type { GameFacts } from './gameFacts.ts';
import { kindsOf } from './gameKinds.ts';

export interface RelatedGame {
  readonly id: string;
  readonly title: string;
  /** Why it is named: 'more puzzles', 'about as long'. */
  readonly why: string;
}

/** Number of related games of each game. */
const MOST = 5;

/** Games of the same kind, those of a like length first, then games of a like length. */
export function relatedGames(cards: readonly GameFacts[], id: string): readonly RelatedGame[] {
  const game = cards.find(card => card.id === id);
  if (!game) return [];
  const kinds = kindsOf(game.card.tags);
  const ratio = (other: GameFacts) =>
    Math.max(game.card.minutes, other.card.minutes) / Math.min(game.card.minutes, other.card.minutes);
  const shared = (other: GameFacts) => kindsOf(other.card.tags).filter(kind => kinds.includes(kind));
  return cards
    .filter(other => other !== game)
    .toSorted((a, b) => shared(b).length - shared(a).length || ratio(a) - ratio(b))
    .slice(0, MOST)
    .map(other => {
      const [kind] = shared(other);
      const like = ratio(other) <= 1.5 ? 'about as long' : `${other.card.minutes} min`;
      return { id: other.id, title: other.title, why: kind ? `also ${kind.label.toLowerCase()}` : like };
    });
}

/** The one to name now: not yet played, else the one whose last play is longest ago. */
export function nextRelated(
  related: readonly RelatedGame[],
  lastPlayed: (id: string) => number,
): RelatedGame | undefined {
  const [next] = related.toSorted((a, b) => lastPlayed(a.id) - lastPlayed(b.id));
  return next && (lastPlayed(next.id) === 0 ? { ...next, why: `${next.why}, not yet played` } : next);
}
