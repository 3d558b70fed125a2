// Columns that cannot be stopped, in words at the press: which, and why.
import { type Board, cellAt, opponent, type Player, rowsOf, startingRow } from './board.ts';
import { threatsIn } from './forecast.ts';
import { capitalised, ownerOf, subjectOf } from './names.ts';
import type { DiceState } from './state.ts';

type Placed = Pick<
  DiceState,
  'board' | 'history' | 'rises' | 'health' | 'mode' | 'foretold' | 'lastPlaced' | 'player' | 'winner'
>;

/** After a placement: what comes through its column all the same. Empty where nothing does, or nothing is foretold. */
export function unstoppedText(state: Readonly<Placed>): string {
  const { lastPlaced, mode, foretold, player, winner } = state;
  if (!lastPlaced || !foretold || winner !== null || lastPlaced.player === player) return '';
  if (mode === 'pvc' && lastPlaced.player === 2) return '';
  const threat = threatsIn(state, lastPlaced.player)[lastPlaced.column];
  if (!threat) return '';
  const own = `${ownerOf(lastPlaced.player, mode)} ${lastPlaced.value}`;
  const when = threat.turns === 1 ? 'this round' : `in ${threat.turns} rounds`;
  return `Column ${lastPlaced.column + 1} is not stopped: ${threat.damage} comes through ${when}, past ${own}.`;
}

/** Why nothing is placed in a column whose starting cell an enemy die holds; empty where the die is one’s own. */
export function edgeText(board: Board, player: Player, column: number, mode: DiceState['mode']): string {
  const die = board[cellAt(startingRow(player, rowsOf(board)), column)];
  if (!die || die.player === player) return '';
  const victim = subjectOf(player, mode);
  return `${capitalised(ownerOf(opponent(player), mode))} ${die.value} stands there and hits ${victim} this round: column ${column + 1} cannot be stopped.`;
}
