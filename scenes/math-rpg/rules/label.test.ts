// The label is the promise: whatever is asked lies inside the words that a parent reads, by a reading of those words that knows nothing of the generator.
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { seeded } from '../../kit/core/rng.ts';
import { learner, type Plan } from '../bots/pilot.ts';
import { view } from '../view.ts';
import { type Card, cardName, readCard } from './card.ts';
import { CHOICES, type Choice, gradeName, opsUpTo } from './kinds.ts';
import type { QuestionOptions } from './nextQuestion.ts';
import { askedName, drawOffers } from './offers.ts';
import type { Question } from './question.ts';
import { RULES } from './rules.ts';
import type { MathCommand, MathState } from './state.ts';
import { act, near, TUNING } from './testing.ts';

/** Questions of each label; MANY_RUNS asks as many as a parent would never see. */
const ASKED = times(300, 10_000);

/** A printed question as it is worked out: each step with its two numbers and what they make, from the left. */
interface Worked {
  readonly steps: readonly {
    readonly sign: string;
    readonly left: number;
    readonly right: number;
    readonly to: number;
  }[];
  readonly gaps: number;
}

const NUMBER = /\(?−?\d+\)?/;
const numberOf = (token: string): number => Number(token.replaceAll(/[()]/g, '').replace('−', '-'));

/** Reads a question as it is printed, with the answer in its gap. */
function workedOut(text: string, answer: number): Worked {
  const [sum = '', said] = text.replace('?', String(answer)).split(' = ');
  const tokens = sum.split(' ');
  if (!tokens.every((token, at) => (at % 2 === 0 ? NUMBER.test(token) : /^[+−×÷]$/.test(token))))
    throw new Error(`no sum: ${text}`);
  const steps: Worked['steps'][number][] = [];
  let left = numberOf(tokens[0] ?? '');
  for (let at = 1; at < tokens.length; at += 2) {
    const [sign = '', right] = [tokens[at], numberOf(tokens[at + 1] ?? '')];
    const to = sign === '+' ? left + right : sign === '−' ? left - right : sign === '×' ? left * right : left / right;
    steps.push({ sign, left, right, to });
    left = to;
  }
  if (left !== (said === undefined ? answer : numberOf(said))) throw new Error(`not true: ${text}, ${answer}`);
  return { steps, gaps: (text.match(/\?/g) ?? []).length };
}

type Fault = string | null;
const range = (words: string): readonly number[] => (words.match(/\d+/g) ?? []).map(Number);

