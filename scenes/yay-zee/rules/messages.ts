// Messages of the specification (part 1, §4), word for word.
import type { YayZeeTuning } from '../constants.ts';
import { isPlayed, totalOf, type YayZeeState } from './state.ts';

export const ROLL_TO_START = 'Roll the dice to start!';
export const ROLL_AGAIN = (left: number): string => `Roll again! ${left} rolls left.`;
export const SELECT = 'Select a category to score!';
export const ROLL_FIRST = 'You need to roll first!';
export const GAME_OVER = (score: number): string => `Game over! Final score: ${score}`;

export function messageOf(state: Readonly<YayZeeState>, t: YayZeeTuning): string {
  if (isPlayed(state, t)) return GAME_OVER(finalScore(state, t));
  if (!state.rolled) return ROLL_TO_START;
  return state.rollsLeft > 0 ? ROLL_AGAIN(state.rollsLeft) : SELECT;
}

/** Final score: the person's; of several people the best one. */
export function finalScore({ mode, players }: Readonly<YayZeeState>, t: YayZeeTuning): number {
  const totals = players.map(player => totalOf(player, t));
  return mode === 'hotseat' ? Math.max(...totals) : (totals[0] as number);
}
