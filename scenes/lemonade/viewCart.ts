// View of a cart's morning: the parts of the day, the map of six streets with what is known of each, the rule, what can be bought.

import { plural } from '../kit/core/plural.ts';
import type { T } from './constants.ts';
import { minuteOf } from './hud.ts';
import { betweenText } from './rules/cart/cart.ts';
import { RULE } from './rules/cart/rule.ts';
import { arrivesAt, PART_TICKS, STREETS } from './rules/cart/streets.ts';
import { TOOLS } from './rules/cart/tools.ts';
import { lessonText } from './rules/evening.ts';
import { money, signed } from './rules/money.ts';
import { weekday } from './rules/speech.ts';
import { dayIndex, OPENS_AT, PLACES, type Place, type State } from './rules/state.ts';
import { crowdOf, townOf } from './rules/town.ts';
import { specialStreet, weatherOf } from './rules/weather.ts';

export interface PartView {
  readonly row: Place;
  readonly hours: string;
  readonly street: string;
  /** Where the cart comes from another street: the time at which it stands there. */
  readonly from: string | null;
  readonly isPointed: boolean;
}

export interface StreetOnMap {
  readonly street: number;
  readonly name: string;
  readonly at: readonly [column: number, row: number];
  /** Hours, and the people who come by in each on a middling day, in tenths. */
  readonly crowd: readonly (readonly [hour: string, tenths: number])[];
  /** The same for ears. */
  readonly crowdText: string;
  readonly taste: string;
  readonly purse: string | null;
  readonly word: string | null;
  /** Parts of the day that are spent there. */
  readonly parts: readonly number[];
  readonly special: string | null;
}

export interface ToolView {
  readonly tool: number;
  readonly name: string;
  readonly does: string;
  readonly price: string;
  readonly state: 'owned' | 'planned' | 'open' | 'tooDear';
  readonly isPointed: boolean;
}

export interface CartView {
  /** What the days between brought, and what the last played day taught; null on the first morning. */
  readonly before: string | null;
  readonly parts: readonly PartView[];
  readonly pointed: number;
  readonly streets: readonly StreetOnMap[];
  readonly rule: string;
  readonly planned: string;
  readonly isByHand: boolean;
  readonly isHandPointed: boolean;
  readonly tools: readonly ToolView[];
}

export function cartOf(state: Readonly<State>, t: T): CartView {
  const { plan, isByHand, row, ledger } = state;
  const { jugs, lemons, sugar, ice, price } = plan;
  const played = ledger.findLast(({ isByRule }) => !isByRule);
  return {
    before: played ? `${betweenText(state)} ${lessonText(played, `on ${weekday(played.day)}`)}` : null,
    parts: PLACES.map((place, part) => ({
      row: place,
      hours: `${OPENS_AT + 2 * part}–${OPENS_AT + 2 * part + 2}`,
      street: STREETS[plan.route[part] as number]?.name ?? '',
      from: arrivesAt(plan.route, part, t) > part * PART_TICKS ? minuteOf(arrivesAt(plan.route, part, t)) : null,
      isPointed: row === place,
    })),
    pointed: Math.max(0, PLACES.indexOf(row as Place)),
    streets: streetsOnMap(state, t),
    rule: RULE,
    planned: `${plural(jugs, 'jug')} of ${plural(lemons, 'lemon')}, ${sugar} sugar, ${ice} ice, at ${money(price)}`,
    isByHand,
    isHandPointed: row === 'byHand',
    tools: toolsOf(state, t),
  };
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function streetsOnMap(state: Readonly<State>, t: T): readonly StreetOnMap[] {
  const { seed, folk, words, plan } = state;
  const index = dayIndex(state);
  const crowds = crowdOf(seed, index, t);
  const met = townOf(seed, index, t).filter((_, who) => (folk[who]?.seen ?? 0) > 0);
  const { special } = weatherOf(seed, index, t);
  const where = specialStreet(seed, index);
  return STREETS.map(({ name, at }, street) => {
    const neighbours = met.filter(person => person.street === street);
    const word = words[street] ?? 0;
    const crowd = crowds[street] ?? [];
    return {
      ...{ street, name, at, crowd: crowd.map((many, hour) => [String(OPENS_AT + hour), many] as const) },
      crowdText: `by the hour from nine ${crowd.map(many => Math.round(many / 10)).join(', ')}`,
      taste:
        neighbours.length === 0
          ? 'nobody asked yet'
          : `${plural(middle(neighbours.map(one => one.lemons)), 'lemon')}, ${middle(neighbours.map(one => one.sugar))} sugar`,
      purse: neighbours.length === 0 ? null : money(middle(neighbours.map(one => one.purse))),
      word: word === 0 ? null : signed(word),
      parts: PLACES.flatMap((_, part) => (plan.route[part] === street ? [part] : [])),
      special: where === street && (special === 'fair' || special === 'rival') ? SHORT[special] : null,
    };
  });
}
const SHORT = { fair: 'Fair', rival: 'Rival' } as const;

const toolsOf = ({ owned, plan, cash, row }: Readonly<State>, t: T): readonly ToolView[] =>
  TOOLS.map((tool, i) => ({
    tool: i,
    name: tool.name,
    does: tool.does(t),
    price: money(tool.price(t)),
    state: (owned >> i) & 1 ? 'owned' : (plan.buys >> i) & 1 ? 'planned' : tool.price(t) > cash ? 'tooDear' : 'open',
    isPointed: row === `tool${i}`,
  }));
