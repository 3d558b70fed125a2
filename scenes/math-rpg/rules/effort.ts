// Effort of a question in steps of mental arithmetic: it says which of two questions is the bold one, and how often bots err.
import type { Op } from './facts.ts';
import { afterStep, type Question, type Step } from './question.ts';

/** Multipliers whose tables take one step; others take two. */
const EASY: ReadonlySet<number> = new Set([1, 2, 5, 10]);

const digitsOf = (number: number): readonly number[] => [...String(Math.abs(number))].map(Number);

/** A step for each digit to add or take away, and for each ten that is carried or borrowed. */
function addingSteps(one: number, other: number): number {
  const [large, small] = [Math.max(Math.abs(one), Math.abs(other)), Math.min(Math.abs(one), Math.abs(other))];
  const isSum = one < 0 === other < 0;
  let steps = digitsOf(small).filter(digit => digit > 0).length;
  for (let place = 1, held = 0; place <= small * 10 && place <= large; place *= 10) {
    const [upper, lower] = [Math.floor(large / place) % 10, Math.floor(small / place) % 10];
    held = Number(isSum ? upper + lower + held > 9 : upper - lower - held < 0);
    steps += held;
  }
  return Math.max(1, steps);
}

/** A table for each digit of the larger factor, and a step for each sum of two of them. */
function timesSteps(one: number, other: number): number {
  const [small, large] = [Math.min(Math.abs(one), Math.abs(other)), Math.max(Math.abs(one), Math.abs(other))];
  if (large <= 10) return EASY.has(small) || EASY.has(large) ? 1 : 2;
  const tables = digitsOf(large).filter(digit => digit > 0);
  return tables.reduce((sum, digit) => sum + timesSteps(small, digit), tables.length - 1) + (small > 10 ? 1 : 0);
}

const STEPS: Readonly<Record<Op, (left: number, right: number, value: number) => number>> = {
  '+': addingSteps,
  '−': (left, right) => addingSteps(left, -right),
  '×': timesSteps,
  '÷': (_left, right, value) => timesSteps(value, right) + 1,
};

const stepEffort = (from: number, step: Step): number => STEPS[step.op](from, step.by, afterStep(from, step));

export function effortOf(question: Question): number {
  const { op, left, right, value, step, hidden } = question;
  const isBelowZero = left < 0 || right < 0 || value < 0;
  return (
    STEPS[op](left, right, value) +
    (isBelowZero ? 1 : 0) +
    (hidden === null ? 0 : 1) +
    (step === null ? 0 : stepEffort(value, step))
  );
}
