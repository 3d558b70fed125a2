// History notation: four digits for each round (player 1's die and column, player 2's die and column); boards are recomputed by the rules.
import { type Board, readBoard, withDie } from './board.ts';
import { resolveRound } from './round.ts';
import { type DiceState, type Health, type Placement, strengthIn } from './state.ts';

const DIGITS = 4;

export interface PastRound {
  readonly board: Board;
  readonly health: Health;
}

export const roundsIn = (history: string): number => history.length / DIGITS;

export const appendPlacement = (history: string, { value, column }: Placement): string => `${history}${value}${column}`;

/** What the past is computed from. */
type Past = Pick<DiceState, 'history' | 'opening' | 'fullHealth' | 'rises'>;

/** Board and health after so many rounds. */
export function replayRounds({ history, opening, fullHealth, rises }: Past, rounds: number): PastRound {
  let board = readBoard(opening);
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
