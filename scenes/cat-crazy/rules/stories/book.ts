// Collection book, the career of the game: hatched coats, unlocked story pages, granted wishes; reduced from events.
import type { Json } from '../../../kit/core/json.ts';
import { type Rng, randomInt } from '../../../kit/core/rng.ts';
import type { Career } from '../../../kit/game.ts';
import { ALL_COATS, BREEDS, coatIndex } from '../cats/breeds.ts';
import type { Book, Event } from '../state.ts';
import { PAGES, TALES } from './stories.ts';

export const EMPTY_BOOK: Book = {
  coats: Array(ALL_COATS).fill(0),
  pages: BREEDS.map(() => 0),
  wishes: 0,
  tales: BREEDS.map(() => 0),
};

export function updateBook(book: Book, event: Event): Book {
  switch (event.type) {
    case 'settled': {
      const index = coatIndex(event.breed, event.coat);
      return { ...book, coats: book.coats.with(index, Math.min(MOST, (book.coats[index] ?? 0) + 1)) };
    }
    case 'pageTold': {
      const breed = BREEDS.indexOf(event.breed);
      const pages = book.pages.with(breed, Math.max(book.pages[breed] ?? 0, event.page));
      return { ...book, pages, tales: book.tales.with(breed, event.tale) };
    }
    case 'wishGranted':
      return { ...book, wishes: Math.min(MOST, book.wishes + 1) };
    default:
      return book;
  }
}

/** A book whose breeds without a page have drawn which tale they will tell. */
export const withTales = (book: Book, rng: Rng): Book => ({
  ...book,
  tales: BREEDS.map((breed, at) =>
    (book.pages[at] ?? 0) > 0 ? (book.tales[at] ?? 0) : randomInt(rng, TALES[breed].length),
  ),
});

export const countCoats = ({ coats }: Book): number => coats.filter(count => count > 0).length;

const MOST = 1e9;
const isCount = (value: unknown, most = MOST): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isCounts = (value: unknown, length: number, most?: number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every(one => isCount(one, most));

/** Validates a stored book; a text is the reason why it is not valid. */
export function readBook(career: Json | undefined): Book | string {
  if (typeof career !== 'object' || career === null || Array.isArray(career)) return 'It is no book of cats.';
  const { coats, pages, wishes, tales } = career as Readonly<Record<string, unknown>>;
  if (!isCounts(coats, ALL_COATS)) return 'Its list of coats is torn.';
  if (!isCounts(pages, BREEDS.length, PAGES)) return 'Its stories are torn.';
  if (!isCount(wishes)) return 'Its count of wishes is no number.';
  if (!isCounts(tales, BREEDS.length) || !BREEDS.every((breed, at) => (tales[at] ?? 0) < TALES[breed].length))
    return 'It tells stories that nobody wrote.';
  return { coats: [...coats], pages: [...pages], wishes, tales: [...tales] };
}

export const career: Career<Event> = {
  version: 2,
  initial: EMPTY_BOOK as unknown as Json,
  validate(from) {
    const read = readBook(from);
    return typeof read === 'string' ? read : null;
  },
  reduce: (from, event) => updateBook(from as unknown as Book, event) as unknown as Json,
};
