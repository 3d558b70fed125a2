// The rule to which the table's questions are handed over: recipe by the forecast, price as yesterday or 10 ¢ beside it, jugs by the crowd.
import type { T } from '../../constants.ts';
import { factsOf, spendingOf } from '../day.ts';
import { metBy, predictedCups, scenariosOf } from '../outlook.ts';
import { LIMITS } from '../plan.ts';
import { type Decision, dayIndex, type Plan, type Route, type State } from '../state.ts';
import { pricesOf } from '../stock.ts';
import { townOf } from '../town.ts';
import type { Recipe } from '../visit.ts';
import { placeAt } from './streets.ts';

export const RULE =
  'Lemons and sugar: what most of those noted on this way want. Ice: by the degrees. Price: yesterday’s, or 10 ¢ beside it. Jugs: what this crowd drinks under such a sky.';

/** Cents that the rule's price may move in a day. */
const BESIDE = [0, -10, 10];
/** Jugs at which nobody finds nothing left: what the crowd would drink. */
const PLENTY = 40;
/** Fewer people have been met than say anything: jugs by a good and by a doubtful sky. */
const FEW_MET = 6;
const FIRST_JUGS = [5, 3] as const;
/** Skies less likely than this are not thought of. */
const LEAST_CHANCE = 0.08;

const clamped = (what: Decision, to: number): number => Math.max(LIMITS[what][0], Math.min(LIMITS[what][1], to));
const middle = (values: readonly number[], otherwise: number): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? otherwise;

/** The plan of a day by the rule, for a route: at least one jug, and no more than can be paid. */
export function ruledPlan(state: Readonly<State>, t: T, route: Route = state.plan.route): Plan {
  const price = state.ledger.at(-1)?.plan.price ?? state.plan.price;
  const ahead = { moreLemons: 0, moreSugar: 0, moreCups: 0 };
  const base: Plan = { ...state.plan, ...recipeFor(state, route, t), ...ahead, route, price, jugs: 0 };
  const jugCents = costOfJug(state, base, t);
  const payable = Math.floor((state.cash - spendingOf({ ...state, plan: base }, t)) / jugCents);
  const most = Math.max(1, Math.min(LIMITS.jugs[1], payable));
  const { sun } = factsOf(state, t).weather;
  if (metBy(state).length < FEW_MET)
    return { ...base, jugs: Math.min(most, FIRST_JUGS[sun[0] + sun[1] >= 120 ? 0 : 1]) };
  const days = scenariosOf(state, t, undefined, LEAST_CHANCE);
  let best = base;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (const by of BESIDE) {
    const tried = { ...base, price: clamped('price', price + by), jugs: PLENTY };
    const cups = days.map(({ chance, facts }) => [chance, predictedCups(state, tried, facts, t)] as const);
    const takings = (jugs: number) =>
      tried.price * cups.reduce((sum, [chance, many]) => sum + chance * Math.min(many, jugs * t.cupsPerJug), 0);
    for (let jugs = 1; jugs <= most; jugs++) {
      const gain = takings(jugs) - jugs * jugCents;
      if (gain > bestGain) [best, bestGain] = [{ ...tried, jugs }, gain];
    }
  }
  return best;
}

function costOfJug(state: Readonly<State>, { lemons, sugar, ice }: Recipe, t: T): number {
  const prices = pricesOf(state, t);
  return lemons * prices.lemons + sugar * prices.sugar + ice * prices.ice + t.cupsPerJug * prices.cups;
}

/** What most of those who were met on this way want, and ice by the degrees. */
function recipeFor(state: Readonly<State>, route: Route, t: T): Recipe {
  const town = townOf(state.seed, dayIndex(state), t);
  const met = metBy(state).flatMap(who => town[who] ?? []);
  const isOnTheWay = ({ street, times, errand }: (typeof met)[number]) =>
    times.some(at => placeAt(route, at, t) === street) || (errand && placeAt(route, errand[1], t) === errand[0]);
  const here = met.filter(isOnTheWay);
  const asked = here.length < FEW_MET ? met : here;
  const { plan } = state;
  return {
    lemons: middle(
      asked.map(({ lemons }) => lemons),
      plan.lemons,
    ),
    sugar: middle(
      asked.map(({ sugar }) => sugar),
      plan.sugar,
    ),
    ice: clamped('ice', Math.floor((factsOf(state, t).weather.temperature - 16) / 2)),
  };
}
