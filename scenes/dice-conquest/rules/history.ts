// History notation: four characters for each round (player 1's die and column, player 2's die and column; a joined column is a letter, a = 1); boards are recomputed by the rules.
import { type Board, type Move, type Player, readBoard, withMove } from './board.ts';
import { resolveRound } from './round.ts';
import { type DiceState, type Health, type Placement, strengthIn } from './state.ts';

const CHARACTERS = 4;
/** Columns that were joined. */
const JOINED = 'abcdefghi';

export interface PastRound {
  readonly board: Board;
  readonly health: Health;
}

export const roundsIn = (history: string): number => history.length / CHARACTERS;

export const appendPlacement = (history: string, { value, column, joins }: Placement): string =>
  `${history}${value}${joins ? JOINED[column] : column}`;

function readMove(mark: string): Move {
  const joined = JOINED.indexOf(mark);
  return joined < 0 ? { column: Number(mark), joins: false } : { column: joined, joins: true };
}

/** What the past is computed from. */
type Past = Pick<DiceState, 'history' | 'opening' | 'fullHealth' | 'rises'>;

/** Board and health after so many rounds. */
export function replayRounds({ history, opening, fullHealth, rises }: Past, rounds: number): PastRound {
  let board = readBoard(opening);
  const health: [number, number] = [fullHealth, fullHealth];
  for (let at = 0; at < rounds * CHARACTERS; at += CHARACTERS) {
    const move = (now: Board, player: Player, offset: number) =>
      withMove(now, player, readMove(history[at + offset + 1] as string), Number(history[at + offset]));
    const placed = move(move(board, 1, 0), 2, 2);
    const round = resolveRound(placed, strengthIn(at / CHARACTERS + 1, rises));
    board = round.board;
    for (const { victim, amount } of round.hits) health[victim - 1] = (health[victim - 1] as number) - amount;
  }
  return { board, health };
}
