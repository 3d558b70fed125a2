// Why the computer placed where it did: what its die changes in that column, as a sentence.
import { type Board, type Player, withDie } from './board.ts';
import { type Blow, blowsInColumn } from './forecast.ts';

const inTurns = (turns: number): string => (turns === 1 ? 'next turn' : `in ${turns} turns`);

export function reason(board: Board, player: Player, column: number, value: number): string {
  const before = blowsInColumn(board, column);
  const after = blowsInColumn(withDie(board, player, column, value), column);
  const hits = (blows: readonly Blow[]) => blows.find(({ victim }) => victim === player);
  const threat = hits(before);
  const left = hits(after);
  const name = `column ${column + 1}`;
  if (threat) {
    const coming = `${name} would cost me ${threat.amount} ${inTurns(threat.turns)}`;
    if (!left) return `Because ${coming}: my ${value} stops it.`;
    if (left.amount < threat.amount || left.turns > threat.turns) return `Because ${coming}: my ${value} weakens it.`;
  }
  const attack = after.find(({ victim }) => victim !== player);
  if (!before.length && attack) return `Because ${name} lies open: my ${value} hits ${inTurns(attack.turns)}.`;
  if (attack) return `Because ${name} then hits for ${attack.amount} ${inTurns(attack.turns)}.`;
  return `Because my ${value} wears down what stands in ${name}.`;
}
