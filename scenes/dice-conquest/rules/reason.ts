// Effect of a placement on its column, for the comments of the computer.
import { type Board, cellAt, type Move, type Player, rowsOf, withMove } from './board.ts';
import { type FutureHit, hitsInColumn } from './forecast.ts';

export type PlacementEffect =
  /** A threat is stopped, or becomes weaker or later. */
  | { readonly kind: 'stops' | 'weakens'; readonly amount: number; readonly turns: number }
  /** The die will hit: in an empty column (`breaks`), or in spite of other dice (`hits`). */
  | { readonly kind: 'breaks' | 'hits'; readonly amount: number; readonly turns: number }
  | { readonly kind: 'wears' };

export function effectOf(board: Board, player: Player, move: Move, value: number): PlacementEffect {
  const { column } = move;
  const before = hitsInColumn(board, column);
  const after = hitsInColumn(withMove(board, player, move, value), column);
  const onMe = (hits: readonly FutureHit[]) => hits.find(({ victim }) => victim === player);
  const [threat, left] = [onMe(before), onMe(after)];
  if (threat && !left) return { kind: 'stops', amount: threat.amount, turns: threat.turns };
  if (threat && left && (left.amount < threat.amount || left.turns > threat.turns))
    return { kind: 'weakens', amount: threat.amount, turns: threat.turns };
  const attack = after.find(({ victim }) => victim !== player);
  if (!attack) return { kind: 'wears' };
  return { kind: isEmpty(board, column) ? 'breaks' : 'hits', amount: attack.amount, turns: attack.turns };
}

const isEmpty = (board: Board, column: number): boolean =>
  Array.from({ length: rowsOf(board) }, (_, row) => board[cellAt(row, column)]).every(die => !die);
