// Progress through the positions, over all runs: which are solved, and where the player left off. A career (kit/game.ts).
import type { Json } from '../../kit/core/json.ts';
import type { Career } from '../../kit/game.ts';
import type { Event } from './state.ts';

interface Progress {
  readonly solved: readonly number[];
  readonly at: number;
}

const MOST = 100;
const NONE: Progress = { solved: [], at: 0 };
const isIndex = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST && !Object.is(value, -0);

/** Progress out of a career that may hold anything; none where it is no progress. */
export const readProgress = (career: unknown): Progress => (validate(career) === null ? (career as Progress) : NONE);

function validate(career: unknown): string | null {
  const { solved, at } = Object(career) as { readonly solved?: unknown; readonly at?: unknown };
  if (!Array.isArray(solved) || !isIndex(at)) return 'It is no career of this game.';
  return solved.length <= MOST && solved.every(isIndex) && new Set(solved).size === solved.length
    ? null
    : 'It names positions that do not exist.';
}

export const career: Career<Event> = {
  version: 1,
  initial: NONE as unknown as Json,
  validate,
  reduce(from, event) {
    const { solved, at } = from as unknown as Progress;
    if (event.type === 'positionOpened' && event.number - 1 !== at)
      return { solved: [...solved], at: event.number - 1 };
    if (event.type !== 'answered' || !event.isRight || solved.includes(event.number - 1)) return from;
    return { solved: [...solved, event.number - 1].toSorted((a, b) => a - b), at };
  },
};
