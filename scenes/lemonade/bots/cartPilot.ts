// Bots of the cart: where to stand, what to buy, and by hand or by the rule; they press the keys for it.
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { ruledPlan } from '../rules/cart/rule.ts';
import { placedFrom, placedIn, STREETS, stayingIn } from '../rules/cart/streets.ts';
import { TOOLS } from '../rules/cart/tools.ts';
import { expectedGain, metBy, type Scenario, scenariosOf } from '../rules/outlook.ts';
import { STEPS } from '../rules/plan.ts';
import { rowsOf } from '../rules/rules.ts';
import {
  BLOCK,
  CART_DAYS,
  CART_FROM,
  DECISIONS,
  PLACES,
  type Place,
  type Plan,
  type Route,
  type Row,
  type State,
} from '../rules/state.ts';
import { crowdOf } from '../rules/town.ts';
import { changed } from './pilot.ts';

export interface CartSkill {
  readonly where: (state: Readonly<State>, t: T) => Route;
  /** Things that are bought, as bits. */
  readonly buys: (state: Readonly<State>, t: T) => number;
  /** What is decided by hand for a route; absent for who leaves it to the rule. */
  readonly byHand?: (state: Readonly<State>, t: T) => Plan;
  readonly thinks: number;
  readonly presses: number;
  /** Watches the day; absent for who ends it at once. */
  readonly pace?: 1;
}

type Keeper = (seed: number) => (state: Readonly<State>, t: T) => Partial<Frame> | null;

export const cartPlayer =
  ({ where, buys, byHand, thinks, presses, pace }: CartSkill): Keeper =>
  () => {
    let decided = -1;
    let waits = 0;
    let wanted: Plan | null = null;
    let hands: Plan | null = null;
    const press = (bit: number): Partial<Frame> => ({ ...NO_INPUT, held: bit, pressed: bit });
    return (state, t) => {
      if (waits-- > 0) return null;
      waits = presses;
      if (state.phase === 'day') return pace ? null : press(KEY.evening);
      if (state.phase !== 'morning') return press(KEY.go);
      if (decided !== state.day) {
        decided = state.day;
        hands = null;
        const route = where(state, t);
        const placed = { ...state, plan: { ...state.plan, route } };
        wanted = { ...placed.plan, buys: buys(placed, t) };
        waits = thinks;
        return null;
      }
      if (!wanted) return press(KEY.go);
      const bit = towards(state, wanted);
      if (bit !== null) return press(bit);
      if (byHand) {
        hands ??= byHand(state, t);
        const more = handTowards(state, hands);
        if (more !== null) return press(more);
      }
      return press(KEY.go);
    };
  };

/** The key that leads from row to row. */
function rowKey(state: Readonly<State>, row: Row): number | null {
  const rows = rowsOf(state);
  if (state.row === row) return null;
  return rows.indexOf(row) > rows.indexOf(state.row) ? KEY.down : KEY.up;
}

function towards(state: Readonly<State>, wanted: Plan): number | null {
  const { route, buys } = state.plan;
  const part = route.findIndex((street, i) => street !== wanted.route[i]);
  if (part >= 0) return rowKey(state, PLACES[part] as Place) ?? KEY.more;
  const tool = TOOLS.findIndex((_, i) => (((buys ^ wanted.buys) >> i) & 1) === 1);
  return tool < 0 ? null : (rowKey(state, `tool${tool}` as Row) ?? KEY.more);
}

function handTowards(state: Readonly<State>, wanted: Plan): number | null {
  const what = DECISIONS.find(one => Math.abs(wanted[one] - state.plan[one]) >= STEPS[one]);
  if (!what) return null;
  if (!state.isByHand) return rowKey(state, 'byHand') ?? KEY.more;
  return rowKey(state, what) ?? (wanted[what] > state.plan[what] ? KEY.more : KEY.less);
}

// Where.

export const always = (street: number) => (): Route => stayingIn(street);

/** The route of the day before with what the lesson said of places, and no more. */
export function whereByLesson({ plan, ledger }: Readonly<State>): Route {
  const lesson = ledger.findLast(({ isByRule }) => !isByRule)?.lesson;
  const part = lesson ? PLACES.indexOf(lesson.what as Place) : -1;
  return lesson && part >= 0 ? placedIn(plan.route, part, lesson.by) : plan.route;
}

/** The busiest street of each part, as the map shows it. */
export function whereBusiest({ seed }: Readonly<State>, t: T): Route {
  const crowds = crowdOf(seed, CART_FROM, t);
  return PLACES.map((_, part) => {
    const many = crowds.map(hours => (hours[2 * part] ?? 0) + (hours[2 * part + 1] ?? 0));
    return many.indexOf(Math.max(...many));
  }) as unknown as Route;
}

/** Begins at home; then each round moves one part of the day: where the lesson says, else where the map shows most. */
export function whereLearnt(state: Readonly<State>, t: T): Route {
  if (state.day === 0) return state.plan.route;
  const told = whereByLesson(state);
  if (told !== state.plan.route) return told;
  const part = (state.day / BLOCK - 1) % PLACES.length;
  return placedIn(told, part, whereBusiest(state, t)[part] as number);
}

