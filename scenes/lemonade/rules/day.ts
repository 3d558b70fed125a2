// An open day: who reads the sign, buys, queues and leaves, tick by tick or, from sign to sign, at once.

import { lastAnswer } from '../../kit/core/lastAnswer.ts';
import type { T } from '../constants.ts';
import { neighboursOf, PARK, partAt, placeAt, spreadWords } from './cart/streets.ts';
import { dailyOf, hasTool, priceOf } from './cart/tools.ts';
import {
  BLOCK,
  DAY_TICKS,
  type Day,
  type Deed,
  dayIndex,
  type Emit,
  type Entry,
  type Opening,
  type State,
  type Walker,
} from './state.ts';
import { costOf, lot, mix, orderOf, pricesOf, spoil, store, takeFrom } from './stock.ts';
import { LEAD, newWalker, STAND, walk } from './street.ts';
import { type Pass, passesOf, personOf, STRANGERS_FROM } from './town.ts';
import { type Memory, type Offer, type Visit, visit } from './visit.ts';
import { hourAt, specialStreet, type Weather, weatherOf } from './weather.ts';

/** What a day brings, whatever is done. */
export interface Facts {
  readonly weather: Weather;
  readonly passes: readonly Pass[];
}
/** Every tick asks for it. */
const last = lastAnswer<Facts>();

export function factsOf(state: Pick<State, 'seed' | 'week' | 'day'>, t: T): Facts {
  const index = dayIndex(state);
  return last([state.seed, index, t], () => {
    const weather = weatherOf(state.seed, index, t);
    return { weather, passes: passesOf(state.seed, index, weather, t) };
  });
}

const NOBODY: Memory = { seen: 0, liked: 0, cups: 0 };
const memoryOf = ({ folk }: Pick<State, 'folk'>, who: number): Memory => folk[who] ?? NOBODY;

/** What is owned once the morning's order is paid. */
export const ownedAfter = ({ owned, plan }: Pick<State, 'owned' | 'plan'>): number => owned | plan.buys;

/** What the place of a day costs. */
export const placeOf = ({ storey }: Pick<State, 'storey'>, t: T): number =>
  storey === 'cart' ? t.cartPlaceCents : t.placeCents;

/** What the morning's order, the place, and what is bought with it cost. */
export function spendingOf(state: State, t: T): number {
  const goods = costOf(orderOf(state, t), pricesOf(state, t));
  return goods + placeOf(state, t) + dailyOf(ownedAfter(state), t) + priceOf(state.plan.buys & ~state.owned, t);
}

/** Pays order and place, mixes the planned jugs, and opens. */
export function openDay(state: State, t: T): void {
  state.cash -= spendingOf(state, t);
  state.owned = ownedAfter(state);
  const paid = store(state.stock, orderOf(state, t), pricesOf(state, t));
  state.now = {
    tick: 0,
    next: 0,
    decided: 0,
    part: 0,
    price: state.plan.price,
    mixed: mix(state.stock, state.plan),
    jug: lot(),
    walkers: [],
    queue: [],
    standQueue: [],
    boyBackAt: 0,
    met: [],
    soldIn: [],
    takings: 0,
    cups: 0,
    used: 0,
    passed: 0,
    liked: 0,
    disliked: 0,
    reasons: {},
    changes: [],
    paid,
  };
}

/** One tick of the street. */
export function stepDay(state: State, emit: Emit, t: T): void {
  const day = state.now;
  if (!day) return;
  const facts = factsOf(state, t);
  const { passes } = facts;
  day.tick++;
  while (day.next < passes.length && (passes[day.next] as Pass).at - LEAD <= day.tick) {
    const one = passes[day.next] as Pass;
    if (isAtCart(state, one, t)) day.walkers.push(newWalker(day.next, one.who, one.at, day.tick));
    day.next++;
  }
  moveOn(state, day, emit);
  serve(day);
  for (; (passes[day.decided]?.at ?? DAY_TICKS + 1) <= day.tick; day.decided++)
    pass(state, day, passes[day.decided] as Pass, day.decided, facts, emit, t);
  walk(day);
  if (day.tick === DAY_TICKS / 2) emit({ type: 'noonCame', sky: facts.weather.skies[1] });
}

