// Goals: a chain from the first egg to all coats, one at a time, each with its reward; what is done already counts.
import { addCoins, levelOf } from './bars.ts';
import { ALL_COATS, BREEDS, COATS_PER_BREED } from './breeds.ts';
import type { T } from './constants.ts';
import { type Emit, type Event, type State, type Tally, ticksIn } from './state.ts';
import { PAGES } from './stories.ts';

type Facts = Readonly<State>;
export interface Goal {
  /** An order, without a full stop. */
  readonly text: string;
  readonly coins: number;
  /** How often it must be done. */
  readonly of: number;
  have(state: Facts, t: T): number;
}

const goal = (text: string, coins: number, of: number, have: Goal['have']): Goal => ({ text, coins, of, have });
const cats = ({ cats: all }: Facts) => all.length;
const coats = ({ found }: Facts) => found.length;
const pages = ({ book }: Facts) => book.pages.reduce((sum, count) => sum + count, 0);
const granted = (state: Facts) => state.granted;
const slots = ({ maxCats }: Facts) => maxCats;
const breeds = ({ found }: Facts) => new Set(found.map(index => Math.floor(index / COATS_PER_BREED))).size;
const level = ({ cats: all }: Facts, t: T) => all.reduce((most, cat) => Math.max(most, levelOf(cat, t)), 0);
const wholeBreeds = ({ found }: Facts) =>
  BREEDS.filter(
    (_, breed) => found.filter(index => Math.floor(index / COATS_PER_BREED) === breed).length === COATS_PER_BREED,
  ).length;

export const GOALS: readonly Goal[] = [
  goal('Hatch an egg', 50, 1, cats),
  goal('Do what a cat wishes for', 50, 1, granted),
  goal('Send a cat to work until it is paid', 40, 1, ({ tally }) => tally.pays),
  goal('Lend a hand at work', 40, 1, ({ tally }) => tally.helps),
  goal('Hear a page of a story: a golden wish tells one', 60, 1, pages),
  goal('A cat of level 2 feels at home', 80, 2, level),
  goal('Let a cat rest until it wakes', 50, 1, ({ tally }) => tally.naps),
  goal('Buy a second cat slot', 100, 2, slots),
  goal('Two cats under one roof', 60, 2, cats),
  goal('Two idle cats romp: both Happy and Rested 70', 80, 1, ({ tally }) => tally.together),
  goal('Two coats at home', 100, 2, coats),
  goal('Do what cats wish for, ten times', 100, 10, granted),
  goal('Coats of two breeds at home', 120, 2, breeds),
  goal('Five pages of stories', 120, PAGES, pages),
  goal('A cat of level 4', 120, 4, level),
  goal('Buy a third cat slot', 150, 3, slots),
  goal('Five coats at home', 200, 5, coats),
  goal('Coats of all five breeds at home', 300, BREEDS.length, breeds),
  goal('A breed that is whole, five coats', 300, 1, wholeBreeds),
  goal('Ten coats at home', 300, 10, coats),
  goal('All 25 pages of stories', 400, PAGES * BREEDS.length, pages),
  goal('All 25 coats at home', 1000, ALL_COATS, coats),
];

export const NO_TALLY: Tally = { pays: 0, helps: 0, naps: 0, together: 0 };
const COUNTED: Partial<Record<Event['type'], keyof Tally>> = {
  paid: 'pays',
  helped: 'helps',
  restEnded: 'naps',
  romped: 'together',
  comforted: 'together',
};

/** Counts an event that goals ask for; a cat that is woken early has not slept until it woke. */
export function noteInTally(state: State, event: Event): void {
  const key = COUNTED[event.type];
  if (!key || (event.type === 'restEnded' && !event.itself)) return;
  state.tally = { ...state.tally, [key]: Math.min(1e9, state.tally[key] + 1) };
}

/** Pays for the next goal as soon as it is reached; the one after it follows when this one has been shown. */
export function updateGoal(state: State, emit: Emit, t: T): void {
  if (state.reached && --state.reached.left > 0) return;
  state.reached = null;
  const next = GOALS[state.goal];
  if (!next || next.have(state, t) < next.of) return;
  state.reached = { at: state.goal, left: ticksIn(t.goalShown) };
  state.goal++;
  addCoins(state, next.coins);
  emit({ type: 'goalReached', goal: state.goal - 1, coins: next.coins });
}