/** What a label allows, by its words alone: a fault in words, or null. */
function faultOf(label: string, { steps, gaps }: Worked): Fault {
  const kind = label.replace(', backwards', '');
  const numbers = steps.flatMap(({ left, right, to }) => [left, right, to]);
  const signs = [...new Set(steps.map(({ sign }) => sign))];
  const only = (allowed: string): Fault =>
    signs.every(sign => allowed.includes(sign)) ? null : `asks ${signs.join(' ')} under “${label}”`;
  const within = (least: number, most: number): Fault =>
    numbers.every(number => Number.isInteger(number) && number >= least && number <= most)
      ? null
      : `a number beyond ${least} to ${most} under “${label}”`;
  const wantsGap = kind === 'The missing number' || label !== kind;
  if (gaps !== (wantsGap ? 1 : 0)) return `${gaps} gaps under “${label}”`;
  const tables = (fits: (small: number, large: number) => boolean): Fault =>
    steps.every(({ left, right }) => fits(Math.min(left, right), Math.max(left, right)))
      ? null
      : `no such table: “${label}”`;
  const dividing = (least: number, most: number): Fault =>
    steps.every(({ right, to }) => right >= least && right <= most && Number.isInteger(to) && to >= 1 && to <= 10)
      ? null
      : `no such division: “${label}”`;
  const [first = 0, second = 0, third = 0] = range(kind);
  if (/^Adding to \d+$/.test(kind)) return only('+') ?? within(0, first);
  if (/^Taking away to \d+$/.test(kind)) return only('−') ?? within(0, first);
  if (/^Plus and minus to \d+$/.test(kind)) return only('+−') ?? within(0, first);
  if (/^Times \d+, \d+ and \d+$/.test(kind))
    return (
      only('×') ??
      tables((small, large) => large <= 10 && [first, second, third].some(of => of === small || of === large))
    );
  if (/^Tables to \d+$/.test(kind))
    return only('×') ?? tables((small, large) => small <= first && large <= Math.max(10, first));
  if (/^Dividing by \d+ to \d+$/.test(kind)) return only('÷') ?? dividing(first, second);
  if (kind === 'Two digits, plus and minus') return only('+−') ?? within(10, 99);
  if (kind === 'The missing number') return steps.length === 1 ? within(1, 100) : 'two steps and a gap';
  if (kind === 'Times, then plus') {
    const [table, sum] = steps;
    const isSo = steps.length === 2 && table?.sign === '×' && sum?.sign === '+';
    return isSo && Math.max(table.left, table.right) <= 10 ? within(1, 200) : 'not a table, then plus';
  }
  if (kind === 'Below zero') return numbers.some(number => number < 0) ? within(-200, 200) : 'nothing is below zero';
  const card = /^(.+), no number above (\d+)$/.exec(kind);
  if (card) {
    const named = { plus: '+', minus: '−', times: '×', divide: '÷' };
    const allowed = Object.entries(named).flatMap(([word, sign]) =>
      card[1]?.toLowerCase().includes(word) ? [sign] : [],
    );
    return only(allowed.join('')) ?? within(0, Number(card[2]));
  }
  return `nobody can read “${label}”`;
}

/** What the start card promises. */
const PROMISED: Readonly<Record<Choice, string>> = { all: '+−×÷', plusMinus: '+−', timesDivide: '×÷' };

function faultOfQuestion(question: Question, label: string, choice: Choice): Fault {
  const worked = workedOut(question.text, question.answer);
  const strange = worked.steps.find(({ sign }) => !PROMISED[choice].includes(sign));
  return strange ? `asks ${strange.sign} where one practises ${choice}` : faultOf(label, worked);
}

test.each<[string, string, number, boolean]>([
  ['Adding to 10', '3 + 4 + 2', 9, true],
  ['Adding to 10', '36 + 3 + 4', 43, false],
  ['Adding to 10', '9 − 3', 6, false],
  ['Plus and minus to 20', '147 − 42 + 3', 108, false],
  ['Plus and minus to 20', '18 − 4 + 6', 20, true],
  ['Plus and minus to 20', '18 + 4 − 6', 16, false],
  ['Tables to 10', '7 × 48', 336, false],
  ['Tables to 10', '7 × 8 + 5', 61, false],
  ['Tables to 5', '7 × 8', 56, false],
  ['Times 2, 5 and 10', '? × 5 = 35', 7, false],
  ['Times 2, 5 and 10, backwards', '? × 5 = 35', 7, true],
  ['Dividing by 1 to 5', '48 ÷ 8', 6, false],
  ['Two digits, plus and minus', '44 + 35 + 30', 109, false],
  ['The missing number', '? + 4 = 9', 5, true],
  ['Below zero', '3 + 4', 7, false],
  ['Plus and times, no number above 20', '4 × 5 + 1', 21, false],
])('“%s” and %s', (label, text, answer, isInside) => {
  const fault = faultOf(label, workedOut(text, answer));
  expect(fault === null, fault ?? 'nothing').toBe(isInside);
});

const CHOSEN = Object.keys(CHOICES) as Choice[];
const NONE = { list: null, card: null, boxes: {}, recent: [] };
const HOW = [
  { hides: false, isFull: false },
  { hides: false, isFull: true },
  { hides: true, isFull: false },
  { hides: true, isFull: true },
] as const;

