// Eggs: warming, hatching, choosing the coat.
import { pick } from '../kit/core/rng.ts';
import { updateBook } from './book.ts';
import { BREEDS, type Breed, COATS_PER_BREED, coatIndex, KINDS } from './breeds.ts';
import type { T } from './constants.ts';
import { newName } from './names.ts';
import { eggPlace, FLOOR } from './room.ts';
import { markUsed } from './shop.ts';
import { type Cat, catRef, type Egg, type Emit, type State, ticksIn } from './state.ts';

/** Reason why an egg cannot be warmed now, or null. */
export function validateWarm(state: Readonly<State>, egg: Readonly<Egg> | undefined, t: T): string | null {
  if (!egg) return 'There is no egg in the nest. The shop sells eggs.';
  if (state.warmIn > 0) return `The eggs are warm. Again in ${Math.ceil(state.warmIn / 60)} s.`;
  const isLast = egg.hatchProgress + t.warmth >= 100;
  if (isLast && state.cats.length >= state.maxCats) return 'No free cat slot: buy one, or find a cat another home.';
  return null;
}

/** The egg nearest to hatching. */
export const nextEgg = ({ eggs }: Readonly<State>): Egg | undefined =>
  eggs.reduce<Egg | undefined>(
    (best, egg) => (best && best.hatchProgress >= egg.hatchProgress ? best : egg),
    undefined,
  );

export function warmEgg(state: State, egg: Egg | undefined, emit: Emit, t: T): void {
  const message = validateWarm(state, egg, t);
  if (message !== null || !egg) {
    emit({ type: 'refused', message: message ?? '' });
    return;
  }
  markUsed(state, egg.type, egg.id);
  const place = eggPlace(state.eggs.indexOf(egg));
  egg.hatchProgress = Math.min(100, egg.hatchProgress + t.warmth);
  state.warmIn = ticksIn(t.warmSeconds);
  emit({ type: 'eggWarmed', egg: egg.id, part: egg.hatchProgress, ...place });
  if (egg.hatchProgress >= 100) hatchEgg(state, egg, emit, t);
}

function hatchEgg(state: State, egg: Egg, emit: Emit, t: T): void {
  const place = eggPlace(state.eggs.indexOf(egg));
  state.eggs = state.eggs.filter(one => one !== egg);
  const cat = newCat(state, egg.type, newCoat(state, egg.type), t);
  cat.x = place.x;
  cat.y = FLOOR.top;
  cat.toX = place.x + 70;
  cat.toY = FLOOR.top + 60;
  state.cats.push(cat);
  if (state.cats.length >= state.maxCats) markUsed(state, 'slot');
  state.chosen = cat.id;
  const index = coatIndex(cat.type, cat.coat);
  const fresh = (state.book.coats[index] ?? 0) === 0;
  if (!state.found.includes(index)) state.found.push(index);
  const event = { type: 'hatched', breed: cat.type, coat: cat.coat, fresh, ...catRef(cat) } as const;
  state.book = updateBook(state.book, event);
  emit(event);
}

/** A random coat without duplicates, neither in the book nor in this run, until the breed is complete. */
function newCoat(state: State, breed: Breed): number {
  const coats = Array.from({ length: COATS_PER_BREED }, (_, coat) => coat);
  const isNew = (coat: number) => !state.found.includes(coatIndex(breed, coat));
  const isUnknown = (coat: number) => state.book.coats[coatIndex(breed, coat)] === 0;
  const choices = [coats.filter(coat => isNew(coat) && isUnknown(coat)), coats.filter(isNew), coats];
  return pick(state.rng, choices.find(({ length }) => length > 0) ?? coats);
}

export function newCat(state: State, type: Breed, coat: number, t: T): Cat {
  return {
    id: state.nextId++,
    name: newName(
      state.rng,
      state.cats.map(({ name }) => name),
    ),
    type,
    coat,
    personality: KINDS[type].personality,
    happiness: t.newborn,
    hunger: t.newborn,
    thirst: t.newborn,
    energy: t.newborn,
    experience: 0,
    isResting: false,
    isWorking: false,
    wish: null,
    wishIn: ticksIn(t.wishPause / 2),
    x: (FLOOR.left + FLOOR.right) / 2,
    y: (FLOOR.top + FLOOR.bottom) / 2,
    toX: (FLOOR.left + FLOOR.right) / 2,
    toY: (FLOOR.top + FLOOR.bottom) / 2,
    doing: 'sit',
    isThere: false,
    doingFor: 60,
    toyFor: 0,
  };
}

/** Prevents a dead end: without cats, eggs and money for one, a Tabby egg is given. */
export function giveStrayEgg(state: State, emit: Emit, t: T): void {
  if (state.cats.length > 0 || state.eggs.length > 0 || state.coins >= t.tabbyPrice) return;
  state.eggs.push({ id: state.nextId++, type: BREEDS[0], hatchProgress: 0 });
  emit({ type: 'eggFound', ...eggPlace(0) });
}
