// Kinds of question: thirteen, one for each grade; after them all are mixed. A kind's name is a promise: nothing that it asks lies beyond it.
import { pick, type Rng, randomInt } from '../../kit/core/rng.ts';
import { factOf, type Item, itemsOf, type Named, OPS, type Op } from './facts.ts';
import { afterStep, type Question, questionOf, type Step, signedQuestion, withStep } from './question.ts';

interface Kind {
  /** Name in HUD and report. */
  readonly name: string;
  readonly ops: readonly Op[];
  /** Items to choose from; absent where `make` creates the numbers. */
  readonly items?: readonly Named[];
  /** Asks for an operand instead of the result. */
  readonly hides?: true;
  /** Adds a number of this range, a larger one where two steps are wanted. */
  readonly adds?: Readonly<Record<'one' | 'two', readonly [least: number, most: number]>>;
  /** Whether a second step from a number is still of this kind; absent where it has no second step, or makes its own. */
  steps?(from: number, step: Step, to: number): boolean;
  make?(rng: Rng, ops: readonly Op[], isDeep: boolean): Question;
}

/** A sum of two steps. */
export interface Chain extends Named {
  readonly step: Step;
}

const between = (rng: Rng, least: number, most: number): number => least + randomInt(rng, most - least + 1);
const isIn = (list: readonly number[], ...numbers: readonly number[]) => numbers.some(number => list.includes(number));

const SMALL = itemsOf(['+', '−'], 9, (a, b) => a + b <= 10);
const TO_TWENTY = itemsOf(['+', '−'], 18, (a, b) => a >= 2 && b >= 2 && a + b > 10 && a + b <= 20);
const TO_TEN = itemsOf(['×', '÷'], 10, (a, b) => a >= 2 && b >= 2);
const ofOp = (items: readonly Named[], op: Op) => items.filter(item => item.op === op);

export const KINDS: readonly Kind[] = [
  { name: 'Adding to 10', ops: ['+'], items: ofOp(SMALL, '+'), steps: (_from, _then, to) => to <= 10 },
  { name: 'Taking away to 10', ops: ['−'], items: ofOp(SMALL, '−'), steps: (_from, _then, to) => to >= 1 },
  {
    name: 'Plus and minus to 20',
    ops: ['+', '−'],
    items: TO_TWENTY,
    steps: (_from, { by }, to) => by >= 2 && to >= 1 && to <= 20,
  },
  {
    name: 'Times 2, 5 and 10',
    ops: ['×'],
    items: itemsOf(['×'], 10, (a, b) => isIn([2, 5, 10], a, b)),
    steps: (from, { by }) => from <= 10 && by <= 10 && isIn([2, 5, 10], from, by),
  },
  { name: 'Two digits, plus and minus', ops: ['+', '−'], make: twoDigits },
  {
    name: 'Tables to 5',
    ops: ['×'],
    items: itemsOf(['×'], 10, (a, b) => a <= 5 || b <= 5),
    steps: (from, { by }) => from <= 10 && by <= 10 && (from <= 5 || by <= 5),
  },
  {
    name: 'Dividing by 1 to 5',
    ops: ['÷'],
    items: itemsOf(['÷'], 10, (_a, b) => b <= 5),
    steps: (_from, { by }) => by <= 5,
  },
  {
    name: 'Tables to 10',
    ops: ['×'],
    items: ofOp(TO_TEN, '×'),
    steps: (from, { by }) => from <= 10 && by <= 10,
  },
  { name: 'Dividing by 2 to 10', ops: ['÷'], items: ofOp(TO_TEN, '÷'), steps: (_from, { by }) => by <= 10 },
  { name: 'The missing number', ops: OPS, items: [...SMALL, ...TO_TWENTY, ...TO_TEN], hides: true },
  {
    name: 'Tables to 12',
    ops: ['×'],
    items: itemsOf(['×'], 12, (a, b) => a >= 2 && b >= 2),
    steps: (from, { by }) => from <= 12 && by <= 12,
  },
  {
    name: 'Times, then plus',
    ops: ['×'],
    items: ofOp(TO_TEN, '×'),
    adds: { one: [1, 20], two: [21, 69] },
  },
  { name: 'Below zero', ops: ['+', '−', '×'], make: negatives },
];

const among = new Map<string, readonly Named[]>();
/** Items of a kind with one of these operations; cached. */
export function itemsAmong(kind: number, ops: readonly Op[]): readonly Named[] {
  const key = `${kind}${ops.join('')}`;
  const items = among.get(key) ?? (KINDS[kind]?.items ?? []).filter(({ op }) => ops.includes(op));
  among.set(key, items);
  return items;
}

const chained = new Map<string, readonly Chain[]>();
/** Sums of two steps of a kind that begin with one of these operations; cached. */
export function chainsAmong(kind: number, ops: readonly Op[]): readonly Chain[] {
  const key = `${kind}${ops.join('')}`;
  const chains = chained.get(key) ?? itemsAmong(kind, ops).flatMap(item => chainsFrom(KINDS[kind] as Kind, item));
  chained.set(key, chains);
  return chains;
}

/** Once a number, and a number divided by one, are no step. */
const isStep = ({ op, by }: Step): boolean => op === '+' || op === '−' || by >= 2;
const LONGEST_STEP = 20;

