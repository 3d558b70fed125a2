// Explanation of an answer: one line of mental arithmetic steps. A test checks every equation in it.
import type { Op } from './facts.ts';
import { afterStep, formatNumber, formatOperand, type Question } from './question.ts';

/** Multipliers as sums of easy ones (7 = 5 + 2). */
const PARTS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [2, 1],
  [2, 2],
  [5],
  [5, 1],
  [5, 2],
  [5, 3],
  [10, -1],
  [10],
  [10, 1],
  [10, 2],
];
/** Factors, easiest first. */
const FACTORS_BY_EASE = [10, 1, 2, 5, 9, 11, 3, 6, 4, 12, 7, 8];

export function solutionSteps(question: Question): string {
  const { op, left, right, value, step, hidden } = question;
  if (hidden) return missingSteps(question);
  if (step !== null) {
    const [from, to] = [formatNumber(value), formatNumber(afterStep(value, step))];
    return `${formatNumber(left)} ${op} ${formatOperand(right)} = ${from}, then ${from} ${step.op} ${step.by} = ${to}`;
  }
  if (left < 0 || right < 0 || value < 0) return signedSteps(question);
  return STEPS[op](left, right, value);
}

const STEPS: Readonly<Record<Op, (left: number, right: number, value: number) => string>> = {
  '+': plus,
  '−': minus,
  '×': times,
  '÷': (left, right, value) => `${value} × ${right} = ${left}, so ${left} ÷ ${right} = ${value}`,
};

/** Numbers up to this are counted on, larger ones are split. */
const COUNTED_ON = 3;

function plus(left: number, right: number, value: number): string {
  const [large, small] = left >= right ? [left, right] : [right, left];
  const by = (first: number) =>
    `${large} + ${first} = ${large + first}, then ${large + first} + ${small - first} = ${value}`;
  if (small > 10) return by(small % 10 === 0 ? 10 : small - (small % 10));
  if (small === 10) return `one ten more than ${large} is ${value}`;
  if (small <= COUNTED_ON) {
    const counted = Array.from({ length: small }, (_, i) => large + i + 1);
    return `count on from ${large}: ${counted.join(', ')}`;
  }
  if (large % 10 === 0) return `${large / 10} ${large === 10 ? 'ten' : 'tens'} and ${small} ones are ${value}`;
  const toTen = 10 - (large % 10);
  return by(toTen < small ? toTen : 2);
}

function minus(left: number, right: number, value: number): string {
  if (right >= 10 && right % 10 !== 0) {
    const tens = right - (right % 10);
    return `${left} − ${tens} = ${left - tens}, then ${left - tens} − ${right % 10} = ${value}`;
  }
  const toTen = left % 10;
  if (right < 10 && toTen !== 0 && toTen < right && left > 10)
    return `${left} − ${toTen} = ${left - toTen}, then ${left - toTen} − ${right - toTen} = ${value}`;
  return `${right} + ${value} = ${left}, so ${left} − ${right} = ${value}`;
}

function times(left: number, right: number, value: number): string {
  const ease = (factor: number) => (factor > 12 ? 99 : FACTORS_BY_EASE.indexOf(factor));
  const [split, other] = ease(left) <= ease(right) ? [left, right] : [right, left];
  const [first = split, second] = PARTS[split] ?? [split];
  if (second === undefined) return EASY[split]?.(other, value) ?? `${left} × ${right} = ${value}`;
  const sign = second < 0 ? '−' : '+';
  const rest = Math.abs(second);
  const part = rest === 1 ? String(other) : `${rest} × ${other}`;
  return `${split} × ${other} = ${first} × ${other} ${sign} ${part} = ${first * other} ${sign} ${rest * other} = ${value}`;
}

/** Ways for the multipliers that are no sums of others. */
const EASY: Readonly<Record<number, (other: number, value: number) => string>> = {
  1: (other, value) => `once ${other} is ${value}`,
  2: (other, value) => `${other} + ${other} = ${value}`,
  5: (other, value) => `10 × ${other} = ${10 * other}, and half of it is ${value}`,
  10: (other, value) => `${other === 1 ? 'one ten is' : `${other} tens are`} ${value}`,
};

function missingSteps({ op, left, right, value, hidden }: Question): string {
  if (hidden === 'left') {
    if (op === '+') return `${value} − ${right} = ${left}`;
    if (op === '−') return `${value} + ${right} = ${left}`;
    if (op === '×') return `${value} ÷ ${right} = ${left}`;
    return `${value} × ${right} = ${left}`;
  }
  if (op === '+') return `${value} − ${left} = ${right}`;
  if (op === '−') return `${left} − ${value} = ${right}`;
  if (op === '×') return `${value} ÷ ${left} = ${right}`;
  return `${left} ÷ ${value} = ${right}`;
}

function signedSteps({ op, left, right, value }: Question): string {
  const [a, b] = [Math.abs(left), Math.abs(right)];
  if (op === '×') return `${a} × ${b} = ${a * b}, and with one minus it is ${formatNumber(value)}`;
  if (op === '−' && left < 0) return `${a} + ${b} = ${a + b}, and further below zero it is ${formatNumber(value)}`;
  const [large, small] = a >= b ? [a, b] : [b, a];
  return `${large} − ${small} = ${large - small}, and on this side of zero it is ${formatNumber(value)}`;
}
