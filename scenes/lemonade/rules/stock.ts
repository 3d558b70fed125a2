// Stock: what is bought and used keeps its price to the cent, so that the ledger adds up.
import type { T } from '../constants.ts';
import { marketPrice } from './market.ts';
import { dayIndex, type LemonLot, type Lot, type Plan, type State, type Stock, WARES, type Ware } from './state.ts';

export const emptyStock = (): Stock => ({ lemons: [], sugar: lot(), ice: lot(), cups: lot() });
export const lot = (count = 0, cents = 0): Lot => ({ count, cents });

/** Takes so many out of a lot and returns what they cost; the last one takes the remainder of the cents. */
export function takeFrom(from: Lot, count: number): number {
  const cents = count >= from.count ? from.cents : Math.floor((from.cents * count) / from.count);
  from.count -= count;
  from.cents -= cents;
  return cents;
}

export const countOf = (stock: Readonly<Stock>, ware: Ware): number =>
  ware === 'lemons' ? stock.lemons.reduce((sum, { count }) => sum + count, 0) : stock[ware].count;

/** What was paid for all that is in store. */
export const valueOf = ({ lemons, sugar, ice, cups }: Readonly<Stock>): number =>
  [...lemons, sugar, ice, cups].reduce((sum, { cents }) => sum + cents, 0);

function takeLemons(stock: Stock, count: number): number {
  let cents = 0;
  let left = count;
  for (const one of stock.lemons) {
    const taken = Math.min(left, one.count);
    cents += takeFrom(one, taken);
    left -= taken;
  }
  stock.lemons = stock.lemons.filter(one => one.count > 0);
  return cents;
}

/** What a plan asks the market for: what its jugs need beyond the store, and what is bought ahead. */
export function orderOf({ stock, plan }: Pick<State, 'stock' | 'plan'>, t: T): Readonly<Record<Ware, number>> {
  const lacking = (ware: Ware, needed: number) => Math.max(0, needed - countOf(stock, ware));
  return {
    lemons: lacking('lemons', plan.jugs * plan.lemons) + plan.moreLemons,
    sugar: lacking('sugar', plan.jugs * plan.sugar) + plan.moreSugar,
    ice: lacking('ice', plan.jugs * plan.ice),
    cups: lacking('cups', plan.jugs * t.cupsPerJug) + plan.moreCups,
  };
}

export function pricesOf(state: Pick<State, 'seed' | 'week' | 'day'>, t: T): Readonly<Record<Ware, number>> {
  const price = (ware: Ware) => marketPrice(state.seed, dayIndex(state), ware, t);
  return { lemons: price('lemons'), sugar: price('sugar'), ice: price('ice'), cups: price('cups') };
}

/** What the order costs, without the place. */
export function costOf(order: Readonly<Record<Ware, number>>, prices: Readonly<Record<Ware, number>>): number {
  return WARES.reduce((sum, ware) => sum + order[ware] * prices[ware], 0);
}

/** Puts an order into the store, and returns what was paid for each ware. */
export function store(
  stock: Stock,
  order: Readonly<Record<Ware, number>>,
  prices: Readonly<Record<Ware, number>>,
): Readonly<Record<Ware, Lot>> {
  const paid = { lemons: lot(), sugar: lot(), ice: lot(), cups: lot() };
  for (const ware of WARES) {
    const [count, cents] = [order[ware], order[ware] * prices[ware]];
    paid[ware] = lot(count, cents);
    if (ware === 'lemons') {
      if (count > 0) stock.lemons.push({ count, cents, age: 0 });
    } else {
      stock[ware].count += count;
      stock[ware].cents += cents;
    }
  }
  return paid;
}

/** Mixes the planned jugs: their lemons and sugar leave the store, whether the cups are sold or not. */
export function mix(stock: Stock, { jugs, lemons, sugar }: Plan): Lot {
  return lot(jugs, takeLemons(stock, jugs * lemons) + takeFrom(stock.sugar, jugs * sugar));
}

/** Evening: ice is water, and lemons that are too old are thrown away. */
export function spoil(stock: Stock, t: T): { readonly spoiled: Lot; readonly melted: Lot } {
  const melted = { ...stock.ice };
  stock.ice = lot();
  const spoiled = lot();
  const kept: LemonLot[] = [];
  for (const one of stock.lemons) {
    one.age++;
    if (one.age >= t.lemonDays) {
      spoiled.count += one.count;
      spoiled.cents += one.cents;
    } else kept.push(one);
  }
  stock.lemons = kept;
  return { spoiled, melted };
}
