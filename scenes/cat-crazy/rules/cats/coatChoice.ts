// Choice of coats: two that an egg may hatch, told to the player, and which of them the warmings have chosen.
import { pick } from '../../../kit/core/rng.ts';
import type { T } from '../../constants.ts';
import type { Egg, State } from '../state.ts';
import { type Breed, COATS_PER_BREED, coatIndex } from './breeds.ts';

/** Puts a new egg into the nest. */
export function layEgg(state: State, type: Breed): Egg {
  const patient = newCoat(state, type, []);
  const egg = {
    id: state.nextId++,
    type,
    hatchProgress: 0,
    coats: [patient, newCoat(state, type, [patient])],
    inTime: 0,
  } as const;
  state.eggs.push(egg);
  return egg;
}

/** The coat that would hatch now. A coat that another cat has got meanwhile gives way to a new one, until the breed is whole. */
export function coatOf(state: State, egg: Readonly<Egg>, t: T): number {
  const [first, second] = isPatient(egg, t) ? egg.coats : egg.coats.toReversed();
  const choice = [first, second].find(coat => coat !== undefined && isNew(state, egg.type, coat));
  return choice ?? newCoat(state, egg.type, []);
}

export const isPatient = ({ inTime }: Readonly<Egg>, t: T): boolean => inTime >= t.inTimeNeeded;

/** Nobody here has it, nor had. */
const isNew = ({ found, cats }: Readonly<State>, breed: Breed, coat: number): boolean =>
  !found.includes(coatIndex(breed, coat)) && !cats.some(cat => cat.type === breed && cat.coat === coat);

/** A random coat without duplicates, neither in the book, nor in this run, nor in another egg, until the breed is complete. */
function newCoat(state: State, breed: Breed, except: readonly number[]): number {
  const coats = Array.from({ length: COATS_PER_BREED }, (_, coat) => coat);
  const others = new Set(state.eggs.filter(({ type }) => type === breed).flatMap(({ coats: two }) => two));
  const free = coats.filter(coat => isNew(state, breed, coat));
  const unknown = free.filter(coat => state.book.coats[coatIndex(breed, coat)] === 0);
  const choices = [unknown, free, coats].flatMap(some => [
    some.filter(coat => !except.includes(coat) && !others.has(coat)),
    some.filter(coat => !except.includes(coat)),
    some,
  ]);
  return pick(state.rng, choices.find(({ length }) => length > 0) ?? coats);
}
