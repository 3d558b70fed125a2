// Round setup: courses and players from the answers of the start card.
import type { Setup } from '../kit/core/rules.ts';

/** Courses of the specification; those after them are a back nine of our own. */
export const FRONT = 9;
export const MOST_PLAYERS = 4;

const NAME_ROOM = 16;
const numbersFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

export interface Round {
  readonly numbers: readonly number[];
  readonly players: readonly string[];
}

/** Reads the setup as untrusted data; by default the front nine for one player. */
export function roundOf(setup: Setup, courses: number): Round {
  const { round } = setup;
  const hole = Number(/^hole (\d+)$/.exec(String(round))?.[1] ?? 0);
  const numbers =
    hole >= 1 && hole <= courses
      ? [hole]
      : round === 'back' && courses > FRONT
        ? numbersFrom(FRONT + 1, courses)
        : numbersFrom(1, Math.min(FRONT, courses));
  const asked = Number(setup['players']);
  const many = Number.isInteger(asked) ? Math.min(MOST_PLAYERS, Math.max(1, asked)) : 1;
  const players = Array.from({ length: many }, (_, index) => {
    const typed = setup[`player${index + 1}`];
    return (typeof typed === 'string' && typed.trim().slice(0, NAME_ROOM)) || `Player ${index + 1}`;
  });
  return { numbers, players };
}
