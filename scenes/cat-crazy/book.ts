// Collection book, the career of the game: hatched coats, unlocked story pages, granted wishes; reduced from events.
import type { Json } from '../kit/core/json.ts';
import type { Career } from '../kit/game.ts';
import { ALL_COATS, BREEDS, coatIndex } from './breeds.ts';
import type { Book, Event } from './state.ts';
import { PAGES } from './stories.ts';

export const EMPTY_BOOK: Book = { coats: Array(ALL_COATS).fill(0), pages: BREEDS.map(() => 0), wishes: 0 };

export function updateBook(book: Book, event: Event): Book {
  switch (event.type) {
    case 'settled': {
      const index = coatIndex(event.breed, event.coat);
      return { ...book, coats: book.coats.with(index, Math.min(MOST, (book.coats[index] ?? 0) + 1)) };
    }
    case 'pageTold': {
      const breed = BREEDS.indexOf(event.breed);
      return { ...book, pages: book.pages.with(breed, Math.max(book.pages[breed] ?? 0, event.page)) };
    }
    case 'wishGranted':
      return { ...book, wishes: Math.min(MOST, book.wishes + 1) };
    default:
      return book;
  }
}

export const countCoats = ({ coats }: Book): number => coats.filter(count => count > 0).length;

const MOST = 1e9;
const isCount = (value: unknown, most = MOST): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isCounts = (value: unknown, length: number, most?: number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every(one => isCount(one, most));

/** Validates a stored book; a text is the reason why it is not valid. */
export function readBook(career: Json | undefined): Book | string {
  if (typeof career !== 'object' || career === null || Array.isArray(career)) return 'It is no book of cats.';
  const { coats, pages, wishes } = career as Readonly<Record<string, unknown>>;
  if (!isCounts(coats, ALL_COATS)) return 'Its list of coats is torn.';
  if (!isCounts(pages, BREEDS.length, PAGES)) return 'Its stories are torn.';
  if (!isCount(wishes)) return 'Its count of wishes is no number.';
  return { coats: [...coats], pages: [...pages], wishes };
}

export const career: Career<Event> = {
  version: 1,
  initial: EMPTY_BOOK as unknown as Json,
  validate(from) {
    const read = readBook(from);
    return typeof read === 'string' ? read : null;
  },
  reduce: (from, event) => updateBook(from as unknown as Book, event) as unknown as Json,
};
