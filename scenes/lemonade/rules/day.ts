// An open day: who reads the sign, buys, queues and leaves, tick by tick or, from sign to sign, at once.
import type { T } from '../constants.ts';
import { DAY_TICKS, type Day, type Deed, dayIndex, type Emit, type Entry, type State, type Walker } from './state.ts';
import { costOf, lot, mix, orderOf, pricesOf, spoil, store, takeFrom } from './stock.ts';
import { LEAD, newWalker, STAND, walk } from './street.ts';
import { type Pass, passesOf, personOf } from './town.ts';
import { type Memory, type Offer, type Visit, visit } from './visit.ts';
import { hourAt, type Weather, weatherOf } from './weather.ts';

/** What a day brings, whatever is done. */
export interface Facts {
  readonly weather: Weather;
  readonly passes: readonly Pass[];
}
/** The last one is remembered, because every tick asks for it. */
let known: { readonly seed: number; readonly index: number; readonly t: T; readonly facts: Facts } | null = null;

export function factsOf(state: Pick<State, 'seed' | 'week' | 'day'>, t: T): Facts {
  const index = dayIndex(state);
  if (known?.seed === state.seed && known.index === index && known.t === t) return known.facts;
  const weather = weatherOf(state.seed, index, t);
  const facts = { weather, passes: passesOf(state.seed, index, weather, t) };
  known = { seed: state.seed, index, t, facts };
  return facts;
}

const NOBODY: Memory = { seen: 0, liked: 0, cups: 0 };
const memoryOf = ({ folk }: Pick<State, 'folk'>, who: number): Memory => folk[who] ?? NOBODY;

/** What the morning's order and the place cost. */
export function spendingOf(state: State, t: T): number {
  return costOf(orderOf(state, t), pricesOf(state, t)) + t.placeCents;
}

/** Pays order and place, mixes the planned jugs, and opens. */
export function openDay(state: State, t: T): void {
  state.cash -= spendingOf(state, t);
  const paid = store(state.stock, orderOf(state, t), pricesOf(state, t));
  state.now = {
    tick: 0,
    next: 0,
    price: state.plan.price,
    mixed: mix(state.stock, state.plan),
    jug: lot(),
    walkers: [],
    queue: [],
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
    const { who, at } = passes[day.next] as Pass;
    day.walkers.push(newWalker(day.next++, who, at, day.tick));
  }
  serve(day);
  for (const walker of day.walkers) if (walker.at === day.tick) decide(state, day, walker, facts, emit, t);
  walk(day);
  if (day.tick === DAY_TICKS / 2) emit({ type: 'noonCame', sky: facts.weather.skies[1] });
}

/** Who has been served leaves. */
function serve(day: Day): void {
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
  facts.passes.forEach(({ who, at }, id) => {
    if (at <= from) return;
    changeUntil(at);
    day.tick = at;
    serve(day);
    const walker = day.walkers.find(one => one.id === id) ?? newWalker(id, who, at, at);
    decide(state, day, walker, facts, () => undefined, t);
  });
  changeUntil(DAY_TICKS);
  day.tick = DAY_TICKS;
}

/** Cups in the jugs: no more are mixed by day. */
export const cupsLeft = ({ mixed, jug }: Pick<Day, 'mixed' | 'jug'>, t: T): number =>
  mixed.count * t.cupsPerJug + jug.count;

/** What somebody finds who reads the sign now. */
export function offerOf(state: Readonly<State>, day: Readonly<Day>, { weather }: Facts, t: T): Offer {
  const { plan, word } = state;
  return {
    lemons: plan.lemons,
    sugar: plan.sugar,
    ice: plan.ice,
    price: day.price,
    queue: day.queue.length,
    cups: cupsLeft(day, t),
    word,
    rival: weather.rival,
  };
}

/** The visit of somebody on the street as it would be now. */
export function visitNow(state: Readonly<State>, who: number, t: T, facts = factsOf(state, t)): Visit | null {
  const { now } = state;
  if (!now) return null;
  const person = personOf(state.seed, dayIndex(state), who, t);
  const hour = hourAt(facts.weather, now.tick);
  return visit(person, memoryOf(state, who), offerOf(state, now, facts, t), hour, t);
}

function decide(state: State, day: Day, walker: Walker, facts: Facts, emit: Emit, t: T): void {
  const told = visitNow(state, walker.who, t, facts);
  if (!told) return;
  walker.visit = told;
  day.passed++;
  const memory = state.folk[walker.who];
  if (memory) memory.seen = day.price;
  if (!told.buys) {
    walker.does = 'leaves';
    if (told.reason) {
      day.reasons[told.reason] = (day.reasons[told.reason] ?? 0) + 1;
      emit({ type: 'declined', x: walker.x, y: walker.y, reason: told.reason });
    }
    return;
  }
  pour(state, day, emit, t);
  day.takings += day.price;
  state.cash += day.price;
  day.cups++;
  if (told.taste > 0) day.liked++;
  if (told.taste < 0) day.disliked++;
  state.word = Math.max(-t.wordMost, Math.min(t.wordMost, state.word + WORD[told.taste]));
  if (memory) {
    memory.liked = told.taste;
    memory.cups++;
  }
  walker.does = 'queues';
  const before = day.queue.at(-1)?.doneAt ?? day.tick;
  day.queue.push({ id: walker.id, doneAt: Math.max(before, day.tick) + t.serveTicks });
  emit({ type: 'sold', x: STAND.x, y: STAND.y, price: day.price, taste: told.taste });
  if (cupsLeft(day, t) === 0) emit({ type: 'soldOut' });
}

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
export function closeDay(state: State, before: number, t: T): Entry {
  const day = state.now as Day;
  const poured = lot(cupsLeft(day, t), day.mixed.cents + day.jug.cents);
  const entry: Entry = {
    ...{ day: state.day, isClosed: false, plan: state.plan, before, paid: day.paid, place: t.placeCents },
    ...{ takings: day.takings, after: state.cash, cups: day.cups, used: day.used, poured },
    ...spoil(state.stock, t),
    ...{ passed: day.passed, liked: day.liked, disliked: day.disliked, reasons: day.reasons },
    ...{ word: state.word, lesson: null },
  };
  state.now = null;
  return entry;
}
