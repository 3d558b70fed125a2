// Offers: the two questions that stand beside each other, a quick one and a bold one that is harder.
import { pick, type Rng, randomInt } from '../../kit/core/rng.ts';
import type { MathTuning } from '../constants.ts';
import { effortOf } from './effort.ts';
import { BOXES, type Boxes, type Item, NEW_BOX } from './facts.ts';
import { KINDS } from './kinds.ts';
import { isPaired, nextQuestion, type QuestionOptions } from './nextQuestion.ts';
import { type Question, questionOf, withMore } from './question.ts';

export interface Offers {
  readonly quick: Question;
  /** Null where there is only one: a short list. */
  readonly bold: Question | null;
}

/** Largest number that a bold question adds, at the first levels and later. */
const ADDS = { early: 5, late: 9, before: 5 } as const;
/** A question that adds a number already adds one of so many when it is bold. */
const ADDS_MORE = { least: 21, most: 69 } as const;

interface OfferOptions extends QuestionOptions {
  /** The creature's bold questions hide a number. */
  readonly hides: boolean;
  /** The row is full: whoever waits gets no easy question. */
  readonly isFull: boolean;
}

export function drawOffers(rng: Rng, options: OfferOptions, t: MathTuning): Offers {
  const { list } = options;
  const first = nextQuestion(rng, options, t);
  if (!isPaired(list)) return { quick: first, bold: null };
  const recent = [...options.recent, first.text];
  const second = nextQuestion(rng, { ...options, recent }, t);
  if (list !== null)
    return second.text === first.text ? { quick: first, bold: null } : inOrder(first, second, options.boxes);
  const [quick, more] = effortOf(first) <= effortOf(second) ? [first, second] : [second, first];
  const asked = options.isFull ? harder(rng, quick, { ...options, hides: false }) : quick;
  if (more.hidden !== null) {
    const further = nextQuestion(rng, { ...options, recent, extra: 1 }, t);
    return { quick: asked, bold: hardest(asked, [more, further]) };
  }
  const bold = harder(rng, more, options);
  // What a question adds may be the easier of two: the numbers decide.
  const isEasier = bold.hidden === null && effortOf(bold) < effortOf(asked);
  return isEasier ? { quick: bold, bold: asked } : { quick: asked, bold };
}

/** The one of these that takes the most effort and is another than the quick one. */
const hardest = (quick: Question, among: readonly Question[]): Question =>
  among.filter(({ text }) => text !== quick.text).toSorted((one, other) => effortOf(other) - effortOf(one))[0] ?? quick;

/** The better known one is the quick one; of two that are known alike the one with the smaller numbers. */
function inOrder(first: Question, second: Question, boxes: Boxes): Offers {
  const ease = ({ fact, left, right }: Question) =>
    ((fact === null ? undefined : boxes[fact]) ?? NEW_BOX) * 1000 -
    BOXES * Math.min(99, Math.abs(left) + Math.abs(right));
  return ease(first) >= ease(second) ? { quick: first, bold: second } : { quick: second, bold: first };
}

/** The same fact with one thing more: a hidden number where the creature hides one, else a number to add. */
function harder(
  rng: Rng,
  question: Question,
  { level, hides }: { readonly level: number; readonly hides: boolean },
): Question {
  const { more, hidden } = question;
  if (hidden !== null) return question;
  if (hides && more === null && question.fact !== null)
    return questionOf(question.kind, itemOf(question), { hidden: pick(rng, ['left', 'right'] as const), more: null });
  if (more !== null) return withMore(question, ADDS_MORE.least + randomInt(rng, ADDS_MORE.most - ADDS_MORE.least + 1));
  return withMore(question, 2 + randomInt(rng, (level < ADDS.before ? ADDS.early : ADDS.late) - 1));
}

/** Item of a question that asks for its result. */
const itemOf = ({ op, left, right, value }: Question): Item => ({
  op,
  a: op === '+' || op === '×' ? left : value,
  b: right,
});

/** 'Tables to 10, then plus': what a question asks, in words. */
export function askedName({ kind, more, hidden }: Question): string {
  const { name = '', adds, hides } = KINDS[kind] ?? {};
  if (more !== null && !adds) return `${name}, then plus`;
  return hidden !== null && !hides ? `${name}, backwards` : name;
}
