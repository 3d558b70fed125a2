// What a visitor has reached in a game, in few words for its card.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { GameRecord } from '../../data/profile.ts';

const count = (number: number, one: string): string => `${grouped(number)} ${one}${number === 1 ? '' : 's'}`;

/** Best score, medals, and runs: how many of them were won, where any was. `isScored` is false where the score means nothing, because two people play. */
export function progressOf(record: GameRecord | undefined, isScored: boolean): readonly string[] {
  if (!record) return [];
  const { best, medals, plays, won } = record;
  return [
    ...(isScored && best !== null ? [`Best ${grouped(best)}`] : []),
    ...(medals.length > 0 ? [count(medals.length, 'medal')] : []),
    ...(plays > 0 ? [won > 0 ? `${grouped(won)} of ${count(plays, 'run')} won` : count(plays, 'run')] : []),
  ];
}
