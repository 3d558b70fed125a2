// Question type: text, spoken text and answer; parser of a typed answer.
import { factOf, type Item, type Op, sumOf } from './facts.ts';

export interface Question {
  /** Index of its kind. */
  readonly kind: number;
  readonly op: Op;
  readonly left: number;
  readonly right: number;
  /** Result of the operation, before `more` is added. */
  readonly value: number;
  /** Added at the end; null where nothing is. */
  readonly more: number | null;
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
  { hidden, more }: Pick<Question, 'hidden' | 'more'> = { hidden: null, more: null },
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
    more,
    hidden,
    answer: hidden === 'left' ? left : hidden === 'right' ? right : value + (more ?? 0),
    text: hidden ? `${sum} = ${value}` : more === null ? sum : `${sum} + ${more}`,
    fact: factOf(item),
  };
}

/** The same question with a number to add at its end. */
export function withMore(question: Question, more: number): Question {
  const [sum = ''] = question.more === null ? [question.text] : question.text.split(/ \+ (?=\d+$)/);
  return { ...question, more, answer: question.value + more, text: `${sum} + ${more}` };
}

/** Question with free, possibly negative numbers; it practises no fact. */
export function signedQuestion(kind: number, op: '+' | '−' | '×', left: number, right: number): Question {
  const value = op === '+' ? left + right : op === '−' ? left - right : left * right;
  const text = `${formatNumber(left)} ${op} ${formatOperand(right)}`;
  return { kind, op, left, right, value, more: null, hidden: null, answer: value, text, fact: null };
}

const SPOKEN: Readonly<Record<Op, string>> = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divided by' };
const spokenNumber = (number: number) => (number < 0 ? `minus ${-number}` : String(number));

/** Text for screen readers: 'What is 7 times 8?', '3 times what number is 12?'. */
export function spokenText({ op, left, right, value, more, hidden }: Question): string {
  const sign = SPOKEN[op];
  if (hidden === 'left') return `What number ${sign} ${right} is ${value}?`;
  if (hidden === 'right') return `${left} ${sign} what number is ${value}?`;
  const sum = `${spokenNumber(left)} ${sign} ${spokenNumber(right)}`;
  return more === null ? `What is ${sum}?` : `What is ${sum}, plus ${more}?`;
}

/** Parses a whole number, or returns null. Accepts hyphen and minus sign. */
export function parseAnswer(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const plain = text.trim().replace('−', '-');
  return /^[+-]?\d{1,6}$/.test(plain) ? Number.parseInt(plain, 10) || 0 : null;
}
