// The evening's lesson: the same day is called again with one decision changed, and what would have brought most is said.
import { copy } from '../../kit/core/json.ts';
import type { T } from '../constants.ts';
import { placedIn, STREETS } from './cart/streets.ts';
import { closeDay, factsOf, finishDay, openDay, spendingOf } from './day.ts';
import { LIMITS } from './plan.ts';
import { type Deed, type Lesson, type Opening, PLACES, type Plan, type State } from './state.ts';
import { valueOf } from './stock.ts';

/** Changes that are tried. */
const TRIES: readonly (readonly [what: Lesson['what'], by: number])[] = [
  ...[-30, -20, -10, -5, 5, 10, 20, 30].map(by => ['price', by] as const),
  ...[-3, -2, -1, 1, 2, 3].map(by => ['jugs', by] as const),
  ...(['lemons', 'sugar'] as const).flatMap(what => [[what, -1] as const, [what, 1] as const]),
  ...[-2, -1, 1, 2].map(by => ['ice', by] as const),
];
/** Another street in one part of the day, or in all of them. */
const OTHER_PLACES = PLACES.flatMap(what => STREETS.map((_, street) => [what, street] as const));

/** The plan with one change; null where there is none, or none that can be. */
function changedBy(plan: Plan, [what, by]: (typeof TRIES | typeof OTHER_PLACES)[number]): Plan | null {
  const part = PLACES.indexOf(what as (typeof PLACES)[number]);
  if (part >= 0) {
    return plan.route[part] === by ? null : { ...plan, route: placedIn(plan.route, part, by) };
  }
  const decision = what as keyof typeof LIMITS;
  const to = plan[decision] + by;
  return to < LIMITS[decision][0] || to > LIMITS[decision][1] ? null : { ...plan, [decision]: to };
}

/** Less is luck. */
const LEAST_GAIN = 25;

export function lessonOf(state: Readonly<State>, opening: Opening, deed: Deed, t: T): Lesson | null {
  const was = gainOf(state, opening, deed, t) ?? 0;
  let best: Lesson | null = null;
  for (const tried of state.storey === 'cart' ? [...OTHER_PLACES, ...TRIES] : TRIES) {
    const [what, by] = tried;
    const plan = changedBy(deed.plan, tried);
    if (!plan) continue;
    const shift = what === 'price' ? by : 0;
    const changes = deed.changes.map(([tick, price]) => [tick, Math.max(1, price + shift)] as const);
    const would = gainOf(state, opening, { ...deed, plan, changes }, t);
    const gain = (would ?? 0) - was;
    if (would !== null && gain >= LEAST_GAIN && gain > (best?.gain ?? 0)) best = { what, by, gain };
  }
  return best;
}

/** A copy of what a day begins with, to be called on. */
export const copyOpening = ({ cash, stock, folk, words, owned }: Readonly<Opening>): Pick<State, keyof Opening> => ({
  ...{ cash, owned, stock: copy<State['stock']>(stock), words: [...words] },
  folk: folk.map(memory => ({ ...memory })),
});

/** What a day brings with other decisions, stock included; null where it cannot be paid. */
export function gainOf(
  state: Readonly<State>,
  opening: Opening,
  { plan, changes }: Pick<Deed, 'plan' | 'changes'>,
  t: T,
  facts = factsOf(state, t),
): number | null {
  const again: State = {
    ...state,
    ...copyOpening(opening),
    plan,
    now: null,
    opening: null,
    asked: null,
  };
  const before = again.cash + valueOf(again.stock);
  if (spendingOf(again, t) > again.cash) return null;
  openDay(again, t);
  finishDay(again, t, changes, facts);
  closeDay(again, opening, t);
  return again.cash + valueOf(again.stock) - before;
}
