// View of an evening: the ledger that adds up, reasons as bars, the lesson, streets and purse.

import { plural } from '../kit/core/plural.ts';
import type { T } from './constants.ts';
import { STREETS } from './rules/cart/streets.ts';
import { barsOf, dayText, lessonText, profitOf } from './rules/evening.ts';
import { money, signed } from './rules/money.ts';
import { REASONS, weekday } from './rules/speech.ts';
import { BLOCK, CART_DAYS, DAYS, dayIndex, type Entry, type State } from './rules/state.ts';
import { weatherOf } from './rules/weather.ts';
import { type ForecastView, forecastOf } from './viewMorning.ts';

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
  /** Cups sold and people met, by street. */
  readonly streets: readonly (readonly [street: string, sold: number, met: number])[];
  readonly next: string;
}

/** Days of the purse's line. */
const PURSES = 14;

function nextOf({ storey, day, cash }: Readonly<State>, t: T): string {
  if (storey === 'cart') return day + BLOCK >= CART_DAYS ? 'Three days more, and count' : 'On: three days by the rule';
  return day === DAYS - 1 ? 'Count the week' : cash < t.brokeUnder ? 'The stand folds' : 'Next morning';
}

const streetsOf = ({ met, soldIn }: Entry): EveningView['streets'] =>
  STREETS.flatMap(({ name }, street) => (met[street] ? [[name, soldIn[street] ?? 0, met[street] ?? 0] as const] : []));

export function eveningOf(state: Readonly<State>, t: T): EveningView | null {
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
    purses: state.ledger.slice(-PURSES).map(({ day, after }) => [weekday(day), after] as const),
    tomorrow: forecastOf(state, 1, t),
    streets: streetsOf(entry),
    next: nextOf(state, t),
  };
}

function ledgerOf(entry: Entry): EveningView['ledger'] {
  const { cups, takings, used, place, wages, bought, poured, spoiled, melted } = entry;
  const lost = (what: string, lot: Entry['poured'], noun: string): EveningView['ledger'] =>
    lot.count > 0 ? [[what, signed(-lot.cents), plural(lot.count, noun)]] : [];
  return [
    ['Takings', signed(takings), `${cups} sold`],
    ['In those cups', signed(-used), 'lemons, sugar, ice, cups'],
    ...(place > 0 ? [['The place', signed(-place), ''] as const] : []),
    ...(wages > 0 ? [['Stand and boy', signed(-wages), 'for the day'] as const] : []),
    ...(bought > 0 ? [['Bought to stay', signed(-bought), ''] as const] : []),
    ...lost('Poured away', poured, 'cup'),
    ...lost('Melted', melted, 'ice cube'),
    ...lost('Spoiled', spoiled, 'lemon'),
  ];
}
