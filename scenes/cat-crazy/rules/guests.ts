// Guests at the window: they come while cats sleep and none is idle, offer one trade each, good or bad, and fly on.
import { pick } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { addCoins } from './bars.ts';
import { type Emit, GUESTS, type Guest, type State, ticksIn } from './state.ts';

type Goods = 'coins' | 'food' | 'water' | 'toy';
/** Some goods, said as `2 food`. */
type Some = readonly [count: number, goods: Goods];
interface Trade {
  readonly asks: Some;
  readonly gives: Some;
}

export const TRADES: Readonly<Record<Guest, Trade>> = {
  sparrow: { asks: [1, 'food'], gives: [30, 'coins'] },
  snail: { asks: [1, 'water'], gives: [25, 'coins'] },
  magpie: { asks: [1, 'toy'], gives: [45, 'coins'] },
  mouse: { asks: [15, 'coins'], gives: [3, 'food'] },
  hedgehog: { asks: [3, 'food'], gives: [1, 'toy'] },
  moth: { asks: [20, 'coins'], gives: [1, 'water'] },
};

const STORES = { coins: 'coins', food: 'food', water: 'waterBowls', toy: 'toys' } as const;
const NAMES: Readonly<Record<Goods, readonly [one: string, many: string]>> = {
  coins: ['coin', 'coins'],
  food: ['food', 'food'],
  water: ['water', 'water'],
  toy: ['toy', 'toys'],
};
const said = ([count, goods]: Some): string => `${count} ${NAMES[goods][count === 1 ? 0 : 1]}`;

/** `30 coins for 1 food`. */
export const tradeText = (guest: Guest): string => `${said(TRADES[guest].gives)} for ${said(TRADES[guest].asks)}`;

/** Somebody sleeps, and nobody else is idle: the player has nothing to do but the window. */
export const isQuiet = ({ cats }: Readonly<State>): boolean =>
  cats.some(cat => cat.isResting) && cats.every(cat => cat.isResting || cat.isWorking);

/** One tick of the window: somebody comes while it is quiet, waits, and goes on. */
export function updateGuest(state: State, emit: Emit, t: T): void {
  const { guest } = state;
  if (guest) {
    if (--guest.left > 0) return;
    state.guest = null;
    emit({ type: 'guestLeft', guest: guest.who });
  } else if (isQuiet(state) && --state.guestIn <= 0) {
    const who = pick(
      state.rng,
      GUESTS.filter(one => one !== state.lastGuest),
    );
    state.guest = { who, left: ticksIn(t.guestSeconds) };
    state.lastGuest = who;
    state.guestIn = ticksIn(t.guestPause);
    emit({ type: 'guestCame', guest: who });
  }
}

/** Reason why there is no trade now, or null. */
export function validateTrade(state: Readonly<State>): string | null {
  if (!state.guest) return 'Nobody is at the window: guests come while a cat sleeps and none is idle.';
  const [count, goods] = TRADES[state.guest.who].asks;
  const have = state[STORES[goods]];
  return have < count ? `The ${state.guest.who} wants ${said([count, goods])}: you have ${have}.` : null;
}

export function trade(state: State, emit: Emit): void {
  const message = validateTrade(state);
  if (message !== null || !state.guest) {
    emit({ type: 'refused', message: message ?? '' });
    return;
  }
  const { who } = state.guest;
  const { asks, gives } = TRADES[who];
  state[STORES[asks[1]]] -= asks[0];
  // What was bought a moment ago may just have been given away.
  state.bought = null;
  if (gives[1] === 'coins') addCoins(state, gives[0]);
  else state[STORES[gives[1]]] += gives[0];
  // Coins only buy: who is given food, water or a toy is looked after.
  if (asks[1] !== 'coins') state.hosted++;
  state.guest = null;
  emit({ type: 'traded', guest: who });
}