/** Skies less likely than this are not thought of when ways are compared. */
const LEAST_CHANCE = 0.12;

export interface WayCare {
  /** Streets that are not gone to. */
  readonly not?: number;
  /** One street all day. */
  readonly stays?: boolean;
}

/** The way that promises most: by the crowds of the hours, those who are known, and the rule's plan for it. */
export const bestWay =
  ({ not, stays }: WayCare = {}) =>
  (state: Readonly<State>, t: T): Route => {
    if (state.day === 0 && not === undefined && !stays) return whereBusiest(state, t);
    const streets = STREETS.map((_, street) => street).filter(street => street !== not);
    const days = scenariosOf(state, t, undefined, LEAST_CHANCE);
    const worth = (route: Route, jugs: number) =>
      expectedGain({ ...state, cash: state.cash + 100_000 }, days, { ...ruleLike(state, jugs), route }, t);
    const jugs = Math.max(4, state.plan.jugs);
    let best = stayingIn(streets[0] as number);
    let gain = Number.NEGATIVE_INFINITY;
    const tryOut = (route: Route) => {
      const would = worth(route, jugs);
      if (would > gain) [best, gain] = [route, would];
    };
    for (const street of streets) tryOut(stayingIn(street));
    if (stays) return best;
    for (let round = 0; round < 2; round++)
      for (let part = 0; part < PLACES.length; part++)
        for (const street of streets) {
          tryOut(placedFrom(best, part, street));
          tryOut(placedIn(best, part, street));
        }
    return best;
  };

/** A plan to compare ways with: as today, with so many jugs. */
const ruleLike = ({ plan }: Readonly<State>, jugs: number): Plan => ({
  ...{ ...plan, jugs: Math.min(40, jugs + 2), moreLemons: 0, moreSugar: 0, moreCups: 0 },
});

// What is bought.

/** Days of the cart that are left, today included. */
const daysLeft = ({ day }: Readonly<State>): number => CART_DAYS - day;

/** Each thing that is expected to earn more than it costs in the days that are left; those of `not` never. */
export const worthBuying =
  (not = 0) =>
  (state: Readonly<State>, t: T): number => {
    const days = scenariosOf(state, t, undefined, LEAST_CHANCE);
    const plan = { ...ruledPlan(state, t), buys: 0 };
    const rich = { ...state, cash: state.cash + 100_000 };
    const gain = (owned: number, jugs: number, by: Scenario[] = [...days]) =>
      expectedGain({ ...rich, owned }, by, { ...plan, jugs }, t);
    let [owned, left] = [state.owned, state.cash - (plan.jugs + 2) * JUG_CENTS - RESERVE];
    TOOLS.forEach((tool, i) => {
      if (((owned | not) >> i) & 1 || tool.price(t) > left) return;
      const bare = Math.max(gain(owned, plan.jugs), gain(owned, plan.jugs + 2));
      const more = Math.max(...[0, 1, 2, 3].map(jugs => gain(owned | (1 << i), plan.jugs + jugs)));
      if ((more - bare) * daysLeft(state) < tool.price(t) * SURE) return;
      owned |= 1 << i;
      left -= tool.price(t);
    });
    return owned & ~state.owned;
  };
/** What a jug costs, roughly, and how many times its price a thing must be expected to earn. */
const JUG_CENTS = 250;
const SURE = 1.3;
/** Cents for a wet day. */
const RESERVE = 2000;

/** The first thing that costs less than a quarter of the purse. */
export const buysWhenRich = ({ cash, owned, day }: Readonly<State>, t: T): number => {
  const at = TOOLS.findIndex((tool, i) => ((owned >> i) & 1) === 0 && tool.price(t) * 4 <= cash);
  return at < 0 || day >= CART_DAYS - 2 * BLOCK ? 0 : 1 << at;
};

// By hand.

const LOOKS = [
  ...[-2, -1, 1, 2].map(by => ['jugs', by] as const),
  ...[-10, -5, 5, 10].map(by => ['price', by] as const),
  ...(['lemons', 'sugar', 'ice'] as const).flatMap(what => [[what, -1] as const, [what, 1] as const]),
];
/** So many people must have been met before what is known says more than the rule. */
const ENOUGH = 15;
const MOST_LOOKS = 6;
/** Cents that a change must promise: less is luck, and a price that rises is remembered. */
const LEAST_GAIN = 40;

/** From the rule's plan on, whatever promises more. */
export function bestPlan(state: Readonly<State>, t: T): Plan {
  let best = ruledPlan(state, t);
  if (metBy(state).length < ENOUGH) return best;
  const days = scenariosOf(state, t);
  let gain = expectedGain(state, days, best, t);
  for (let i = 0; i < MOST_LOOKS; i++) {
    let step: Plan | null = null;
    for (const [what, by] of LOOKS) {
      const tried = changed(best, what, by);
      const would = expectedGain(state, days, tried, t);
      if (would > gain + LEAST_GAIN) [step, gain] = [tried, would];
    }
    if (!step) break;
    best = step;
  }
  return best;
}

/** Four jugs at a dollar in Linden Street, every day. */
export const naiveHand = ({ plan }: Readonly<State>): Plan => ({ ...plan, jugs: 4, price: 100 });
