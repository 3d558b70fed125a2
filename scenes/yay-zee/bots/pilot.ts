// Bot: plays each turn by its expected value.

import type { YayZeeTuning } from '../constants.ts';
import { CATEGORIES, type Category } from '../rules/categories.ts';
import { bestExpected, type Move } from '../rules/computer.ts';
import { isComputersTurn, isPlayed, playerAt, type YayZeeCommand, type YayZeeState } from '../rules/state.ts';

/** Next command of a move: dice are held one by one. */
export function commandFor(state: Readonly<YayZeeState>, move: Move): YayZeeCommand {
  if ('slot' in move) return { type: 'score', category: CATEGORIES[move.slot] as Category };
  const wrong = move.hold.findIndex((on, i) => on !== state.held[i]);
  return wrong < 0 ? { type: 'roll' } : { type: 'hold', die: wrong };
}

export const pilot =
  () =>
  (state: Readonly<YayZeeState>, t: YayZeeTuning): YayZeeCommand | null => {
    if (isPlayed(state, t) || isComputersTurn(state)) return null;
    if (!state.rolled) return { type: 'roll' };
    return commandFor(state, bestExpected(state, playerAt(state), t));
  };
