// Goals: a chain from the first egg to all coats, one at a time, each with its reward; each asks for something new: a deed counts from shortly before its goal is set.

import type { T } from '../../constants.ts';
import { addCoins, levelOf } from '../bars.ts';
import { ALL_COATS, BREEDS, COATS_PER_BREED } from '../cats/breeds.ts';
import { type Counted, type Emit, type Event, type State, type Tally, ticksIn } from '../state.ts';
import { PAGES } from './stories.ts';

type Facts = Readonly<State>;
export interface Goal {
  /** An order, without a full stop. */
  readonly text: string;
  readonly coins: number;
  /** Cat slots that it brings beside the coins. */
  readonly slots: number;
  /** A deed is to be learnt by doing it now: one of before does not count. */
  readonly isLesson: boolean;
  /** How often it must be done. */
  readonly of: number;
  /** Deed of which only what is done lately or after the goal was set counts; null for a state of the room, which may be reached already. */
  readonly deed: Counted | null;
  have(state: Facts, t: T): number;
  /** What one must know for it, said once when it is set. */
  how(t: T): string | null;
}

type More = Partial<Pick<Goal, 'slots' | 'how' | 'deed' | 'isLesson'>>;
type Have = Goal['have'];
const goal = (text: string, coins: number, of: number, have: Have, more: More = {}): Goal => ({
  text,
  coins,
  of,
  have,
  deed: null,
  slots: 0,
  isLesson: false,
  how: () => null,
  ...more,
});
const deed = (text: string, coins: number, of: number, counted: Counted, more: More = {}): Goal =>
  goal(text, coins, of, state => countOf(state, counted), { ...more, deed: counted });

const countOf = (state: Facts, counted: Counted): number =>
  counted === 'granted' || counted === 'pages' ? state[counted] : state.tally[counted];

const cats = ({ cats: all }: Facts) => all.length;
const coats = ({ found }: Facts) => found.length;
const bookPages = ({ book }: Facts) => book.pages.reduce((sum, count) => sum + count, 0);
const slots = ({ maxCats }: Facts) => maxCats;
const rooms = ({ rooms: built }: Facts) => built.length;
const breeds = ({ found }: Facts) => new Set(found.map(index => Math.floor(index / COATS_PER_BREED))).size;
const level = ({ cats: all }: Facts, t: T) => all.reduce((most, cat) => Math.max(most, levelOf(cat, t)), 0);
const wholeBreeds = ({ found }: Facts) =>
  BREEDS.filter(
    (_, breed) => found.filter(index => Math.floor(index / COATS_PER_BREED) === breed).length === COATS_PER_BREED,
  ).length;

export const GOALS: readonly Goal[] = [
  goal('Hatch an egg', 50, 1, cats),
  deed('Do what a cat wishes for', 50, 1, 'granted'),
  deed('Send a cat to work until it is paid', 40, 1, 'pays'),
  deed('Lend a hand at work', 20, 1, 'helps', {
    slots: 1,
    isLesson: true,
    how: () => 'While a cat works, Pet becomes Help: once for each pay.',
  }),
  goal('Hatch a second cat', 60, 2, cats, { how: () => 'There is room for a second cat now: the shop has its egg.' }),
  deed('Hear a page of a story: a golden wish tells one', 60, 1, 'pages'),
  goal('A cat of level 2 feels at home', 80, 2, level, {
    how: t =>
      `Level 2 takes ${t.levelXp} experience: playing brings ${t.playXp}, feeding ${t.feedXp}, water and petting ${t.waterXp}, a wish ${t.wishXp} more.`,
  }),
  deed('Let a cat rest until it wakes', 50, 1, 'naps'),
  deed('While a cat sleeps, trade at the window', 60, 1, 'trades', {
    how: () =>
      'Guests come while a cat sleeps and none is idle. Not every trade is a good one: the shop has the prices.',
  }),
  deed('Two idle cats romp: both Happy and Rested 70', 80, 1, 'together', {
    how: () => 'A romp comes by itself: two cats that are awake, idle, Happy and Rested chase each other.',
  }),
  goal('Two coats at home', 100, 2, coats),
  goal('Give a coat that is at home a room of its own', 150, 1, rooms, {
    how: () => 'Each coat at home wishes for a room: choose its cat, the shop builds it into the house on the wall.',
  }),
  deed('Do what cats wish for, ten times', 100, 10, 'granted'),
  goal('Buy a third cat slot', 150, 3, slots),
  goal('Coats of two breeds at home', 120, 2, breeds),
  goal('Five pages of stories', 120, PAGES, bookPages),
  goal('A cat of level 4', 120, 4, level),
  goal('Four cats under one roof', 150, 4, cats),
  goal('Five coats at home', 200, 5, coats),
  goal('Five rooms in the house', 250, 5, rooms),
  goal('Coats of all five breeds at home', 300, BREEDS.length, breeds),
  goal('A breed that is whole, five coats', 300, 1, wholeBreeds),
  goal('Ten coats at home', 300, 10, coats),
  goal('All 25 pages of stories', 400, PAGES * BREEDS.length, bookPages),
  goal('All 25 coats at home', 1000, ALL_COATS, coats),
  goal('A room for each of the 25 coats', 2000, ALL_COATS, rooms),
];

