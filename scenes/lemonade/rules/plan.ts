// Decisions of a morning: their limits, their steps, and what is read from a number that somebody typed.
import { money } from './money.ts';
import { DECISIONS, type Decision, type Plan } from './state.ts';

export const FIRST_PLAN: Plan = {
  ...{ jugs: 3, lemons: 4, sugar: 4, ice: 4, price: 100 },
  ...{ moreLemons: 0, moreSugar: 0, moreCups: 0 },
  ...{ route: [0, 0, 0, 0], buys: 0 },
};

export const LIMITS: Readonly<Record<Decision, readonly [least: number, most: number]>> = {
  jugs: [0, 40],
  lemons: [1, 12],
  sugar: [0, 12],
  ice: [0, 16],
  price: [1, 2000],
  moreLemons: [0, 200],
  moreSugar: [0, 200],
  moreCups: [0, 200],
};

/** What one press of a button or key changes. */
export const STEPS: Readonly<Record<Decision, number>> = {
  ...{ jugs: 1, lemons: 1, sugar: 1, ice: 1, price: 5 },
  ...{ moreLemons: 4, moreSugar: 4, moreCups: 8 },
};

export const NAMES: Readonly<Record<Decision, string>> = {
  jugs: 'Jugs',
  lemons: 'Lemons in a jug',
  sugar: 'Sugar in a jug',
  ice: 'Ice in a jug',
  price: 'Price of a cup',
  moreLemons: 'Lemons ahead',
  moreSugar: 'Sugar ahead',
  moreCups: 'Cups ahead',
};

export const isDecision = (what: unknown): what is Decision => DECISIONS.includes(what as Decision);

/** A decision as it is shown. */
export const shown = (what: Decision, to: number): string => (what === 'price' ? money(to) : String(to));

/** The number that was meant, or a sentence that says why there is none and what stays. */
export function readDecision(what: Decision, to: unknown, was: number): number | string {
  const name = NAMES[what];
  const stays = `it stays at ${shown(what, was)}.`;
  if (to === null || to === undefined || (typeof to === 'string' && to.trim() === ''))
    return `${name}: nothing was entered, so ${stays}`;
  const value = typeof to === 'string' ? readText(what, to) : to;
  if (typeof value !== 'number' || !Number.isFinite(value)) return `${name}: that is no number, so ${stays}`;
  if (!Number.isInteger(value)) return `${name}: only whole ${what === 'price' ? 'cents' : 'ones'}, so ${stays}`;
  const [least, most] = LIMITS[what];
  if (value < least) return `${name}: no less than ${shown(what, least)}, so ${stays}`;
  if (value > most) return `${name}: no more than ${shown(what, most)} are to be had, so ${stays}`;
  // Minus nothing is nothing.
  return value === 0 ? 0 : value;
}

/** Text of a field: '1.25' and '$1.25' are dollars, '80¢' cents, in a price; else a plain number. */
function readText(what: Decision, text: string): number {
  const [, dollar, digits = '', cent] = /^\s*(\$?)\s*([0-9]{1,12}(?:[.,][0-9]{1,4})?)\s*(¢?)\s*$/.exec(text) ?? [];
  if (digits === '') return Number.NaN;
  const value = Number(digits.replace(',', '.'));
  if (what !== 'price') return dollar || cent ? Number.NaN : value;
  return cent ? value : Math.round(value * 10_000) / 100;
}
