// View model of the HUD: plain data in words and whole numbers, made anew only when something that is shown has changed.

import { lastAnswer } from '../kit/core/lastAnswer.ts';
import type { T } from './constants.ts';
import { clockOf, minuteOf } from './hud.ts';
import { arrivesAt, PART_TICKS, placeAt, STREETS } from './rules/cart/streets.ts';
import { cartPoint, factsOf, offerOf, visitNow } from './rules/day.ts';
import { barsOf, profitOf } from './rules/evening.ts';
import { money, signed } from './rules/money.ts';
import { inOrder } from './rules/rules.ts';
import { CAUSES, changeOf, REASONS, SKIES, saysOf, weekday } from './rules/speech.ts';
import { BLOCK, CART_DAYS, DAYS, dayIndex, type Entry, type State, WARES } from './rules/state.ts';
import { countOf } from './rules/stock.ts';
import { personOf } from './rules/town.ts';
import type { Sky } from './rules/visit.ts';
import { hourAt } from './rules/weather.ts';
import { type EveningView, eveningOf } from './viewEvening.ts';
import { type DecisionView, decisionOf, type MorningView, morningOf } from './viewMorning.ts';

export interface ToldView {
  readonly id: number;
  readonly name: string;
  readonly says: string;
  readonly lines: readonly (readonly [text: string, cents: string])[];
  readonly worth: string;
  readonly price: string;
  readonly change: string;
  readonly does: 'comes' | 'bought' | 'declined';
}

export interface StreetView {
  readonly clock: string;
  /** Where the cart stands or is pushed to; null at the table. */
  readonly place: string | null;
  readonly weather: string;
  readonly sky: Sky;
  readonly price: DecisionView;
  readonly cupsLeft: number;
  readonly queue: number;
  readonly sold: number;
  readonly passed: number;
  readonly takings: string;
  readonly pace: State['pace'];
  readonly people: readonly { readonly id: number; readonly name: string; readonly does: ToldView['does'] }[];
  readonly told: ToldView | null;
}

export interface LemonadeView {
  readonly phase: State['phase'];
  readonly day: string;
  readonly date: string;
  readonly purse: string;
  readonly goalName: string;
  readonly goal: string;
  readonly morning: MorningView | null;
  readonly street: StreetView | null;
  readonly evening: EveningView | null;
  /** Three pictures of a stand that folded: what each shows, in a sentence. */
  readonly broke: readonly (readonly [picture: 'bought' | 'street' | 'purse', text: string])[] | null;
}

const last = lastAnswer<LemonadeView>();

export const view = (state: Readonly<State>, t: T): LemonadeView => last([keyOf(state), t], () => viewOf(state, t));

/** Everything that a view depends on and that changes, as one text. */
function keyOf(state: Readonly<State>): string {
  const { seed, phase, week, day, cash, plan, row, pace, now, asked, stock, ledger, isByHand, owned } = state;
  const street = now && [
    clockOf(now.tick),
    now.price,
    now.part,
    now.queue.length,
    now.cups,
    now.jug.count,
    asked,
    now.walkers.map(({ id, does }) => `${id}${does[0]}`).join(),
    // Of who is on the way, what is told changes with the hour, the queue and the price.
  ];
  return JSON.stringify([
    seed,
    phase,
    week,
    day,
    cash,
    plan,
    row,
    pace,
    isByHand,
    owned,
    street,
    WARES.map(ware => countOf(stock, ware)),
    ledger.length,
  ]);
}

function viewOf(state: Readonly<State>, t: T): LemonadeView {
  const { phase, day, week, cash, storey } = state;
  const isCart = storey === 'cart';
  return {
    phase,
    day: weekday(day),
    date: isCart
      ? `Round ${Math.floor(day / BLOCK) + 1} of ${CART_DAYS / BLOCK}`
      : `Day ${day + 1} of ${DAYS}${week > 0 ? `, table ${week + 1}` : ''}`,
    purse: money(cash),
    goalName: isCart ? 'The shop costs' : 'A cart costs',
    goal: money(isCart ? t.shopCents : t.goalCents),
    morning: phase === 'morning' ? morningOf(state, t) : null,
    street: phase === 'day' ? streetOf(state, t) : null,
    evening: phase === 'evening' ? eveningOf(state, t) : null,
    broke: phase === 'broke' ? brokeOf(state, t) : null,
  };
}