/** The sum and whatever step may follow. A product of ones is no sum of two steps. */
function chainsFrom({ ops, steps }: Kind, item: Named): readonly Chain[] {
  if (!steps || ((item.op === '×' || item.op === '÷') && (item.b < 2 || (item.op === '×' && item.a < 2)))) return [];
  const { value } = questionOf(0, item);
  return ops.flatMap(op =>
    Array.from({ length: LONGEST_STEP }, (_, at) => ({ op, by: at + 1 }))
      .filter(step => isStep(step) && Number.isInteger(afterStep(value, step)))
      .filter(step => steps(value, step, afterStep(value, step)))
      .map(step => ({ ...item, step, fact: op === '×' ? factOf({ op, a: value, b: step.by }) : item.fact })),
  );
}

/** Choice of operations on the start card, with their kinds of question. */
export const CHOICES = {
  all: { label: 'All', ops: OPS, kinds: KINDS.map((_, index) => index) },
  plusMinus: { label: '+ and −', ops: ['+', '−'], kinds: [0, 1, 2, 4, 9, 12] },
  timesDivide: { label: '× and ÷', ops: ['×', '÷'], kinds: [3, 5, 6, 7, 8, 9, 10] },
} as const satisfies Record<string, { label: string; ops: readonly Op[]; kinds: readonly number[] }>;
export type Choice = keyof typeof CHOICES;

export const isChoice = (value: unknown): value is Choice => typeof value === 'string' && Object.hasOwn(CHOICES, value);

/** Kinds that are never in the mixture: whoever comes so far is asked no sum to ten. */
const OUTGROWN: ReadonlySet<number> = new Set([0, 1]);

/** Kinds of a grade: its own one, after the last all of them. */
export function kindsAt(grade: number, choice: Choice): readonly number[] {
  const kinds: readonly number[] = CHOICES[choice].kinds;
  const own = kinds[grade - 1];
  return own === undefined ? kinds.filter(kind => !OUTGROWN.has(kind)) : [own];
}

/** The kind of a grade; null after the last one, where all are mixed. */
export const kindOf = (grade: number, choice: Choice): number | null => CHOICES[choice].kinds[grade - 1] ?? null;

/** What a grade asks, in the words that a parent reads. */
export const gradeName = (grade: number, choice: Choice): string =>
  KINDS[kindOf(grade, choice) ?? -1]?.name ?? 'Everything mixed';

/** Kinds up to a grade. */
export const kindsUpTo = (grade: number, choice: Choice): readonly number[] => CHOICES[choice].kinds.slice(0, grade);

/** Operations up to a grade: an enemy can be weak to any of them. */
export function opsUpTo(grade: number, choice: Choice): readonly Op[] {
  const met = new Set<Op>(kindsUpTo(grade, choice).flatMap(kind => (KINDS[kind] as Kind).ops));
  return CHOICES[choice].ops.filter(op => met.has(op));
}

/** Question of a kind from an item, with its second step where it has one; the missing operand and the added number are random. */
export function ask(kind: number, item: Item & { readonly step?: Step }, rng: Rng, isDeep: boolean): Question {
  const { hides, adds } = KINDS[kind] as Kind;
  const step: Step | null = adds ? { op: '+', by: between(rng, ...adds[isDeep ? 'two' : 'one']) } : (item.step ?? null);
  return questionOf(kind, item, { hidden: hides ? pick(rng, ['left', 'right'] as const) : null, step });
}

/** Least and largest whole of the sums with two digits, and the least part. */
const WHOLE = { least: 20, most: 99, part: 10 } as const;

function twoDigits(rng: Rng, ops: readonly Op[], isDeep: boolean): Question {
  const op = pick(
    rng,
    (['+', '−'] as const).filter(one => ops.includes(one)),
  );
  const whole = between(rng, WHOLE.least, WHOLE.most);
  const part = between(rng, WHOLE.part, whole - WHOLE.part);
  const sum = op === '+' ? signedQuestion(4, '+', whole - part, part) : signedQuestion(4, '−', whole, part);
  if (!isDeep) return sum;
  const [up, down] = [WHOLE.most - sum.value, sum.value - WHOLE.part];
  const isUp = down < WHOLE.part || (up >= WHOLE.part && randomInt(rng, 2) === 0);
  return withStep(sum, { op: isUp ? '+' : '−', by: between(rng, WHOLE.part, isUp ? up : down) });
}

/** Numbers of the sums below zero reach so far. */
const BELOW = 12;

function negatives(rng: Rng, ops: readonly Op[], isDeep: boolean): Question {
  const sum = negativeSum(rng, ops);
  return isDeep ? withStep(sum, { op: pick(rng, ['+', '−'] as const), by: between(rng, 2, BELOW) }) : sum;
}

function negativeSum(rng: Rng, ops: readonly Op[]): Question {
  const op = pick(
    rng,
    (['+', '−', '×'] as const).filter(one => ops.includes(one)),
  );
  const a = between(rng, 1, BELOW);
  const b = between(rng, 1, BELOW);
  switch (op) {
    case '+':
      return signedQuestion(12, '+', -a, b);
    case '−':
      return randomInt(rng, 2) === 0 ? signedQuestion(12, '−', -a, b) : signedQuestion(12, '−', a, a + b);
    case '×':
      return randomInt(rng, 2) === 0 ? signedQuestion(12, '×', -a, b) : signedQuestion(12, '×', a, -b);
  }
}