/** Places of the goals that came later: a room of before stands at the same goal as it did. */
const ADDED = [11, 19] as const;
export const goalOfBefore = (before: number): number =>
  ADDED.reduce((at, added) => (at >= added ? at + 1 : at), before);

export const NO_TALLY: Tally = { pays: 0, helps: 0, naps: 0, together: 0, trades: 0 };
const COUNTED: Partial<Record<Event['type'], Counted>> = {
  wishGranted: 'granted',
  pageTold: 'pages',
  paid: 'pays',
  helped: 'helps',
  restEnded: 'naps',
  romped: 'together',
  comforted: 'together',
  traded: 'trades',
};

/** Counts an event that goals ask for, and when it was; a cat that is woken early has not slept until it woke. */
export function noteInTally(state: State, event: Event, t: T): void {
  const key = COUNTED[event.type];
  if (!key || (event.type === 'restEnded' && !event.itself)) return;
  const since = state.tick - ticksIn(t.goalLately);
  state.lately = [...state.lately.filter(({ at }) => at >= since), { deed: key, at: state.tick }];
  if (key !== 'granted' && key !== 'pages')
    state.tally = { ...state.tally, [key]: Math.min(1e9, state.tally[key] + 1) };
}

/** How much of the goal that stands on the page is done. */
export const doneOf = (state: Facts, { of, deed: counted, have }: Goal, t: T): number =>
  Math.min(of, have(state, t) - (counted ? state.goalFrom : 0));

/** Coins of the goal that stands on the page. */
export const coinsOf = ({ goalCarry }: Facts, { coins }: Goal): number => coins + goalCarry;

/** Pays for the goal that stands on the page as soon as it is reached; the next one is set when this one has been shown. */
export function updateGoal(state: State, emit: Emit, t: T): void {
  if (state.reached) {
    if (--state.reached.left > 0) return;
    state.reached = null;
    setGoal(state, emit, t);
    payGoal(state, true, emit, t);
  } else payGoal(state, false, emit, t);
}

/** Pays for the goal if it is reached; `already` if it was when it was set. */
function payGoal(state: State, already: boolean, emit: Emit, t: T): void {
  const now = GOALS[state.goal];
  if (!now || doneOf(state, now, t) < now.of) return;
  const coins = coinsOf(state, now);
  state.reached = { at: state.goal, coins, already, left: ticksIn(t.goalShown) };
  state.goal++;
  state.goalCarry = 0;
  addCoins(state, coins);
  state.maxCats = Math.max(state.maxCats, Math.min(t.mostCats, state.maxCats + now.slots));
  emit({ type: 'goalReached', goal: state.reached.at, coins, slots: now.slots });
}

/** How often a deed was done shortly before now. */
const latelyOf = ({ lately, tick }: Facts, counted: Counted, t: T): number =>
  lately.filter(({ deed: done, at }) => done === counted && tick - at <= ticksIn(t.goalLately)).length;

/** Sets the next goal that asks for something: a state that is reached already is passed over, and its coins come with the one that is set. */
function setGoal(state: State, emit: Emit, t: T): void {
  for (; ; state.goal++) {
    const next = GOALS[state.goal];
    state.goalFrom = next?.deed ? next.have(state, t) - (next.isLesson ? 0 : latelyOf(state, next.deed, t)) : 0;
    if (!next || next.deed || doneOf(state, next, t) < next.of) break;
    state.goalCarry += next.coins;
  }
  const next = GOALS[state.goal];
  if (next) {
    if (doneOf(state, next, t) < next.of) emit({ type: 'goalSet', goal: state.goal });
  } else {
    addCoins(state, state.goalCarry);
    state.goalCarry = 0;
  }
}