describe.each(CHOSEN)('whoever practises %s', operations => {
  const grades = Array.from({ length: CHOICES[operations].kinds.length + 1 }, (_, at) => at + 1);
  test.each(grades.map(grade => [grade, gradeName(grade, operations)] as const))(
    'grade %i: both questions beside each other lie inside “%s”, on each path and whatever the creature does',
    (grade, name) => {
      const rng = seeded(grade);
      const ops = opsUpTo(grade, operations);
      for (let i = 0; i < ASKED; i++) {
        const path = (['start', 'meadow', 'ridge'] as const)[i % 3] ?? 'start';
        const weakness = path === 'ridge' ? (ops[i % ops.length] ?? null) : null;
        const options: QuestionOptions = { ...NONE, operations, grade, path, weakness };
        const { quick, bold } = drawOffers(
          rng,
          { ...options, ...(HOW[i % HOW.length] as (typeof HOW)[number]) },
          TUNING,
        );
        for (const question of bold ? [quick, bold] : [quick]) {
          const label = askedName(question);
          const fault = faultOfQuestion(question, label, operations);
          if (fault !== null) expect.fail(`${question.text}: ${fault}`);
          // Off the ridge nothing but the grade's own kind is asked.
          if (weakness === null && name !== 'Everything mixed') expect(label.replace(', backwards', '')).toBe(name);
        }
      }
    },
  );
});

/** Looks at everything, chooses each question once, and plays on. */
const CURIOUS: Plan = {
  path: ({ level }) => (level % 2 === 0 ? 'ridge' : 'meadow'),
  stroke: ({ right }) => (right % 3 === 0 ? 'bold' : 'quick'),
  use: ({ bag, phase }) => (phase === 'question' && bag.includes('eraser') ? 'eraser' : null),
};

/** The label that stands over each question of whole runs. */
function labelsOf(begun: MathState, errs: number, answers: number): void {
  const decide = learner({ errs }, CURIOUS)(7);
  let state = begun;
  for (let i = 0; i < answers && state.phase !== 'over'; i++) {
    for (const question of state.phase === 'question' ? [state.offers.quick, state.offers.bold] : []) {
      if (question === null) continue;
      const { kindName: label } = view(near(state, { question }), TUNING);
      const worked = workedOut(question.text, question.answer);
      const read = label === 'Everything mixed' ? askedName(question) : label;
      // A card’s creature may hide a number: the range stands all the same.
      const fault = faultOf(read, state.card === null ? worked : { ...worked, gaps: 0 });
      if (fault !== null) expect.fail(`level ${state.level}, ${question.text}: ${fault}`);
    }
    state = act(near(state, { playerHealth: 100 }), decide(state, TUNING) as MathCommand).state;
  }
}

test.each(CHOSEN)('whoever knows everything moves on from label to label, and each holds: %s', operations => {
  for (let seed = 1; seed <= times(4, 60); seed++)
    labelsOf(RULES.create({ seed, setup: { operations }, levels: [] }, TUNING), seed % 4, 400);
});

const CARDS: readonly Card[] = [
  'plus.to-10.60-questions',
  'minus-plus.to-20.60-questions',
  'times.to-50.60-questions',
  'divide.to-144.60-questions',
  'plus-minus-times-divide.to-100.60-questions',
].map(readCard);

test.each(CARDS.map(card => [cardName(card), card] as const))('a teacher’s card holds: %s', (name, card) => {
  const rng = seeded(3);
  for (let i = 0; i < ASKED; i++) {
    const weakness = i % 2 === 0 ? (card.ops[i % card.ops.length] ?? null) : null;
    const options: QuestionOptions = {
      ...NONE,
      card,
      operations: 'all',
      grade: 1,
      path: weakness ? 'ridge' : 'meadow',
      weakness,
    };
    const { quick, bold } = drawOffers(rng, { ...options, ...(HOW[i % HOW.length] as (typeof HOW)[number]) }, TUNING);
    for (const question of bold ? [quick, bold] : [quick]) {
      const fault = faultOf(name, { ...workedOut(question.text, question.answer), gaps: 0 });
      if (fault !== null) expect.fail(`${question.text}: ${fault}`);
    }
  }
});
