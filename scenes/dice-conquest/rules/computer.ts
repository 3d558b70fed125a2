// Computer players: Easy is random, Normal blocks the nearest threat (greedy), Hard searches (expectimax in search.ts).
import { pick, type Rng } from '../../kit/core/rng.ts';
import type { DiceTuning } from '../constants.ts';
import { COLUMNS, type Move, movesOf, opponent, withMove } from './board.ts';
import { threats } from './forecast.ts';
import { bestMoves } from './search.ts';
import type { DiceState, Level } from './state.ts';

export interface Choice {
  readonly move: Move;
  /** Random generator after the choice. */
  readonly rng: Rng;
}

type Position = Pick<DiceState, 'board' | 'player' | 'die' | 'health' | 'rng' | 'joinMost'>;

/** Threats farther away, in turns, are ignored by Normal. */
const NEAR_TURNS = 3;

export function chooseMove(position: Position, level: Level, t: DiceTuning): Choice {
  const rng: Rng = [...position.rng];
  const move = pick(rng, candidates(position, level, t));
  return { move, rng };
}

/** Moves that the level rates equally best. */
function candidates(position: Position, level: Level, t: DiceTuning): readonly Move[] {
  if (level === 'hard') return bestMoves(position, t);
  const { board, player, die, joinMost } = position;
  const moves = movesOf(board, player, die as number, joinMost);
  return level === 'easy' ? moves : nearestThreat(position, moves);
}

/** Blocks the nearest threat, of equal ones the heavier; without one strengthens the next hit if the die may join, else takes a column without enemies. */
function nearestThreat({ board, player, die, joinMost }: Position, moves: readonly Move[]): readonly Move[] {
  const coming = threats(board, player);
  const urgency = ({ column }: Move): number => {
    const threat = coming[column];
    return threat && threat.turns <= NEAR_TURNS ? 100 - 10 * threat.turns + threat.damage : 0;
  };
  const most = Math.max(...moves.map(urgency));
  if (most > 0) {
    const urgent = moves.filter(move => urgency(move) === most);
    if (joinMost === 0) return urgent;
    const left = ({ column, joins }: Move): number =>
      threats(withMove(board, player, { column, joins }, die as number), player)[column]?.damage ?? 0;
    const least = Math.min(...urgent.map(left));
    return urgent.filter(move => left(move) === least);
  }
  const hits = threats(board, opponent(player));
  const soonest = Math.min(...moves.map(({ column, joins }) => (joins && hits[column]?.turns) || FAR));
  if (soonest < FAR) return moves.filter(({ column, joins }) => joins && hits[column]?.turns === soonest);
  const open = moves.filter(({ column }) =>
    board.every((other, cell) => cell % COLUMNS.length !== column || other?.player !== opponent(player)),
  );
  return open.length > 0 ? open : moves;
}

/** More turns than any hit is away. */
const FAR = 100;
