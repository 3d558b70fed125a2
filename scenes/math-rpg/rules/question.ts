// Question type: text, spoken text and answer; parser of a typed answer.
import { factOf, type Item, type Op, sumOf } from './facts.ts';

/** A second step of a sum: '+ 4' after '3 + 2', '× 5' after '2 × 4'. It is done after the first. */
export interface Step {
  readonly op: Op;
  readonly by: number;
}

export interface Question {
  /** Index of its kind. */
  readonly kind: number;
  readonly op: Op;
  readonly left: number;
  readonly right: number;
  /** Result of the operation, before the second step. */
  readonly value: number;
  /** The second step; null where there is one only. */
  readonly step: Step | null;
  /** The operand that is asked; null where the result is asked. */
  readonly hidden: 'left' | 'right' | null;
  readonly answer: number;
  /** '7 × 8', '? + 4 = 9'. */
  readonly text: string;
  /** Name of the fact it practises; null where there is none. */
  readonly fact: string | null;
}

/** Formats a number with a minus sign, not a hyphen. */
export const formatNumber = (number: number): string => (number < 0 ? `−${-number}` : String(number));
/** Formats a right operand: a negative number is in brackets. */
export const formatOperand = (number: number): string => (number < 0 ? `(${formatNumber(number)})` : String(number));

export function questionOf(
  kind: number,
  item: Item,
  { hidden, step }: Pick<Question, 'hidden' | 'step'> = { hidden: null, step: null },
): Question {
  const { op } = item;
  const { left, right, value } = sumOf(item);
  const gap = {
    left: hidden === 'left' ? '?' : formatNumber(left),
    right: hidden === 'right' ? '?' : formatNumber(right),
  };
  const sum = `${gap.left} ${op} ${gap.right}`;
  return {
    kind,
    op,
    left,
    right,
    value,
    step,
    hidden,
    answer: hidden === 'left' ? left : hidden === 'right' ? right : afterStep(value, step),
    text: hidden ? `${sum} = ${value}` : `${sum}${stepText(step)}`,
    // Of two tables in a row the second is the harder one.
    fact: op === '×' && step?.op === '×' ? factOf({ op, a: value, b: step.by }) : factOf(item),
  };
}

export function afterStep(value: number, step: Step | null): number {
  if (step === null) return value;
  const { op, by } = step;
  if (op === '+') return value + by;
  if (op === '−') return value - by;
  return op === '×' ? value * by : value / by;
}

const stepText = (step: Step | null): string => (step === null ? '' : ` ${step.op} ${step.by}`);

/** The same sum with a second step. */
export const withStep = (question: Question, step: Step): Question => ({
  ...question,
  step,
  answer: afterStep(question.value, step),
  text: `${question.text}${stepText(step)}`,
});

/** Question with free, possibly negative numbers; it practises no fact. */
export function signedQuestion(kind: number, op: '+' | '−' | '×', left: number, right: number): Question {
  const value = op === '+' ? left + right : op === '−' ? left - right : left * right;
  const text = `${formatNumber(left)} ${op} ${formatOperand(right)}`;
  return { kind, op, left, right, value, step: null, hidden: null, answer: value, text, fact: null };
}

const SPOKEN: Readonly<Record<Op, string>> = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divided by' };
const spokenNumber = (number: number) => (number < 0 ? `minus ${-number}` : String(number));

/** Text for screen readers: 'What is 7 times 8?', '3 times what number is 12?'. */
export function spokenText({ op, left, right, value, step, hidden }: Question): string {
  const sign = SPOKEN[op];
  if (hidden === 'left') return `What number ${sign} ${right} is ${value}?`;
  if (hidden === 'right') return `${left} ${sign} what number is ${value}?`;
  const sum = `${spokenNumber(left)} ${sign} ${spokenNumber(right)}`;
  return step === null ? `What is ${sum}?` : `What is ${sum}, ${SPOKEN[step.op]} ${step.by}?`;
}

/** Parses a whole number, or returns null. Accepts hyphen and minus sign. */
export function parseAnswer(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const plain = text.trim().replace('−', '-');
  return /^[+-]?\d{1,6}$/.test(plain) ? Number.parseInt(plain, 10) || 0 : null;
}
