// Rota of the day: which daily game a day shows first, known beforehand, never of the same kind on two days running, and seldom a long one.
import type { GameFacts } from './gameFacts.ts';
import { kindsOf } from './gameKinds.ts';

type Rotated = Pick<GameFacts, 'id' | 'card'>;

/** Minutes from which a game is a long one: most days show a short one. */
export const LONG_MINUTES = 10;

const kindOf = ({ card }: Rotated): string => kindsOf(card.tags)[0]?.id ?? '';
export const isLong = ({ card }: Rotated): boolean => card.minutes >= LONG_MINUTES;

/**
 * All games in a ring: the long ones stand as far apart as they can, and no two neighbours are of one kind, as far as their kinds allow: always one of the
 * kind of which most are left.
 */
export function rotaOf<G extends Rotated>(games: readonly G[]): readonly G[] {
  const left = [...games];
  const long = games.filter(isLong).length;
  const countOf = (kind: string) => left.filter(game => kindOf(game) === kind).length;
  const ring: G[] = [];
  for (const place of games.keys()) {
    // The long ones spread over the ring, as a slanted line over the rows of a picture.
    const isForLong = Math.floor(((place + 1) * long) / games.length) > Math.floor((place * long) / games.length);
    const isLast = left.length === 1;
    const beside = new Set([...ring.slice(-1), ...(isLast ? ring.slice(0, 1) : [])].map(kindOf));
    const open = left.filter(game => isLong(game) === isForLong);
    const others = open.filter(game => !beside.has(kindOf(game)));
    const [next] = (others.length > 0 ? others : open).toSorted((a, b) => countOf(kindOf(b)) - countOf(kindOf(a)));
    if (!next) continue;
    left.splice(left.indexOf(next), 1);
    ring.push(next);
  }
  return ring;
}

/** The game that a day shows first; `day` is counted in days since 1970. */
export const gameOfDay = <G extends Rotated>(games: readonly G[], day: number): G | undefined => {
  const ring = rotaOf(games);
  return ring[day % ring.length];
};