const doesOf = (visit: { readonly buys: boolean } | null): ToldView['does'] =>
  visit ? (visit.buys ? 'bought' : 'declined') : 'comes';

function streetOf(state: Readonly<State>, t: T): StreetView | null {
  const { now, seed, pace } = state;
  if (!now) return null;
  const facts = factsOf(state, t);
  const hour = hourAt(facts.weather, now.tick);
  const offer = offerOf(state, now, cartPoint(state, t), 0, t);
  const nameOf = (who: number) => personOf(seed, dayIndex(state), who, t).name;
  return {
    clock: clockOf(now.tick),
    place: placeText(state, t),
    weather: `${SKIES[hour.sky]}, ${hour.temperature}°`,
    sky: hour.sky,
    price: decisionOf(state, 'price'),
    cupsLeft: offer.cups,
    queue: offer.queue,
    sold: now.cups,
    passed: now.passed,
    takings: money(now.takings),
    pace,
    people: inOrder(state).map(({ id, who, visit }) => ({ id, name: nameOf(who), does: doesOf(visit) })),
    told: toldOf(state, t),
  };
}

/** 'At the Station until 11:00', 'On the way to the Park'. */
function placeText({ storey, plan, now }: Readonly<State>, t: T): string | null {
  if (storey !== 'cart' || !now) return null;
  const street = STREETS[plan.route[now.part] as number];
  const stands = placeAt(plan.route, now.tick, t) !== null;
  if (!stands) return `Under way: ${street?.name} from ${minuteOf(arrivesAt(plan.route, now.part, t))}`;
  const leaves = plan.route.findIndex((other, part) => part > now.part && other !== plan.route[now.part]);
  return leaves < 0 ? `${street?.name}` : `${street?.name} until ${clockOf(leaves * PART_TICKS)}`;
}

function toldOf(state: Readonly<State>, t: T): ToldView | null {
  const walker = state.now?.walkers.find(({ id }) => id === state.asked);
  const visit = walker && (walker.visit ?? visitNow(state, walker.who, t));
  if (!walker || !visit) return null;
  return {
    id: walker.id,
    name: personOf(state.seed, dayIndex(state), walker.who, t).name,
    says: walker.visit
      ? saysOf(visit)
      : visit.buys
        ? 'I am on my way. That looks good.'
        : `On my way. ${saysOf(visit)}`,
    lines: visit.lines.map(
      ([cause, cents]) => [CAUSES[cause], cause === 'purse' ? money(cents) : signed(cents)] as const,
    ),
    worth: money(visit.worth),
    price: money(visit.price),
    change: changeOf(visit),
    does: doesOf(walker.visit),
  };
}

function brokeOf({ ledger, cash }: Readonly<State>, t: T): LemonadeView['broke'] {
  const worst = ledger.reduce<Entry | undefined>(
    (one, entry) => (one && profitOf(one) <= profitOf(entry) ? one : entry),
    undefined,
  );
  if (!worst) return null;
  const paid = WARES.reduce((sum, ware) => sum + worst.paid[ware].cents, 0);
  const [why] = barsOf(worst);
  const name = weekday(worst.day);
  return [
    [
      'bought',
      `${name} morning: ${money(paid)} of goods for ${worst.plan.jugs} jugs, and ${money(worst.place)} for the place.`,
    ],
    [
      'street',
      `${worst.cups} of ${worst.passed} bought a cup at ${money(worst.plan.price)}${why ? `; “${REASONS[why[0]].toLowerCase()}” said ${why[1]}` : ''}.`,
    ],
    [
      'purse',
      `${money(cash)} in the purse: with less than ${money(t.brokeUnder)} no stand opens. What the town knows of you stays.`,
    ],
  ];
}
