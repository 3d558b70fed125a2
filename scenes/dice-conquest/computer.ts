// Computer players: Easy is random, Normal blocks the nearest threat (greedy), Hard searches (expectimax in search.ts).
import { pick, type Rng } from '../kit/core/rng.ts';
import { type Board, COLUMNS, freeColumns, opponent, type Player } from './board.ts';
import type { DiceTuning } from './constants.ts';
import { threats } from './forecast.ts';
import { bestColumns } from './search.ts';
import type { DiceState, Level } from './state.ts';

export interface Choice {
  readonly column: number;
  /** Random generator after the choice. */
  readonly rng: Rng;
}

type Position = Pick<DiceState, 'board' | 'player' | 'die' | 'health' | 'rng'>;

/** Threats farther away, in turns, are ignored by Normal. */
const NEAR_TURNS = 3;

export function chooseColumn(position: Position, level: Level, t: DiceTuning): Choice {
  const rng: Rng = [...position.rng];
  const column = pick(rng, candidates(position, level, t));
  return { column, rng };
}

/** Columns that the level rates equally best. */
function candidates(position: Position, level: Level, t: DiceTuning): readonly number[] {
  const { board, player } = position;
  if (level === 'easy') return freeColumns(board, player);
  return level === 'normal' ? nearestThreat(board, player) : bestColumns(position, t);
}

/** Blocks the nearest threat, of equal ones the heavier; without one takes a column without enemies. */
function nearestThreat(board: Board, player: Player): readonly number[] {
  const free = freeColumns(board, player);
  const coming = threats(board, player);
  const urgency = (column: number): number => {
    const threat = coming[column];
    return threat && threat.turns <= NEAR_TURNS ? 100 - 10 * threat.turns + threat.damage : 0;
  };
  const most = Math.max(...free.map(urgency));
  if (most > 0) return free.filter(column => urgency(column) === most);
  const open = free.filter(column =>
    board.every((die, cell) => cell % COLUMNS.length !== column || die?.player !== opponent(player)),
  );
  return open.length > 0 ? open : free;
}