/** A new part of the day: where it is spent in another street, the cart leaves, and with it who stood in the queue. */
function moveOn({ plan }: Pick<State, 'plan'>, day: Day, emit: Emit): void {
  const part = partAt(day.tick);
  for (; day.part < part; day.part++) {
    const street = plan.route[day.part + 1] as number;
    if (street === plan.route[day.part]) continue;
    day.queue = [];
    day.walkers = day.walkers.filter(({ visit: told }) => !told);
    emit({ type: 'pushedOn', street });
  }
}

const isAtCart = ({ plan }: Pick<State, 'plan'>, { street, at }: Pass, t: T): boolean =>
  placeAt(plan.route, at, t) === street;

/** Who serves somebody here: the cart, the second stand, the boy, or nobody. */
type Server = 'cart' | 'stand' | 'boy';
function serverOf(state: Readonly<State>, day: Day, one: Pass, t: T): Server | null {
  const { owned, plan } = state;
  if (isAtCart(state, one, t)) return 'cart';
  if (one.street === PARK && hasTool(owned, 'stand')) return 'stand';
  if (!hasTool(owned, 'boy') || day.boyBackAt > day.tick || memoryOf(state, one.who).liked <= 0) return null;
  const place = placeAt(plan.route, one.at, t);
  return place !== null && neighboursOf(place).includes(one.street) ? 'boy' : null;
}

/** Somebody is where the day's list says, and decides if anything is sold there. */
function pass(state: State, day: Day, one: Pass, id: number, facts: Facts, emit: Emit, t: T): void {
  const server = serverOf(state, day, one, t);
  if (!server) return;
  const { who, at, street } = one;
  const walker = day.walkers.find(({ id: other }) => other === id) ?? newWalker(id, who, at, at);
  decide(state, day, walker, { facts, server, street }, emit, t);
}

/** Who has been served leaves. */
function serve(day: Day): void {
  while (day.standQueue[0] && day.standQueue[0].doneAt <= day.tick) day.standQueue.shift();
  while (day.queue[0] && day.queue[0].doneAt <= day.tick) {
    const served = day.queue.shift();
    const walker = day.walkers.find(({ id }) => id === served?.id);
    if (walker) walker.does = 'leaves';
  }
}

/**
 * The rest of the day at once, from sign to sign: what is decided is the same as tick by tick. `changes` are prices of the day to come, `facts` those of
 * another day that somebody imagines.
 */
export function finishDay(state: State, t: T, changes: Deed['changes'] = [], facts = factsOf(state, t)): void {
  const day = state.now;
  if (!day) return;
  const from = day.tick;
  let next = 0;
  const changeUntil = (tick: number) => {
    for (; next < changes.length && (changes[next] as readonly [number, number])[0] < tick; next++) {
      const change = changes[next] as readonly [number, number];
      day.price = change[1];
      day.changes.push(change);
    }
  };
  day.walkers = day.walkers.filter(({ visit: told }) => !told);
  const quiet = () => undefined;
  facts.passes.forEach((one, id) => {
    if (one.at <= from) return;
    changeUntil(one.at);
    day.tick = one.at;
    moveOn(state, day, quiet);
    serve(day);
    pass(state, day, one, id, facts, quiet, t);
  });
  changeUntil(DAY_TICKS);
  day.tick = DAY_TICKS;
}

/** Cups in the jugs: no more are mixed by day. */
export const cupsLeft = ({ mixed, jug }: Pick<Day, 'mixed' | 'jug'>, t: T): number =>
  mixed.count * t.cupsPerJug + jug.count;

/** What somebody of a street finds who reads the sign now. */
export function offerOf(
  state: Readonly<State>,
  day: Readonly<Day>,
  { facts: { weather }, server, street }: Point,
  home: number,
  t: T,
): Offer {
  const { plan, words, owned } = state;
  const isRivalled = specialStreet(state.seed, dayIndex(state)) === street;
  const queue = { cart: day.queue.length, stand: day.standQueue.length, boy: 0 };
  return {
    lemons: plan.lemons,
    sugar: plan.sugar,
    ice: plan.ice,
    price: day.price,
    queue: queue[server],
    cups: cupsLeft(day, t),
    word: words[home] ?? 0,
    rival: isRivalled ? weather.rival : 0,
    sign: hasTool(owned, 'sign') ? t.signCents : 0,
  };
}

/** The visit of somebody on the street as it would be now. */
export function visitNow(state: Readonly<State>, who: number, t: T, at = cartPoint(state, t)): Visit | null {
  const { now } = state;
  if (!now) return null;
  const person = personOf(state.seed, dayIndex(state), who, t);
  const hour = hourAt(at.facts.weather, now.tick);
  return visit(person, memoryOf(state, who), offerOf(state, now, at, person.street, t), hour, t);
}

