// Diary of a room: what is worth remembering of each visit, the newest last; kept with the room.
import { durationText } from '../away.ts';
import { KINDS } from '../cats/breeds.ts';
import type { DiaryEntry, Event, State } from '../state.ts';
import { TALES } from './stories.ts';

/** Entries kept: the newest. */
export const MOST_ENTRIES = 60;
/** Letters of an entry. */
export const MOST_LETTERS = 400;
/** Levels that are noted. */
const LEVELS = 5;

/** Writes down an event, if it is one to remember. A run against the clock has no diary. */
export function noteInDiary(state: State, event: Event): void {
  const text = state.mode === 'home' ? entryOf(event) : null;
  if (text === null) return;
  const entry = { visit: state.visit, text: text.slice(0, MOST_LETTERS) };
  state.diary = [...state.diary, entry].slice(-MOST_ENTRIES);
}

function entryOf(event: Event): string | null {
  switch (event.type) {
    case 'cameBack': {
      const { seconds, visitor, presents, coins } = event.report;
      const earned = coins > 0 ? [`${coins} ${coins === 1 ? 'coin' : 'coins'} came in.`] : [];
      return [`Alone for ${durationText(seconds)}.`, ...(visitor ? [visitor.text] : []), ...presents, ...earned].join(
        ' ',
      );
    }
    case 'hatched':
      return `${event.name} hatched: a ${KINDS[event.breed].name}, ${KINDS[event.breed].coats[event.coat] ?? ''}.`;
    case 'settled':
      return `${event.name} felt at home${event.fresh ? ', and its coat was new in the book' : ''}.`;
    case 'pageTold':
      return `${event.name} told page ${event.page} of “${TALES[event.breed][event.tale]?.title}”.`;
    case 'levelReached':
      return event.level % LEVELS === 0 ? `${event.name} reached level ${event.level}.` : null;
    case 'rehomed':
      return `${event.name} found another home.`;
    default:
      return null;
  }
}

/** A diary from outside: its entries, or null where it is none. */
export function readDiary(from: unknown): readonly DiaryEntry[] | null {
  if (!Array.isArray(from) || from.length > MOST_ENTRIES || !from.every(isEntry)) return null;
  return from.map(({ visit, text }) => ({ visit, text }));
}

function isEntry(value: unknown): value is DiaryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { visit, text } = value as Readonly<Record<string, unknown>>;
  return isVisit(visit) && typeof text === 'string' && text.length > 0 && text.length <= MOST_LETTERS;
}

export const isVisit = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 1e9;
