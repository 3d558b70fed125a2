// Many matches of two scripts: starts drawn by seed, each played from both sides, and how sure the count is.
import { type Arena, LETTERS, winnerOf } from './arena.ts';
import type { T } from './constants.ts';
import { momentsOf, type Question, type Resolved, readAnswer } from './match.ts';
import { judged } from './rules.ts';

export interface Standing {
  readonly rounds: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export const NO_ROUNDS: Standing = { rounds: 0, won: 0, drawn: 0, lost: 0 };

/** Two rounds share a start; in the second the scripts have swapped sides. */
export function roundOf(mine: string, other: string, seed: number, round: number, t: T): Question {
  const isSwapped = round % 2 === 1;
  const [a, b] = isSwapped ? [other, mine] : [mine, other];
  return { a, b, seed: seed + Math.floor(round / 2), starts: 'varied', t };
}

/** The standing after a round of `roundOf`. */
export function after(standing: Standing, round: number, question: Question, { answer }: Resolved): Standing {
  const read = readAnswer(JSON.parse(JSON.stringify(answer)));
  if (!read) return standing;
  const { moves, out } = read;
  const last = momentsOf(moves, question.starts, question.seed, question.t).at(-1) as Arena;
  const winner = judged(out[0] !== null, out[1] !== null, winnerOf(last, question.t));
  const { rounds, won, drawn, lost } = standing;
  const mine = LETTERS[round % 2 === 1 ? 1 : 0];
  return {
    rounds: rounds + 1,
    won: won + (winner === mine ? 1 : 0),
    drawn: drawn + (winner === 'draw' ? 1 : 0),
    lost: lost + (winner !== 'draw' && winner !== mine ? 1 : 0),
  };
}

/** For 95 of 100 tournaments. */
const Z = 1.959964;

/** Between which shares of wins the true one lies, with 95 % confidence (Wilson). A draw is half a win. */
export function interval({ rounds, won, drawn }: Standing): readonly [least: number, most: number] {
  if (rounds === 0) return [0, 1];
  const part = (won + drawn / 2) / rounds;
  const square = Z * Z;
  const middle = (part + square / (2 * rounds)) / (1 + square / rounds);
  const half = (Z / (1 + square / rounds)) * Math.sqrt((part * (1 - part)) / rounds + square / (4 * rounds * rounds));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
