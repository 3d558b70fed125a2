// Being at home: from level 2 on a cat's coat stands in the book and counts; a cat that is given away before counts nothing.

import { coatIndex } from './cats/breeds.ts';
import { type Cat, catRef, type Emit, type State } from './state.ts';
import { updateBook } from './stories/book.ts';

/** Level at which a cat feels at home. */
export const HOME_LEVEL = 2;

export function settle(state: State, cat: Cat, emit: Emit): void {
  const index = coatIndex(cat.type, cat.coat);
  const fresh = (state.book.coats[index] ?? 0) === 0;
  if (!state.found.includes(index)) state.found.push(index);
  const event = { type: 'settled', breed: cat.type, coat: cat.coat, fresh, ...catRef(cat) } as const;
  state.book = updateBook(state.book, event);
  emit(event);
}
