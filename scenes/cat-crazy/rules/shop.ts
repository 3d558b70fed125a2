// Shop: items, prices, validation, buying, undo of the last purchase.

import type { T } from '../constants.ts';
import { levelOf } from './bars.ts';
import { BREEDS, type Breed, coatIndex, eggPrice, isBreed, KINDS } from './cats/breeds.ts';
import { layEgg } from './cats/coatChoice.ts';
import { HOME_LEVEL } from './home.ts';
import { type Cat, catRef, type Emit, type ShopItem, type State, ticksIn } from './state.ts';

/** Items in the order of the keys. */
export const SHOP_ITEMS: readonly ShopItem[] = ['food', 'water', 'toy', ...BREEDS, 'slot', 'room'];

export const isShopItem = (name: unknown): name is ShopItem => SHOP_ITEMS.includes(name as ShopItem);

export const nameOf = (ware: ShopItem): string =>
  isBreed(ware)
    ? `${KINDS[ware].name} egg`
    : { food: 'Food', toy: 'Toy', water: 'Water', slot: 'Cat slot', room: 'Room' }[ware];

/** Each room of the house costs as much more as the first one: coins have a use to the end. */
export function priceOf({ rooms }: Pick<Readonly<State>, 'rooms'>, ware: ShopItem, t: T): number {
  if (isBreed(ware)) return eggPrice(ware, t);
  const room = t.roomPrice * (rooms.length + 1);
  return { food: t.foodPrice, toy: t.toyPrice, water: t.waterPrice, slot: t.slotPrice, room }[ware];
}

/** Most items of a kind in store. */
const MOST_STORED = 999;

/** Reason why an item cannot be bought now, or null. */
export function validateBuy(state: Readonly<State>, ware: ShopItem, t: T): string | null {
  if (isBreed(ware) && state.eggs.length >= t.nestRoom) return 'The nest is full. Hatch an egg first.';
  if (isBreed(ware) && state.cats.length + state.eggs.length >= state.maxCats)
    return `No free cat slot for another egg: a slot costs ${t.slotPrice}.`;
  if (ware === 'slot' && state.maxCats >= t.mostCats) return `The room holds ${t.mostCats} cats, no more.`;
  if (ware === 'room') {
    const why = whyNoRoom(state, t);
    if (why !== null) return why;
  }
  if (isStored(ware) && Math.max(state.food, state.toys, state.waterBowls) >= MOST_STORED)
    return 'The cupboard is full.';
  const short = priceOf(state, ware, t) - state.coins;
  return short > 0 ? `Not enough coins: ${short} more needed.` : null;
}

const isStored = (ware: ShopItem): boolean => ware === 'food' || ware === 'toy' || ware === 'water';

const chosenOf = ({ cats, chosen }: Readonly<State>): Cat | undefined => cats.find(({ id }) => id === chosen);
const coatOf = ({ type, coat }: Readonly<Cat>): number => coatIndex(type, coat);

/** A room is the wish of a coat that is at home: of the chosen cat. */
function whyNoRoom(state: Readonly<State>, t: T): string | null {
  const cat = chosenOf(state);
  if (!cat) return 'A room is for a cat that is at home: there is none yet.';
  if (levelOf(cat, t) < HOME_LEVEL)
    return `A room is for a cat that is at home: ${cat.name} is from level ${HOME_LEVEL} on.`;
  return state.rooms.includes(coatOf(cat)) ? `The coat of ${cat.name} has its room. Choose another cat.` : null;
}

export function buyItem(state: State, ware: ShopItem, emit: Emit, t: T): void {
  const message = validateBuy(state, ware, t);
  if (message !== null) {
    emit({ type: 'refused', message });
    return;
  }
  const price = priceOf(state, ware, t);
  state.coins -= price;
  let egg: number | null = null;
  if (isBreed(ware)) {
    egg = layEgg(state, ware).id;
  } else store(state, ware, 1);
  state.bought = { ware, price, egg, left: ticksIn(t.undoSeconds) };
  const cat = ware === 'room' ? chosenOf(state) : undefined;
  if (cat) emit({ type: 'roomBuilt', breed: cat.type, coat: cat.coat, rooms: state.rooms.length, ...catRef(cat) });
  else emit({ type: 'bought', ware });
}

function store(state: State, ware: Exclude<ShopItem, Breed>, count: number): void {
  if (ware === 'food') state.food += count;
  else if (ware === 'toy') state.toys += count;
  else if (ware === 'water') state.waterBowls += count;
  else if (ware === 'slot') state.maxCats += count;
  else if (count < 0) state.rooms = state.rooms.slice(0, count);
  else state.rooms = [...state.rooms, coatOf(chosenOf(state) as Cat)];
}

/** Undo: returns the last purchase for its full price. */
export function undoPurchase(state: State, emit: Emit): void {
  const { bought } = state;
  if (!bought) {
    emit({ type: 'refused', message: 'There is nothing to give back.' });
    return;
  }
  const { ware, price, egg } = bought;
  state.coins += price;
  if (isBreed(ware)) state.eggs = state.eggs.filter(({ id }) => id !== egg);
  else store(state, ware, -1);
  state.bought = null;
  emit({ type: 'givenBack', ware });
}

/** A used item cannot be returned any more. */
export function markUsed(state: State, ware: ShopItem, egg: number | null = null): void {
  if (state.bought?.ware === ware && state.bought.egg === egg) state.bought = null;
}
