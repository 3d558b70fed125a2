// Rota of the day: which daily game a day shows first, known beforehand, never of the same kind on two days running.
import type { GameFacts } from './gameFacts.ts';
import { kindsOf } from './gameKinds.ts';

type Rotated = Pick<GameFacts, 'id' | 'card'>;

const kindOf = ({ card }: Rotated): string => kindsOf(card.tags)[0]?.id ?? '';

/** All games in a ring in which no two neighbours are of one kind, as far as their kinds allow: always one of the kind of which most are left. */
export function rotaOf<G extends Rotated>(games: readonly G[]): readonly G[] {
  const first = kindsFirst(games);
  const left = new Map<string, G[]>();
  for (const game of games) left.set(kindOf(game), [...(left.get(kindOf(game)) ?? []), game]);
  const ring: G[] = [];
  while (ring.length < games.length) {
    const before = ring.at(-1);
    const open = [...left.entries()].filter(([, those]) => those.length > 0);
    const others = open.filter(([kind]) => !before || kind !== kindOf(before));
    const [most] = (others.length > 0 ? others : open).toSorted(
      ([a, those], [b, them]) => them.length - those.length || Number(b === first) - Number(a === first),
    );
    const next = most?.[1].shift();
    if (!next) break;
    ring.push(next);
  }
  return ring;
}

/** The kind with most games: the ring begins with it, and so ends with another. */
function kindsFirst(games: readonly Rotated[]): string {
  const counts = new Map<string, number>();
  for (const game of games) counts.set(kindOf(game), (counts.get(kindOf(game)) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** The game that a day shows first; `day` is counted in days since 1970. */
export const gameOfDay = <G extends Rotated>(games: readonly G[], day: number): G | undefined => {
  const ring = rotaOf(games);
  return ring[day % ring.length];
};
