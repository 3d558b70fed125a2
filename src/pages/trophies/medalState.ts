// Medals of a visitor: which were earned, how near the others are by what is kept, and which are within reach.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import { isMedal, type MedalWords } from '../../../scenes/kit/core/medals.ts';
import type { GameRecord } from '../../data/profile.ts';

export type MedalRecord = Pick<GameRecord, 'medals' | 'best' | 'plays'>;

export interface MedalState extends MedalWords {
  readonly isEarned: boolean;
  /** Share of the score that it wants, below 1; null where the kept score does not tell. */
  readonly share: number | null;
}

/** A higher medal of a ladder includes those before it. */
export const medalStates = (medals: readonly MedalWords[], record: MedalRecord | undefined): readonly MedalState[] =>
  medals.map((medal, index) => {
    const { ladder, atScore } = medal;
    const including = ladder === undefined ? [medal] : medals.slice(index).filter(other => other.ladder === ladder);
    const isEarned = record?.medals.some(name => including.some(one => isMedal(one, name))) ?? false;
    const best = record?.best ?? null;
    const share = atScore !== undefined && best !== null && best < atScore && !isEarned ? best / atScore : null;
    return { ...medal, isEarned, share };
  });

/** The best score beside the one that a medal wants: '960 of 1,042 points'. */
export const scoreWords = (atScore: number, best: number | null): string =>
  `${grouped(best ?? 0)} of ${grouped(atScore)} points`;

export interface GameMedalStates {
  readonly id: string;
  readonly medals: readonly MedalState[];
  readonly record: MedalRecord | undefined;
}

export interface Reachable {
  readonly id: string;
  readonly medal: MedalState;
  /** Why it is near. */
  readonly why: string;
}

/** The next medal of a game: the nearest by score, else the first that is missing. */
function nextOf({ id, medals, record }: GameMedalStates): (Reachable & { readonly nearness: number }) | null {
  const missing = medals.filter(({ isEarned }) => !isEarned);
  const medal = missing.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0];
  if (!medal) return null;
  const earned = medals.length - missing.length;
  if (medal.share !== null && medal.atScore !== undefined)
    return { id, medal, nearness: medal.share, why: `Best ${scoreWords(medal.atScore, record?.best ?? null)}` };
  if (earned > 0)
    return { id, medal, nearness: earned / medals.length, why: `${earned} of ${medals.length} here are yours` };
  const isPlayed = (record?.plays ?? 0) > 0;
  return {
    id,
    medal,
    nearness: isPlayed ? 0 : -1,
    why: isPlayed ? 'The first one of this game' : 'A game you have not played',
  };
}

/** So many medals, the nearest first, of as many games. */
export const withinReach = (games: readonly GameMedalStates[], count: number): readonly Reachable[] =>
  games
    .flatMap(game => nextOf(game) ?? [])
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, count)
    .map(({ id, medal, why }) => ({ id, medal, why }));
