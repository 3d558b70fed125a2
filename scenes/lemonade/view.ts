// View model of the HUD: plain data in words and whole numbers, made anew only when something that is shown has changed.
import { plural } from '../kit/core/plural.ts';
import type { T } from './constants.ts';
import { clockOf } from './hud.ts';
import { factsOf, offerOf, spendingOf, visitNow } from './rules/day.ts';
import { barsOf, dayText, lessonText, profitOf } from './rules/evening.ts';
import { pricesUntil } from './rules/market.ts';
import { money, signed } from './rules/money.ts';
import { LIMITS, NAMES, shown } from './rules/plan.ts';
import { inOrder } from './rules/rules.ts';
import { CAUSES, changeOf, REASONS, SKIES, saysOf, specialText, WEEKDAYS } from './rules/speech.ts';
import { DAYS, DECISIONS, type Decision, dayIndex, type Entry, type State, WARES, type Ware } from './rules/state.ts';
import { countOf, orderOf, pricesOf } from './rules/stock.ts';
import { personOf, townOf } from './rules/town.ts';
import type { Sky } from './rules/visit.ts';
import { hourAt, WITHIN, weatherOf } from './rules/weather.ts';
import { validateOpen } from './rules/week.ts';

export interface ForecastView {
  readonly name: string;
  readonly sun: readonly [morning: number, afternoon: number];
  readonly temperature: string;
  readonly special: string | null;
}

export interface DecisionView {
  readonly what: Decision;
  readonly name: string;
  readonly value: string;
  readonly isPointed: boolean;
  readonly isLeast: boolean;
  readonly isMost: boolean;
}

export interface WareView {
  readonly ware: Ware;
  readonly name: string;
  readonly price: string;
  /** Prices of the last ten days and of today, in cents. */
  readonly prices: readonly number[];
  readonly have: number;
  readonly order: number;
  readonly cost: string;
  /** What becomes of it. */
  readonly keeps: string;
}

export interface NoteView {
  readonly name: string;
  readonly taste: string;
  readonly purse: string;
  readonly habits: string;
  readonly last: string;
}

export interface MorningView {
  readonly today: ForecastView;
  readonly tomorrow: ForecastView | null;
  readonly decisions: readonly DecisionView[];
  readonly wares: readonly WareView[];
  readonly cups: number;
  /** Cost of a cup at today's prices. */
  readonly cupCost: string;
  readonly spending: string;
  readonly left: string;
  readonly refusal: string | null;
  readonly word: string;
  readonly notes: readonly NoteView[];
}

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

export interface EveningView {
  readonly text: string;
  readonly ledger: readonly (readonly [what: string, cents: string, note: string])[];
  readonly total: readonly [what: string, cents: string];
  readonly cup: readonly [price: string, cost: string, profit: string] | null;
  readonly bars: readonly (readonly [why: string, count: number])[];
  readonly bought: number;
  readonly lesson: string;
  /** Purse on each evening of the week in cents, with the day's name. */
  readonly purses: readonly (readonly [day: string, cents: number])[];
  readonly tomorrow: ForecastView | null;
  readonly next: string;
}

export interface LemonadeView {
  readonly phase: State['phase'];
  readonly day: string;
  readonly date: string;
  readonly purse: string;
  readonly goal: string;
  readonly morning: MorningView | null;
  readonly street: StreetView | null;
  readonly evening: EveningView | null;
  /** Three pictures of a stand that folded: what each shows, in a sentence. */
  readonly broke: readonly (readonly [picture: 'bought' | 'street' | 'purse', text: string])[] | null;
}

let cached: { readonly key: string; readonly t: T; readonly view: LemonadeView } | null = null;

export function view(state: Readonly<State>, t: T): LemonadeView {
  const key = keyOf(state);
  if (cached?.key === key && cached.t === t) return cached.view;
  cached = { key, t, view: viewOf(state, t) };
  return cached.view;
}

