// Growth: a kind of question gets larger numbers after rows of right answers and at later levels, and smaller ones again after misses.
import { type Rng, randomInt } from '../../kit/core/rng.ts';
import type { Item } from './facts.ts';
import { CHOICES, type Choice, KINDS } from './kinds.ts';
import type { Progress } from './progress.ts';

/** Right answers after which a kind grows once; a miss takes as many. */
const STEP = 4;
const MOST = 3;
const LEAST = -2;
/** Levels after its own one at which a kind has grown once more. */
const LEVELS = 4;
/** A kind that was answered so often, and so surely, in earlier runs begins grown once. */
const KNOWN = { asked: 20, right: 0.95 } as const;

/** Right answers of each kind in this run, less what misses took. */
export type Fluency = readonly number[];

export const beginFluency = ({ kinds }: Pick<Progress, 'kinds'>): Fluency =>
  KINDS.map((_, kind) => {
    const [asked, right] = kinds[kind] ?? [0, 0];
    return asked >= KNOWN.asked && right >= asked * KNOWN.right ? STEP : 0;
  });

export const fluencyAfter = (fluency: Fluency, kind: number, right: boolean): Fluency =>
  fluency.with(kind, Math.max(LEAST * STEP, Math.min(MOST * STEP, (fluency[kind] ?? 0) + (right ? 1 : -STEP))));

/** How often a kind has grown, 0 to 3. */
export function growthOf(kind: number, level: number, operations: Choice, fluency: Fluency): number {
  const kinds: readonly number[] = CHOICES[operations].kinds;
  const own = kinds.indexOf(kind) + 1;
  const byLevel = Math.max(0, Math.min(LEAST * -1, Math.floor((level - own) / LEVELS)));
  return Math.max(0, Math.min(MOST, byLevel + Math.floor((fluency[kind] ?? 0) / STEP)));
}

const between = (rng: Rng, least: number, most: number): number => least + randomInt(rng, most - least + 1);

/** The item with larger numbers: 3 + 4 as 23 + 4, 23 + 34 and 123 + 34; 7 × 8 as 7 × 80, 7 × 18 and 7 × 48. */
export function grown(rng: Rng, item: Item, growth: number): Item {
  if (growth === 0) return item;
  return item.op === '+' || item.op === '−' ? grownSum(rng, item, growth) : grownProduct(rng, item, growth);
}

function grownSum(rng: Rng, { op, a, b }: Item, growth: number): Item {
  const tens = (most: number) => 10 * between(rng, 1, most);
  if (growth === 1) return { op, a: a + tens(3), b };
  if (growth === 2) return { op, a: a + tens(4), b: b + tens(4) };
  return { op, a: a + tens(40), b: b + tens(8) };
}

/** The larger factor grows; in a division it is the answer. */
function grownProduct(rng: Rng, { op, a, b }: Item, growth: number): Item {
  const more = (number: number) => (growth === 1 ? number * 10 : number + 10 * (growth === 2 ? 1 : between(rng, 2, 5)));
  // Once a number and a number divided by one stay as easy as they were.
  const hard = (number: number) => (number === 1 ? between(rng, 3, 5) : number);
  if (op === '÷' || a >= b) return { op, a: more(hard(a)), b: hard(b) };
  return { op, a: hard(a), b: more(b) };
}
