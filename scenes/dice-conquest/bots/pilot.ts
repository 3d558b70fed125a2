// Bot: plays both sides like Normal, for conformance tests and the demo behind the start card.
import { seeded } from '../../kit/core/rng.ts';
import type { DiceTuning } from '../constants.ts';
import { chooseMove } from '../rules/computer.ts';
import { type DiceCommand, type DiceState, isComputersTurn } from '../rules/state.ts';

export function pilot(seed: number): (state: Readonly<DiceState>, t: DiceTuning) => DiceCommand | null {
  let rng = seeded(seed, 1);
  return (state, t) => {
    if (state.winner !== null || isComputersTurn(state)) return null;
    if (state.phase === 'roll') return { type: 'roll' };
    const { move, rng: after } = chooseMove({ ...state, rng }, 'normal', t);
    rng = after;
    return { type: move.joins ? 'join' : 'place', column: move.column };
  };
}