/** Everything that a view depends on and that changes, as one text. */
function keyOf({ seed, phase, week, day, cash, plan, row, pace, now, asked, stock, ledger }: Readonly<State>): string {
  const street = now && [
    clockOf(now.tick),
    now.price,
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
    street,
    WARES.map(ware => countOf(stock, ware)),
    ledger.length,
  ]);
}

function viewOf(state: Readonly<State>, t: T): LemonadeView {
  const { phase, day, week, cash } = state;
  return {
    phase,
    day: WEEKDAYS[day] ?? '',
    date: `Day ${day + 1} of ${DAYS}${week > 0 ? `, table ${week + 1}` : ''}`,
    purse: money(cash),
    goal: money(t.goalCents),
    morning: phase === 'morning' ? morningOf(state, t) : null,
    street: phase === 'day' ? streetOf(state, t) : null,
    evening: phase === 'evening' ? eveningOf(state, t) : null,
    broke: phase === 'broke' ? brokeOf(state, t) : null,
  };
}

function forecastOf(state: Readonly<State>, ahead: 0 | 1, t: T): ForecastView | null {
  if (state.day + ahead >= DAYS) return null;
  const { sun, temperature, special, rival } = weatherOf(state.seed, dayIndex(state) + ahead, t);
  return {
    name: WEEKDAYS[state.day + ahead] ?? '',
    sun,
    temperature: `${temperature - WITHIN} to ${temperature + WITHIN}°`,
    special: special && specialText(special, rival),
  };
}

function decisionOf(state: Readonly<State>, what: Decision): DecisionView {
  const value = what === 'price' && state.now ? state.now.price : state.plan[what];
  return {
    what,
    name: NAMES[what],
    value: shown(what, value),
    isPointed: state.now === null && state.row === what,
    isLeast: value <= LIMITS[what][0],
    isMost: value >= LIMITS[what][1],
  };
}

const WARE_NAMES: Readonly<Record<Ware, string>> = { lemons: 'Lemons', sugar: 'Sugar', ice: 'Ice', cups: 'Cups' };

function keepsText({ stock }: Readonly<State>, ware: Ware, t: T): string {
  if (ware === 'ice') return 'melts by the evening';
  if (ware !== 'lemons') return 'keeps';
  const oldest = stock.lemons[0];
  if (!oldest) return `keeps ${t.lemonDays} evenings`;
  const left = t.lemonDays - oldest.age;
  return `${oldest.count} spoil ${left <= 1 ? 'this evening' : left === 2 ? 'tomorrow evening' : `in ${left} evenings`}`;
}

function morningOf(state: Readonly<State>, t: T): MorningView {
  const [order, prices] = [orderOf(state, t), pricesOf(state, t)];
  const { plan, word } = state;
  const jug = plan.lemons * prices.lemons + plan.sugar * prices.sugar + plan.ice * prices.ice;
  const spending = spendingOf(state, t);
  return {
    today: forecastOf(state, 0, t) as ForecastView,
    tomorrow: forecastOf(state, 1, t),
    decisions: DECISIONS.map(what => decisionOf(state, what)),
    wares: WARES.map(ware => ({
      ware,
      name: WARE_NAMES[ware],
      price: `${prices[ware]}¢`,
      prices: pricesUntil(state.seed, dayIndex(state), ware, t),
      have: countOf(state.stock, ware),
      order: order[ware],
      cost: money(order[ware] * prices[ware]),
      keeps: keepsText(state, ware, t),
    })),
    cups: plan.jugs * t.cupsPerJug,
    cupCost: `${Math.round(jug / t.cupsPerJug + prices.cups)}¢`,
    spending: money(spending),
    left: money(state.cash - spending),
    refusal: validateOpen(state, t),
    word: word === 0 ? 'Neighbours say nothing yet.' : `What neighbours say: ${signed(word)} for who never had a cup.`,
    notes: notesOf(state, t),
  };
}

const SHORT_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const LAST = { [-1]: 'did not like it', 0: 'found it all right', 1: 'liked it' } as const;

