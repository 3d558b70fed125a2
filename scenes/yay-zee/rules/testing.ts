// Test helpers: states, commands, and whole games by a strategy.
import type { Setup } from '../../kit/core/rules.ts';
import type { Category } from './categories.ts';
import { CATEGORIES, countsOf, scoreOf } from './categories.ts';
import type { Move } from './computer.ts';
import { RULES } from './rules.ts';
import { STANDARD } from './standard.ts';
import {
  isPlayed,
  openTo,
  type Player,
  paysExtra,
  playerAt,
  scoringOf,
  totalOf,
  type YayZeeCommand,
  type YayZeeState,
} from './state.ts';
import { rolledDice } from './stream.ts';

export const newGame = (seed = 1, setup: Setup = {}): YayZeeState =>
  RULES.create({ seed, setup, levels: [] }, STANDARD);

/** State after a list of commands. */
export const after = (state: YayZeeState, ...commands: readonly YayZeeCommand[]): YayZeeState =>
  commands.reduce((now, command) => RULES.apply(now, command, STANDARD, 0).state, state);

export const roll: YayZeeCommand = { type: 'roll' };
export const hold = (die: number): YayZeeCommand => ({ type: 'hold', die });
export const score = (category: Category): YayZeeCommand => ({ type: 'score', category });

/** State with these dice, and so many rolls left. */
export const lying = (dice: string, left = 2, state = newGame()): YayZeeState => ({
  ...state,
  dice: [...dice].map(Number),
  rolled: true,
  rollsLeft: left,
});

/** Card from a drawing: '-' is a free slot, 'x' is 0 points. */
export const card = (...scores: readonly (number | null)[]): readonly (number | null)[] =>
  CATEGORIES.map((_, slot) => scores[slot] ?? null);

/** Score of a solo game by a strategy, without the rules' bookkeeping: fast enough for thousands. */
export function finalOf(seed: number, move: (state: YayZeeState, player: Player) => Move, setup: Setup = {}): number {
  let state = newGame(seed, setup);
  while (!isPlayed(state, STANDARD)) state = stepped(state, move);
  return totalOf(playerAt(state), STANDARD);
}

/** One roll and the move after it. */
function stepped(before: YayZeeState, move: (state: YayZeeState, player: Player) => Move): YayZeeState {
  const player = playerAt(before);
  const turn = player.scores.filter(one => one !== null).length;
  const thrown = rolledDice(before.seed, 0, turn, STANDARD.rollsPerTurn - before.rollsLeft, STANDARD.dice);
  const dice = before.dice.map((die, i) => (before.rolled && before.held[i] ? die : (thrown[i] as number)));
  const state = { ...before, dice, rolled: true, rollsLeft: before.rollsLeft - 1 };
  const chosen = move(state, player);
  if ('hold' in chosen) return { ...state, held: chosen.hold };
  if (!openTo(state, player, STANDARD).includes(chosen.slot)) throw new Error(`no move: slot ${chosen.slot}`);
  const points = scoreOf(CATEGORIES[chosen.slot] as Category, countsOf(dice), scoringOf(STANDARD, state, player));
  const extras = player.extras + (paysExtra(state, player) ? 1 : 0);
  const players = [{ ...player, scores: player.scores.with(chosen.slot, points), extras }];
  return { ...state, players, rolled: false, rollsLeft: STANDARD.rollsPerTurn };
}
