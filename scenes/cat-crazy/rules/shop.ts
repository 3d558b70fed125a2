// Shop: items, prices, validation, buying, undo of the last purchase.

import type { T } from '../constants.ts';
import { BREEDS, type Breed, eggPrice, isBreed, KINDS } from './cats/breeds.ts';
import { layEgg } from './cats/coatChoice.ts';
import { type Emit, type ShopItem, type State, ticksIn } from './state.ts';

/** Items in the order of the keys. */
export const SHOP_ITEMS: readonly ShopItem[] = ['food', 'water', 'toy', ...BREEDS, 'slot'];

export const isShopItem = (name: unknown): name is ShopItem => SHOP_ITEMS.includes(name as ShopItem);

export const nameOf = (ware: ShopItem): string =>
  isBreed(ware) ? `${KINDS[ware].name} egg` : { food: 'Food', toy: 'Toy', water: 'Water', slot: 'Cat slot' }[ware];

export function priceOf(ware: ShopItem, t: T): number {
  if (isBreed(ware)) return eggPrice(ware, t);
  return { food: t.foodPrice, toy: t.toyPrice, water: t.waterPrice, slot: t.slotPrice }[ware];
}

/** Most items of a kind in store. */
const MOST_STORED = 999;

/** Reason why an item cannot be bought now, or null. */
export function validateBuy(state: Readonly<State>, ware: ShopItem, t: T): string | null {
  if (isBreed(ware) && state.eggs.length >= t.nestRoom) return 'The nest is full. Hatch an egg first.';
  if (isBreed(ware) && state.cats.length + state.eggs.length >= state.maxCats)
    return `No free cat slot for another egg: a slot costs ${t.slotPrice}.`;
  if (ware === 'slot' && state.maxCats >= t.mostCats) return `The room holds ${t.mostCats} cats, no more.`;
  if (Math.max(state.food, state.toys, state.waterBowls) >= MOST_STORED && !isBreed(ware) && ware !== 'slot')
    return 'The cupboard is full.';
  const short = priceOf(ware, t) - state.coins;
  return short > 0 ? `Not enough coins: ${short} more needed.` : null;
}

export function buyItem(state: State, ware: ShopItem, emit: Emit, t: T): void {
  const message = validateBuy(state, ware, t);
  if (message !== null) {
    emit({ type: 'refused', message });
    return;
  }
  const price = priceOf(ware, t);
  state.coins -= price;
  let egg: number | null = null;
  if (isBreed(ware)) {
    egg = layEgg(state, ware).id;
  } else store(state, ware, 1);
  state.bought = { ware, price, egg, left: ticksIn(t.undoSeconds) };
  emit({ type: 'bought', ware });
}

function store(state: State, ware: Exclude<ShopItem, Breed>, count: number): void {
  if (ware === 'food') state.food += count;
  else if (ware === 'toy') state.toys += count;
  else if (ware === 'water') state.waterBowls += count;
  else state.maxCats += count;
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
