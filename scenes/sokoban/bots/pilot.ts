// Bot: replays the solution in the level's file.
import type { Direction } from '../rules/level.ts';
import { isWon, type SokobanCommand, type SokobanState, solutionOf } from '../rules/state.ts';

export const pilot =
  () =>
  (state: Readonly<SokobanState>): SokobanCommand | null => {
    const solution = solutionOf(state);
    if (isWon(state)) return null;
    if (solution === '') return { type: 'level', number: state.number };
    if (!solution.startsWith(state.lurd) || state.placed) return { type: 'reset' };
    const direction = solution[state.lurd.length]?.toLowerCase() as Direction;
    return { type: 'move', direction };
  };
