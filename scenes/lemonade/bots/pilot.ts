// Bots of the table: they decide a morning, press the keys for it, and watch the day.
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { spendingOf } from '../rules/day.ts';
import { pricesUntil } from '../rules/market.ts';
import { expectedGain, metBy, scenariosOf } from '../rules/outlook.ts';
import { FIRST_PLAN, LIMITS, STEPS } from '../rules/plan.ts';
import {
  DAY_TICKS,
  DAYS,
  DECISIONS,
  type Decision,
  dayIndex,
  type Entry,
  type Plan,
  type State,
} from '../rules/state.ts';
import { pricesOf } from '../rules/stock.ts';
import { forecastOf, restAt } from './notebook.ts';

type Keeper = (seed: number) => (state: Readonly<State>, t: T) => Partial<Frame> | null;

export interface Skill {
  /** The plan of a morning; null stays closed. */
  readonly plan: (state: Readonly<State>, t: T) => Plan | null;
  /** A better price at noon, when the afternoon's sky is seen, and once more when school is out; absent for who does not watch. */
  readonly byDay?: (state: Readonly<State>, t: T) => number;
  /** Ticks that a morning is thought over, and between two presses. */
  readonly thinks: number;
  readonly presses: number;
  /** Watches the day at pace 1, 2 or 4, or not at all. */
  readonly pace: 1 | 2 | 4 | 'evening';
}

export const player =
  ({ plan, byDay, thinks, presses, pace }: Skill): Keeper =>
  () => {
    let wanted: Plan | null = null;
    let decided = '';
    let waits = 0;
    let priced = 0;
    let price = 0;
    const press = (bit: number): Partial<Frame> => ({ ...NO_INPUT, held: bit, pressed: bit });
    return (state, t) => {
      if (waits-- > 0) return null;
      waits = presses;
      const when = `${state.week} ${state.day}`;
      if (state.phase === 'morning') {
        if (decided !== when) {
          decided = when;
          wanted = plan(state, t);
          priced = 0;
          waits = thinks;
          return null;
        }
        if (wanted === null) return press(KEY.stay);
        return press(keyTowards(state, wanted) ?? KEY.go);
      }
      if (state.phase !== 'day' || !state.now) return press(KEY.go);
      if (pace === 'evening' && !byDay) return press(KEY.evening);
      const speed = pace === 'evening' ? 4 : pace;
      if (state.pace !== speed) return press(KEY[`pace${speed}`]);
      if (byDay && state.now.tick >= (REPRICED[0] as number)) {
        if (state.now.tick >= (REPRICED[priced] ?? DAY_TICKS)) {
          priced++;
          price = byDay(state, t);
        }
        if (Math.abs(price - state.now.price) >= STEPS.price)
          return press(price > state.now.price ? KEY.more : KEY.less);
        if (pace === 'evening' && priced === REPRICED.length) return press(KEY.evening);
      }
      return null;
    };
  };

/** Ticks from which who watches the day looks at the price again: noon, and when school is out. */
export const REPRICED: readonly number[] = [DAY_TICKS / 2, (DAY_TICKS * 3) / 4];

/** The next key on the way to a plan; null where all is as wanted. */
function keyTowards({ plan, row: pointed }: Readonly<State>, wanted: Plan): number | null {
  const row = pointed as Decision;
  const what = DECISIONS.find(one => Math.abs(wanted[one] - plan[one]) >= STEPS[one]);
  if (!what) return null;
  if (row !== what) return DECISIONS.indexOf(what) > DECISIONS.indexOf(row) ? KEY.down : KEY.up;
  return wanted[what] > plan[what] ? KEY.more : KEY.less;
}

const clamped = (what: Decision, to: number): number => Math.max(LIMITS[what][0], Math.min(LIMITS[what][1], to));
export const changed = (plan: Plan, what: Decision, by: number): Plan => ({
  ...plan,
  [what]: clamped(what, plan[what] + by),
});

const lastOf = ({ ledger }: Readonly<State>): Entry | undefined => ledger.findLast(({ isClosed }) => !isClosed);

/** The same every day: four jugs, a dollar. */
export const yesterdayAgain = (): Plan => ({ ...FIRST_PLAN, jugs: 4 });

/** Follows the lesson of the evening before, and no more. */
export const byLesson = (state: Readonly<State>, t: T): Plan | null => {
  const plan = { ...state.plan, moreLemons: 0, moreSugar: 0, moreCups: 0 };
  const { cash } = state;
  const lesson = state.ledger.at(-1)?.lesson;
  const wanted = lesson ? changed(plan, lesson.what as Decision, lesson.by) : plan;
  return affordable({ ...state, cash }, wanted, t);
};

/** As many of its jugs as can be paid. */
function affordable(state: Readonly<State>, plan: Plan, t: T): Plan | null {
  const prices = pricesOf(state, t);
  const jug =
    plan.lemons * prices.lemons + plan.sugar * prices.sugar + plan.ice * prices.ice + t.cupsPerJug * prices.cups;
  const jugs = Math.min(plan.jugs, Math.floor((state.cash - t.placeCents) / jug));
  return jugs < 1 ? null : { ...plan, jugs };
}

