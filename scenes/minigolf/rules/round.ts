// Round setup: courses and players from the answers of the start card, and who plays when.
import type { Setup } from '../../kit/core/rules.ts';

/** Courses of the specification; those after them are a back nine of our own, and further ones are for practice alone. */
export const FRONT = 9;
const BACK = 18;
export const MOST_PLAYERS = 4;

const NAME_ROOM = 16;
const numbersFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

export interface Round {
  /** Numbers of the site's courses; none of a round of new ones. */
  readonly numbers: readonly number[];
  readonly players: readonly string[];
}

/** The setup's `round` of new courses, which the seed decides. */
export const FRESH = 'new';

/** Reads the setup as untrusted data; by default the front nine for one player. */
export function roundOf(setup: Setup, courses: number): Round {
  const { round } = setup;
  const hole = Number(/^hole (\d+)$/.exec(String(round))?.[1] ?? 0);
  const numbers =
    hole >= 1 && hole <= courses
      ? [hole]
      : round === FRESH
        ? []
        : round === 'back' && courses > FRONT
          ? numbersFrom(FRONT + 1, Math.min(BACK, courses))
          : numbersFrom(1, Math.min(FRONT, courses));
  const asked = Number(setup['players']);
  const many = Number.isInteger(asked) ? Math.min(MOST_PLAYERS, Math.max(1, asked)) : 1;
  const players: string[] = [];
  for (let index = 0; index < many; index++) players.push(nameOf(setup[`player${index + 1}`], index, players));
  return { numbers, players };
}

/** Name as typed, told apart from those before it by its number. */
function nameOf(typed: unknown, index: number, before: readonly string[]): string {
  const name = (typeof typed === 'string' && typed.trim().slice(0, NAME_ROOM)) || `Player ${index + 1}`;
  return before.includes(name) ? `${name.slice(0, NAME_ROOM - 2)} ${index + 1}` : name;
}

/** Order of play on a course: who needed fewest strokes on the course before has the honour; equals keep their order. */
export function playOrder(cards: readonly (readonly number[])[], at: number): readonly number[] {
  let order = cards.map((_, player) => player);
  for (let course = 0; course < at; course++)
    order = order.toSorted((a, b) => (cards[a]?.[course] ?? 0) - (cards[b]?.[course] ?? 0));
  return order;
}
