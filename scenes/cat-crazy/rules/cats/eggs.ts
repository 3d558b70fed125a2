// Eggs: warming, stirring, hatching.

import type { T } from '../../constants.ts';
import { changeBar } from '../bars.ts';
import { eggPlace, FLOOR } from '../room.ts';
import { markUsed } from '../shop.ts';
import { BARS, type Cat, catRef, type Egg, type Emit, type State, ticksIn } from '../state.ts';
import { BREEDS, type Breed, coatIndex, KINDS } from './breeds.ts';
import { coatOf, layEgg } from './coatChoice.ts';
import { newName } from './names.ts';

/** Reason why an egg cannot be warmed now, or null. */
export function validateWarm(state: Readonly<State>, egg: Readonly<Egg> | undefined, t: T): string | null {
  if (!egg) return 'There is no egg in the nest. The shop sells eggs.';
  if (state.warmIn > 0) return 'One moment: the egg still takes the warmth in.';
  const isLast = egg.hatchProgress + t.warmth >= 100;
  if (isLast && state.cats.length >= state.maxCats) return 'No free cat slot: buy one, or find a cat another home.';
  return null;
}

/** An egg stirs for a moment now and then, each in a rhythm of its own: who warms it then is in time. One that waits for a slot lies still. */
export function stirs(state: Readonly<State>, egg: Readonly<Egg>, t: T): boolean {
  if (egg.hatchProgress + t.warmth >= 100 && state.cats.length >= state.maxCats) return false;
  const every = ticksIn(t.stirEvery);
  return (state.tick + egg.id * OFFSET) % every >= every - ticksIn(t.stirSeconds);
}
/** Ticks between the rhythms of two eggs. */
const OFFSET = 37;

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
  const inTime = stirs(state, egg, t);
  if (inTime) egg.inTime++;
  egg.hatchProgress = Math.min(100, egg.hatchProgress + t.warmth);
  state.warmIn = ticksIn(t.warmSeconds);
  emit({ type: 'eggWarmed', egg: egg.id, part: egg.hatchProgress, inTime, ...place });
  if (egg.hatchProgress >= 100) hatchEgg(state, egg, emit, t);
}

function hatchEgg(state: State, egg: Egg, emit: Emit, t: T): void {
  const place = eggPlace(state.eggs.indexOf(egg));
  state.eggs = state.eggs.filter(one => one !== egg);
  const cat = newCat(state, egg.type, coatOf(state, egg, t), t);
  for (const bar of BARS) changeBar(cat, bar, egg.inTime * t.inTimeBars);
  cat.experience = egg.inTime * t.inTimeXp;
  cat.x = place.x;
  cat.y = FLOOR.top;
  cat.toX = place.x + 70;
  cat.toY = FLOOR.top + 60;
  state.cats.push(cat);
  if (state.cats.length >= state.maxCats) markUsed(state, 'slot');
  state.chosen = cat.id;
  const index = coatIndex(cat.type, cat.coat);
  const fresh = (state.book.coats[index] ?? 0) === 0;
  emit({ type: 'hatched', breed: cat.type, coat: cat.coat, fresh, ...catRef(cat) });
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
    helped: false,
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
  layEgg(state, BREEDS[0]);
  emit({ type: 'eggFound', ...eggPlace(0) });
}
