// Dice stream: a die's face depends only on seed, player, turn, roll and place, never on what was held. So one seed gives the same dice to everybody (daily, duel).
import { randomInt, seeded } from '../../kit/core/rng.ts';
import { FACES } from './categories.ts';

/** Upper bounds, larger than in any game. */
const MOST_ROLLS = 8;
const MOST_TURNS = 16;

/** Faces of all dice in a roll of a turn, both counted from 0. `player` is 0 where all share one stream. */
export function rolledDice(seed: number, player: number, turn: number, roll: number, dice: number): readonly number[] {
  const rng = seeded(seed, 1 + (player * MOST_TURNS + turn) * MOST_ROLLS + roll);
  return Array.from({ length: dice }, () => 1 + randomInt(rng, FACES));
}