export interface Care {
  readonly forecast: boolean;
  readonly ahead: boolean;
  readonly recipe: boolean;
  readonly price: boolean;
  readonly closes: boolean;
}
export const ALL_CARE: Care = { forecast: true, ahead: true, recipe: true, price: true, closes: true };

/** Changes that are looked at, one after the other, as long as one helps. */
const LOOKS: readonly (readonly [what: Decision, by: number])[] = [
  ...[-2, -1, 1, 2].map(by => ['jugs', by] as const),
  ...[-15, -5, 5, 15].map(by => ['price', by] as const),
  ...(['lemons', 'sugar'] as const).flatMap(what => [[what, -1] as const, [what, 1] as const]),
  ...[-2, 2].map(by => ['ice', by] as const),
];
const MOST_LOOKS = 9;
/** So many people must have been met before the notebook says anything. */
const ENOUGH = 15;

/** Looks at forecast, market and notebook, and weighs what every change would bring. */
export const withCare =
  (care: Care) =>
  (state: Readonly<State>, t: T): Plan | null => {
    // What the evening's rest was sold off for is no price to begin with.
    const price = lastOf(state)?.plan.price ?? state.plan.price;
    const start = { ...state.plan, price, moreLemons: 0, moreSugar: 0, moreCups: 0 };
    if (metBy(state).length < ENOUGH) return affordable(state, firstPlan(state, t, care.forecast), t);
    const looks = LOOKS.filter(
      ([what]) => (care.recipe || what === 'jugs' || what === 'price') && (care.price || what !== 'price'),
    );
    let best = affordable(state, { ...start, jugs: Math.max(3, start.jugs) }, t) ?? { ...start, jugs: 0 };
    const days = scenariosOf(state, t, forecastOf(state, t, care.forecast));
    let gain = expectedGain(state, days, best, t);
    for (let i = 0; i < MOST_LOOKS; i++) {
      let step: Plan | null = null;
      for (const [what, by] of looks) {
        const tried = changed(best, what, by);
        const would = expectedGain(state, days, tried, t);
        if (would > gain + 5) [step, gain] = [tried, would];
      }
      if (!step) break;
      best = step;
    }
    if (care.closes && gain < -t.placeCents / 4) return null;
    return care.ahead ? aheadOf(state, best, t) : best;
  };

/** What is bought ahead: its decision, what a jug takes of it, and for how many days it is bought. */
const AHEAD = [
  ['lemons', 'moreLemons', 2],
  ['sugar', 'moreSugar', 3],
  ['cups', 'moreCups', 3],
] as const;
/** Cheap: so much less than on the ten days before. */
const CHEAP = 0.85;

/** Buys for the days to come what is cheap today, with half of what is left in the purse. */
function aheadOf(state: Readonly<State>, plan: Plan, t: T): Plan {
  const prices = pricesOf(state, t);
  const jug = { lemons: plan.lemons, sugar: plan.sugar, cups: t.cupsPerJug };
  let purse = (state.cash - spendingOf({ ...state, plan }, t)) / 2;
  const wanted: { -readonly [What in keyof Plan]: Plan[What] } = { ...plan };
  for (const [ware, more, days] of AHEAD) {
    const past = pricesUntil(state.seed, dayIndex(state), ware, t);
    const mean = past.reduce((sum, price) => sum + price, 0) / past.length;
    if (prices[ware] > CHEAP * mean) continue;
    const needed = plan.jugs * jug[ware] * Math.min(days, DAYS - 1 - state.day);
    const step = STEPS[more];
    const count = clamped(more, step * Math.floor(Math.min(needed, purse / prices[ware]) / step));
    wanted[more] = count;
    purse -= count * prices[ware];
  }
  return wanted;
}

/** Nobody is known yet: a middling recipe, few jugs if it may rain. */
function firstPlan(state: Readonly<State>, t: T, looks: boolean): Plan {
  const weather = forecastOf(state, t, looks);
  const isFair = weather.sun[0] + weather.sun[1] >= 120;
  const isWarm = weather.temperature >= 23;
  return {
    ...FIRST_PLAN,
    ...{ jugs: isFair && isWarm ? 4 : isFair || isWarm ? 3 : 2, price: isWarm ? 80 : 65 },
    ...{ lemons: 4, sugar: 5, ice: clamped('ice', Math.floor((weather.temperature - 16) / 2)) },
  };
}

const OTHER_PRICES = [-40, -30, -20, -10, -5, 0, 5, 10, 20, 30];

/** The price that brings most in the rest of the day, now that its sky is seen. */
export function bestByDay(state: Readonly<State>, t: T): number {
  const was = state.now?.price ?? state.plan.price;
  const tried = OTHER_PRICES.map(by => Math.max(STEPS.price, was + by));
  const worth = tried.map(price => restAt(state, price, t));
  return tried[worth.indexOf(Math.max(...worth))] ?? was;
}
