// Kinds of question: thirteen, one per level; after them all are mixed.
import { pick, type Rng, randomInt } from '../../kit/core/rng.ts';
import { type Item, itemsOf, type Named, OPS, type Op } from './facts.ts';
import { type Question, questionOf, signedQuestion } from './question.ts';

interface Kind {
  /** Name in HUD and report. */
  readonly name: string;
  readonly ops: readonly Op[];
  /** Items to choose from; absent where `make` creates the numbers. */
  readonly items?: readonly Named[];
  /** Asks for an operand instead of the result. */
  readonly hides?: true;
  /** Adds a number from 1 up to this. */
  readonly adds?: number;
  make?(rng: Rng, ops: readonly Op[], growth: number): Question;
}

const between = (rng: Rng, least: number, most: number): number => least + randomInt(rng, most - least + 1);
const isIn = (list: readonly number[], ...numbers: readonly number[]) => numbers.some(number => list.includes(number));

const SMALL = itemsOf(['+', '−'], 9, (a, b) => a + b <= 10);
const TO_TWENTY = itemsOf(['+', '−'], 18, (a, b) => a >= 2 && b >= 2 && a + b > 10 && a + b <= 20);
const TO_TEN = itemsOf(['×', '÷'], 10, (a, b) => a >= 2 && b >= 2);
const ofOp = (items: readonly Named[], op: Op) => items.filter(item => item.op === op);

export const KINDS: readonly Kind[] = [
  { name: 'Adding to 10', ops: ['+'], items: ofOp(SMALL, '+') },
  { name: 'Taking away to 10', ops: ['−'], items: ofOp(SMALL, '−') },
  { name: 'Plus and minus to 20', ops: ['+', '−'], items: TO_TWENTY },
  {
    name: 'Times 2, 5 and 10',
    ops: ['×'],
    items: itemsOf(['×'], 10, (a, b) => isIn([2, 5, 10], a, b)),
  },
  { name: 'Two digits, plus and minus', ops: ['+', '−'], make: twoDigits },
  { name: 'Tables to 5', ops: ['×'], items: itemsOf(['×'], 10, (a, b) => a <= 5 || b <= 5) },
  { name: 'Dividing by 1 to 5', ops: ['÷'], items: itemsOf(['÷'], 10, (_a, b) => b <= 5) },
  { name: 'Tables to 10', ops: ['×'], items: ofOp(TO_TEN, '×') },
  { name: 'Dividing by 2 to 10', ops: ['÷'], items: ofOp(TO_TEN, '÷') },
  { name: 'The missing number', ops: OPS, items: [...SMALL, ...TO_TWENTY, ...TO_TEN], hides: true },
  { name: 'Tables to 12', ops: ['×'], items: itemsOf(['×'], 12, (a, b) => a >= 2 && b >= 2) },
  { name: 'Times, then plus', ops: ['×'], items: ofOp(TO_TEN, '×'), adds: 20 },
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

/** Choice of operations on the start card, with their kinds of question. */
export const CHOICES = {
  all: { label: 'All', ops: OPS, kinds: KINDS.map((_, index) => index) },
  plusMinus: { label: '+ and −', ops: ['+', '−'], kinds: [0, 1, 2, 4, 9, 12] },
  timesDivide: { label: '× and ÷', ops: ['×', '÷'], kinds: [3, 5, 6, 7, 8, 9, 10] },
} as const satisfies Record<string, { label: string; ops: readonly Op[]; kinds: readonly number[] }>;
export type Choice = keyof typeof CHOICES;

export const isChoice = (value: unknown): value is Choice => typeof value === 'string' && Object.hasOwn(CHOICES, value);

/** Kinds of a level: its own one, after the last all of them. */
export function kindsAt(level: number, choice: Choice): readonly number[] {
  const { kinds } = CHOICES[choice];
  const own = kinds[level - 1];
  return own === undefined ? kinds : [own];
}

/** Kinds up to a level. */
export const kindsUpTo = (level: number, choice: Choice): readonly number[] => CHOICES[choice].kinds.slice(0, level);

/** Operations up to a level: an enemy can be weak to any of them. */
export function opsUpTo(level: number, choice: Choice): readonly Op[] {
  const met = new Set<Op>(kindsUpTo(level, choice).flatMap(kind => (KINDS[kind] as Kind).ops));
  return CHOICES[choice].ops.filter(op => met.has(op));
}

/** Largest number that is added, for each time that a kind has grown. */
const ADDS_MORE = 20;

/** Question of a kind from an item; the missing operand and the added number are random. */
export function ask(kind: number, item: Item, rng: Rng, growth = 0): Question {
  const { hides, adds } = KINDS[kind] as Kind;
  return questionOf(kind, item, {
    hidden: hides ? pick(rng, ['left', 'right'] as const) : null,
    more: adds ? between(rng, 1, adds + ADDS_MORE * growth) : null,
  });
}

/** Least and largest whole of the sums with two digits, and of those they grow into. */
const WHOLES = [
  [20, 99],
  [60, 180],
  [101, 499],
  [201, 999],
] as const;

function twoDigits(rng: Rng, ops: readonly Op[], growth: number): Question {
  const op = pick(
    rng,
    (['+', '−'] as const).filter(one => ops.includes(one)),
  );
  const [least, most] = WHOLES[growth] ?? WHOLES[0];
  const whole = between(rng, least, most);
  const part = between(rng, 10, whole - 10);
  return op === '+' ? signedQuestion(4, '+', whole - part, part) : signedQuestion(4, '−', whole, part);
}

/** Numbers of the sums below zero reach so far, and so much further each time that they have grown. */
const BELOW = { most: 12, grows: 12 } as const;

function negatives(rng: Rng, ops: readonly Op[], growth: number): Question {
  const op = pick(
    rng,
    (['+', '−', '×'] as const).filter(one => ops.includes(one)),
  );
  const most = BELOW.most + (op === '×' ? 0 : BELOW.grows * growth);
  const a = between(rng, growth > 0 ? 3 : 1, most);
  const b = between(rng, growth > 0 ? 3 : 1, most);
  switch (op) {
    case '+':
      return signedQuestion(12, '+', -a, b);
    case '−':
      return randomInt(rng, 2) === 0 ? signedQuestion(12, '−', -a, b) : signedQuestion(12, '−', a, a + b);
    case '×':
      return randomInt(rng, 2) === 0 ? signedQuestion(12, '×', -a, b) : signedQuestion(12, '×', a, -b);
  }
}
