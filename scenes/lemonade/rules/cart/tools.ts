// What may be bought for the cart: its price, what it costs a day, what it does, and under which condition it pays.
import type { T } from '../../constants.ts';
import { money } from '../money.ts';

export interface Tool {
  readonly name: string;
  /** What it does, and when it pays, with the numbers of today. */
  readonly does: (t: T) => string;
  readonly price: (t: T) => number;
  readonly daily: (t: T) => number;
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'A second stand by the park',
    does: t =>
      `Sells in the Park from the same jugs while the cart is elsewhere; ${money(t.standDaily)} a day. Pays where you are not in the Park when it is full, and it does not rain.`,
    price: t => t.standCents,
    daily: t => t.standDaily,
  },
  {
    name: 'A boy with a bicycle',
    does: t =>
      `Brings a cup to who liked your last one and passes a street beside the cart, one at a time; ${money(t.boyDaily)} a day. Pays where those who like it are many, and the cart stands between them.`,
    price: t => t.boyCents,
    daily: t => t.boyDaily,
  },
  {
    name: 'A sign seen from the bridge',
    does: t =>
      `A cup is worth ${t.signCents}¢ more to everybody who comes over the bridge: half of the town. Pays where you sell many cups, and not while the bridge is closed.`,
    price: t => t.signPrice,
    daily: () => 0,
  },
  {
    name: 'A better squeezer',
    does: t =>
      `A cup is ready in ${t.squeezerTicks / 5} minutes, not in ${t.serveTicks / 5}. Pays where the queue stands in the evening’s bars.`,
    price: t => t.squeezerCents,
    daily: () => 0,
  },
];
export const Tool = { stand: 1, boy: 2, sign: 4, squeezer: 8 } as const;
export const ALL_TOOLS = 15;

const isIn = (bits: number, index: number): boolean => ((bits >> index) & 1) === 1;
const sumOf = (bits: number, of: (tool: Tool) => number): number =>
  TOOLS.reduce((sum, tool, i) => sum + (isIn(bits, i) ? of(tool) : 0), 0);
export const priceOf = (bits: number, t: T): number => sumOf(bits, tool => tool.price(t));
export const dailyOf = (bits: number, t: T): number => sumOf(bits, tool => tool.daily(t));
export const hasTool = (bits: number, tool: keyof typeof Tool): boolean => (bits & Tool[tool]) !== 0;