/** Everybody who has read the sign, with all that decides their visits. */
function notesOf({ folk, seed }: Readonly<State>, t: T): readonly NoteView[] {
  return townOf(seed, t).flatMap((person, who) => {
    const memory = folk[who];
    if (!memory || memory.seen === 0) return [];
    const { name, lemons, sugar, ice, picky, purse, heat, hurry, days, times, staysIn, overBridge } = person;
    return [
      {
        name,
        taste: `${lemons} lemons, ${sugar} sugar${ice === 0 ? '' : ice > 0 ? ', more ice' : ', less ice'}; ${picky}¢ off for each beside`,
        purse: `${money(purse)}, ${heat}¢ a degree, ${hurry}¢ off a head in the queue`,
        habits: `${SHORT_DAYS.filter((_, i) => ((days >> i) & 1) === 1).join(' ')} at ${times.map(clockOf).join(', ')}${staysIn ? ', not in rain' : ''}${overBridge ? ', over the bridge' : ''}`,
        last:
          memory.cups === 0
            ? `no cup yet; saw ${money(memory.seen)}`
            : `${LAST[memory.liked]}; saw ${money(memory.seen)}`,
      },
    ];
  });
}

const doesOf = (visit: { readonly buys: boolean } | null): ToldView['does'] =>
  visit ? (visit.buys ? 'bought' : 'declined') : 'comes';

function streetOf(state: Readonly<State>, t: T): StreetView | null {
  const { now, seed, pace } = state;
  if (!now) return null;
  const facts = factsOf(state, t);
  const hour = hourAt(facts.weather, now.tick);
  const offer = offerOf(state, now, facts, t);
  const nameOf = (who: number) => personOf(seed, dayIndex(state), who, t).name;
  return {
    clock: clockOf(now.tick),
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

function eveningOf(state: Readonly<State>, t: T): EveningView | null {
  const entry = state.ledger.at(-1);
  if (!entry) return null;
  const profit = profitOf(entry);
  const perCup = entry.cups > 0 ? Math.round(entry.used / entry.cups) : 0;
  const mean = entry.cups > 0 ? Math.round(entry.takings / entry.cups) : 0;
  return {
    text: dayText(entry, weatherOf(state.seed, dayIndex(state), t)),
    ledger: ledgerOf(entry),
    total: [profit < 0 ? 'Loss' : 'Profit', signed(profit)],
    cup: entry.cups > 0 ? [money(mean), money(perCup), signed(mean - perCup)] : null,
    bars: barsOf(entry).map(([reason, count]) => [REASONS[reason], count] as const),
    bought: entry.cups,
    lesson: lessonText(entry),
    purses: state.ledger.map(({ day, after }) => [WEEKDAYS[day] ?? '', after] as const),
    tomorrow: forecastOf(state, 1, t),
    next: state.day === DAYS - 1 ? 'Count the week' : state.cash < t.brokeUnder ? 'The stand folds' : 'Next morning',
  };
}

function ledgerOf(entry: Entry): EveningView['ledger'] {
  const { cups, takings, used, place, poured, spoiled, melted } = entry;
  const lost = (what: string, lot: Entry['poured'], noun: string): EveningView['ledger'] =>
    lot.count > 0 ? [[what, signed(-lot.cents), plural(lot.count, noun)]] : [];
  return [
    ['Takings', signed(takings), `${cups} sold`],
    ['In those cups', signed(-used), 'lemons, sugar, ice, cups'],
    ...(place > 0 ? [['The place', signed(-place), ''] as const] : []),
    ...lost('Poured away', poured, 'cup'),
    ...lost('Melted', melted, 'ice cube'),
    ...lost('Spoiled', spoiled, 'lemon'),
  ];
}

function brokeOf({ ledger, cash }: Readonly<State>, t: T): LemonadeView['broke'] {
  const worst = ledger.reduce<Entry | undefined>(
    (one, entry) => (one && profitOf(one) <= profitOf(entry) ? one : entry),
    undefined,
  );
  if (!worst) return null;
  const paid = WARES.reduce((sum, ware) => sum + worst.paid[ware].cents, 0);
  const [why] = barsOf(worst);
  const name = WEEKDAYS[worst.day] ?? '';
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
