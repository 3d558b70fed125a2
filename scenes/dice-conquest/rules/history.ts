// History notation: four characters for each round (player 1's die and column, player 2's die and column; a joined column is a letter, a = 1); boards are recomputed by the rules.
import { type Board, cellAt, leaderIn, type Move, readBoard, rowsOf, startingRow, withMove } from './board.ts';
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

/** Marks of one round, from 1 on. */
export const marksOf = (history: string, round: number): string =>
  history.slice((round - 1) * CHARACTERS, round * CHARACTERS);

/** Board and health after one more round; null where a die cannot be placed as its mark says. */
export function playRound({ board, health }: PastRound, marks: string, strength: number): PastRound | null {
  let now = board;
  for (const player of [1, 2] as const) {
    const [value, mark] = marks.slice(2 * (player - 1));
    const move = readMove(mark as string);
    const isFree = move.joins
      ? leaderIn(now, player, move.column) !== null
      : now[cellAt(startingRow(player, rowsOf(now)), move.column)] === null;
    if (!isFree) return null;
    now = withMove(now, player, move, Number(value));
  }
  const round = resolveRound(now, strength);
  const left: [number, number] = [...health];
  for (const { victim, amount } of round.hits) left[victim - 1] = (left[victim - 1] as number) - amount;
  return { board: round.board, health: left };
}

/** Board and health after so many rounds. */
export function replayRounds({ history, opening, fullHealth, rises }: Past, rounds: number): PastRound {
  let past: PastRound = { board: readBoard(opening), health: [fullHealth, fullHealth] };
  for (let round = 1; round <= rounds; round++)
    past = playRound(past, marksOf(history, round), strengthIn(round, rises)) ?? past;
  return past;
}
