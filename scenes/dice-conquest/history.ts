// History notation: four digits for each round (player 1's die and column, player 2's die and column); boards are recomputed by the rules.
import { type Board, EMPTY_BOARD, withDie } from './board.ts';
import { resolveRound } from './round.ts';
import { type Health, type Placement, type Rises, strengthIn } from './state.ts';

const DIGITS = 4;

export interface PastRound {
  readonly board: Board;
  readonly health: Health;
}

export const roundsIn = (history: string): number => history.length / DIGITS;

export const appendPlacement = (history: string, { value, column }: Placement): string => `${history}${value}${column}`;

/** Board and health after so many rounds. */
export function replayRounds(history: string, rounds: number, fullHealth: number, rises: Rises | null): PastRound {
  let board = EMPTY_BOARD;
  const health: [number, number] = [fullHealth, fullHealth];
  for (let at = 0; at < rounds * DIGITS; at += DIGITS) {
    const digit = (offset: number) => Number(history[at + offset]);
    const placed = withDie(withDie(board, 1, digit(1), digit(0)), 2, digit(3), digit(2));
    const round = resolveRound(placed, strengthIn(at / DIGITS + 1, rises));
    board = round.board;
    for (const { victim, amount } of round.hits) health[victim - 1] = (health[victim - 1] as number) - amount;
  }
  return { board, health };
}
