// The three computer players: which column. Easy draws lots, Normal looks at what is near, Hard at every reply.
import { pick, type Rng } from '../kit/core/rng.ts';
import { type Board, COLUMNS, cellAt, freeColumns, opponent, type Player } from './board.ts';
import type { DiceTuning } from './constants.ts';
import { threats } from './forecast.ts';
import { bestColumns } from './search.ts';
import type { DiceState, Level } from './state.ts';

export interface Choice {
  readonly column: number;
  /** The luck left over. */
  readonly rng: Rng;
}

type Position = Pick<DiceState, 'board' | 'player' | 'die' | 'health' | 'rng'>;

/** A threat farther away than this leaves Normal time for an attack. */
const NEAR_TURNS = 3;

export function chooseColumn(position: Position, level: Level, t: DiceTuning): Choice {
  const rng: Rng = [...position.rng];
  const column = pick(rng, candidates(position, level, t));
  return { column, rng };
}

/** The columns that are equally good to this player. */
function candidates(position: Position, level: Level, t: DiceTuning): readonly number[] {
  const { board, player } = position;
  if (level === 'easy') return freeColumns(board, player);
  return level === 'normal' ? nearestThreat(board, player) : bestColumns(position, t);
}

/** Blocks the nearest threat, the heavier of two; with none near, takes a column without enemies. */
function nearestThreat(board: Board, player: Player): readonly number[] {
  const free = freeColumns(board, player);
  const coming = threats(board, player);
  const urgency = (column: number): number => {
    const threat = coming[column];
    return threat && threat.turns <= NEAR_TURNS ? 100 - 10 * threat.turns + threat.damage : 0;
  };
  const most = Math.max(...free.map(urgency));
  if (most > 0) return free.filter(column => urgency(column) === most);
  const open = free.filter(column => COLUMNS.every(row => board[cellAt(row, column)]?.player !== opponent(player)));
  return open.length > 0 ? open : free;
}