/** Where somebody is met, and by whom. */
interface Point {
  readonly facts: Facts;
  readonly server: Server;
  readonly street: number;
}

/** The cart, where it stands or is pushed to. */
export const cartPoint = (state: Readonly<State>, t: T): Point => ({
  facts: factsOf(state, t),
  server: 'cart',
  street: state.plan.route[state.now?.part ?? 0] as number,
});

function decide(state: State, day: Day, walker: Walker, at: Point, emit: Emit, t: T): void {
  const told = visitNow(state, walker.who, t, at);
  if (!told) return;
  const { server, street } = at;
  walker.visit = told;
  day.passed++;
  count(day.met, street);
  const memory = state.folk[walker.who];
  if (memory) memory.seen = day.price;
  if (!told.buys) {
    walker.does = 'leaves';
    if (told.reason) {
      day.reasons[told.reason] = (day.reasons[told.reason] ?? 0) + 1;
      if (server === 'cart') emit({ type: 'declined', x: walker.x, y: walker.y, reason: told.reason });
    }
    return;
  }
  pour(state, day, emit, t);
  day.takings += day.price;
  state.cash += day.price;
  day.cups++;
  count(day.soldIn, street);
  if (told.taste > 0) day.liked++;
  if (told.taste < 0) day.disliked++;
  const home = walker.who < STRANGERS_FROM ? personOf(state.seed, dayIndex(state), walker.who, t).street : street;
  const word = (state.words[home] ?? 0) + WORD[told.taste];
  state.words[home] = Math.max(-t.wordMost, Math.min(t.wordMost, word));
  if (memory) {
    memory.liked = told.taste;
    memory.cups++;
  }
  walker.does = 'queues';
  if (server === 'boy') day.boyBackAt = day.tick + t.boyTicks;
  else {
    const queue = server === 'cart' ? day.queue : day.standQueue;
    const before = queue.at(-1)?.doneAt ?? day.tick;
    const ticks = hasTool(state.owned, 'squeezer') ? t.squeezerTicks : t.serveTicks;
    queue.push({ id: walker.id, doneAt: Math.max(before, day.tick) + ticks });
  }
  if (server === 'cart') emit({ type: 'sold', x: STAND.x, y: STAND.y, price: day.price, taste: told.taste });
  if (cupsLeft(day, t) === 0) emit({ type: 'soldOut' });
}

const count = (by: number[], street: number): void => {
  for (let i = by.length; i <= street; i++) by[i] = 0;
  by[street] = (by[street] ?? 0) + 1;
};

/** What one cup adds to what neighbours say. */
const WORD = { [-1]: -2, 0: 0, 1: 1 } as const;

/** Pours one cup; the next jug gets its ice where the last is empty. */
function pour(state: State, day: Day, emit: Emit, t: T): void {
  const { stock, plan } = state;
  if (day.jug.count === 0) {
    day.jug = lot(t.cupsPerJug, takeFrom(day.mixed, 1) + takeFrom(stock.ice, plan.ice));
    emit({ type: 'jugBegun' });
  }
  day.used += takeFrom(day.jug, 1) + takeFrom(stock.cups, 1);
}

/** Closes the day: what is left in the jugs is poured away, ice melts, lemons age. */
export function closeDay(state: State, opening: Pick<Opening, 'cash' | 'owned'>, t: T): Entry {
  const day = state.now as Day;
  const { owned } = state;
  const isCart = state.storey === 'cart';
  const isByRule = isCart && state.day % BLOCK !== 0;
  const poured = lot(cupsLeft(day, t), day.mixed.cents + day.jug.cents);
  const entry: Entry = {
    ...{ day: state.day, isClosed: false, plan: state.plan, before: opening.cash, place: placeOf(state, t) },
    ...{ paid: day.paid, wages: dailyOf(owned, t), bought: priceOf(owned & ~opening.owned, t), isByRule },
    ...{ takings: day.takings, after: state.cash, cups: day.cups, used: day.used, poured },
    ...spoil(state.stock, t),
    ...{ passed: day.passed, liked: day.liked, disliked: day.disliked, reasons: day.reasons },
    ...{ met: day.met, soldIn: day.soldIn, words: [...state.words], lesson: null },
  };
  if (isCart) state.words = spreadWords(state.words);
  state.now = null;
  return entry;
}
