// Tournament of two scripts: starts drawn by seed, each played from both sides, and a Wilson score interval for the share of wins.

import type { T } from '../constants.ts';
import { type Arena, LETTERS, winnerOf } from './arena.ts';
import { type MatchRequest, type ResolvedMatch, readResponse, snapshotsOf, VoidMatch } from './match.ts';
import type { Senses } from './radar.ts';
import { decideWinner } from './rules.ts';

export interface TournamentScore {
  readonly rounds: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Matches that could not be judged; no rounds. */
  readonly voided: number;
}

export const NO_ROUNDS: TournamentScore = { rounds: 0, won: 0, drawn: 0, lost: 0, voided: 0 };

/** The request of a round: two rounds share a start, and in the second the scripts have swapped sides. */
export function roundOf(
  mine: string,
  other: string,
  seed: number,
  round: number,
  t: T,
  senses: Senses = 'all',
): MatchRequest {
  const isSwapped = round % 2 === 1;
  const [a, b] = isSwapped ? [other, mine] : [mine, other];
  return { a, b, seed: seed + Math.floor(round / 2), starts: 'varied', senses, t };
}

/** The score after a round of `roundOf`; a match that cannot be judged is no round. */
export async function playRound(
  score: TournamentScore,
  round: number,
  request: MatchRequest,
  resolve: (request: MatchRequest) => Promise<ResolvedMatch>,
): Promise<TournamentScore> {
  try {
    return addRound(score, round, request, await resolve(request));
  } catch (error) {
    if (error instanceof VoidMatch) return { ...score, voided: score.voided + 1 };
    throw error;
  }
}

function addRound(
  score: TournamentScore,
  round: number,
  request: MatchRequest,
  { response }: ResolvedMatch,
): TournamentScore {
  const read = readResponse(JSON.parse(JSON.stringify(response)));
  if (!read) return score;
  const { moves, out } = read;
  const last = snapshotsOf(moves, request.starts, request.seed, request.t).at(-1) as Arena;
  const winner = decideWinner(out[0] !== null, out[1] !== null, winnerOf(last, request.t));
  const { rounds, won, drawn, lost, voided } = score;
  const mine = LETTERS[round % 2 === 1 ? 1 : 0];
  return {
    rounds: rounds + 1,
    won: won + (winner === mine ? 1 : 0),
    drawn: drawn + (winner === 'draw' ? 1 : 0),
    lost: lost + (winner !== 'draw' && winner !== mine ? 1 : 0),
    voided,
  };
}

/** Normal quantile of a 95 % confidence interval. */
const Z = 1.959964;

/** Wilson score interval of the share of wins, 95 % confidence: unlike the normal approximation it holds for few rounds. A draw is half a win. */
export function wilsonInterval({ rounds, won, drawn }: TournamentScore): readonly [least: number, most: number] {
  if (rounds === 0) return [0, 1];
  const part = (won + drawn / 2) / rounds;
  const square = Z * Z;
  const middle = (part + square / (2 * rounds)) / (1 + square / rounds);
  const half = (Z / (1 + square / rounds)) * Math.sqrt((part * (1 - part)) / rounds + square / (4 * rounds * rounds));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
