// Own best on each course, over all runs: its strokes as they were made, which the ghost plays again; with the walks, a career (kit/game.ts).
import type { Json } from '../../kit/core/json.ts';
import { own } from '../../kit/core/own.ts';
import type { Career } from '../../kit/game.ts';
import { areWalks, readWalks, withWalked } from './ownWalks.ts';
import type { Event, Made, OwnBest } from './state.ts';

/** By the course's number in the state; the last one played is the last. */
type OwnBests = Readonly<Record<string, OwnBest>>;
interface Bests {
  readonly bests: OwnBests;
}

/** Courses that are remembered: the site's, and the new ones of two weeks. */
const MOST_COURSES = 60;
const MOST_MADE = 30;

/** Best on a course after an event: that of a course of the site or a new one, holed by one who plays alone in fewer strokes than before. */
export function bestAfter(before: OwnBest | null, event: Event): OwnBest | null {
  if (event.type !== 'holed' || event.number === 0 || event.player !== '') return before;
  return before && before.strokes <= event.strokes ? before : { strokes: event.strokes, made: event.made };
}

/** Bests with that of an event. Where there are too many the new course that was added first is forgotten. */
function withBest(bests: OwnBests, event: Event): OwnBests {
  if (event.type !== 'holed') return bests;
  const key = String(event.number);
  const before = own(bests, key) ?? null;
  const best = bestAfter(before, event);
  if (best === null || best === before) return bests;
  const grown = { ...bests, [key]: best };
  const oldest = Object.keys(grown).find(one => one.startsWith('-'));
  if (Object.keys(grown).length <= MOST_COURSES || oldest === undefined) return grown;
  const { [oldest]: _forgotten, ...kept } = grown;
  return kept;
}

const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isMade = (value: unknown): value is Made =>
  Array.isArray(value) && value.length === 2 && isNumber(value[0], -10, 10) && isNumber(value[1], 0, 100);

function isBest(value: unknown): value is OwnBest {
  if (typeof value !== 'object' || value === null) return false;
  const { strokes, made } = value as Readonly<Record<string, unknown>>;
  if (!Number.isInteger(strokes) || !isNumber(strokes, 1, MOST_MADE)) return false;
  return Array.isArray(made) && made.length > 0 && made.length <= strokes && made.every(isMade);
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates a stored career: returns its bests, or the reason why they are refused. */
export function readBests(from: unknown): OwnBests | string {
  const found = isTable(from) ? from['bests'] : null;
  if (!isTable(found)) return 'It is no career of this game.';
  const bests = Object.entries(found) as [string, OwnBest][];
  if (bests.length > MOST_COURSES) return 'It holds too many courses.';
  if (!bests.every(([key, best]) => /^-?\d{1,6}$/.test(key) && isBest(best))) return 'It holds strokes that are none.';
  return Object.fromEntries(bests.map(([key, { strokes, made }]) => [key, { strokes, made }]));
}

export const career: Career<Event> = {
  version: 1,
  initial: { bests: {} },
  validate(from) {
    const read = readBests(from);
    if (typeof read === 'string') return read;
    return areWalks((from as Readonly<Record<string, unknown>>)['walks']) ? null : 'It holds walks that are none.';
  },
  reduce(from, event) {
    const { bests } = from as unknown as Bests;
    const walks = readWalks(from);
    const grown = withBest(bests, event);
    const walked = withWalked(walks, event);
    if (grown === bests && walked === walks) return from;
    return { bests: grown, ...(Object.keys(walked).length > 0 && { walks: walked }) } as unknown as Json;
  },
};

/** Own bests on these courses, from a career that may hold anything; null where there is none. */
export function bestsOn(numbers: readonly number[], from: unknown): (OwnBest | null)[] {
  const read = from === undefined ? {} : readBests(from);
  return numbers.map(number => (typeof read === 'string' ? null : (own(read, String(number)) ?? null)));
}
