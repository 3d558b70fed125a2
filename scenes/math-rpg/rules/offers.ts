// Offers: the two questions that stand beside each other, a quick one and a bold one that is harder.
import { pick, type Rng } from '../../kit/core/rng.ts';
import type { MathTuning } from '../constants.ts';
import { effortOf } from './effort.ts';
import { BOXES, type Boxes, type Item, NEW_BOX } from './facts.ts';
import { KINDS } from './kinds.ts';
import { isPaired, nextQuestion, type QuestionOptions } from './nextQuestion.ts';
import { type Question, questionOf } from './question.ts';

export interface Offers {
  readonly quick: Question;
  /** Null where there is only one: a short list. */
  readonly bold: Question | null;
}

interface OfferOptions extends QuestionOptions {
  /** The creature's bold questions hide a number. */
  readonly hides: boolean;
  /** The row is full: whoever waits gets no easy question. */
  readonly isFull: boolean;
}

/** Draws of which the bold one is the hardest, where the kind has no second step to take. */
const DRAWS = 3;
/** Draws for a sum of two steps that takes no less effort than the quick one. */
const TRIES = 20;

export function drawOffers(rng: Rng, options: OfferOptions, t: MathTuning): Offers {
  const { list, card, hides, isFull } = options;
  if (card === null && !isPaired(list)) return { quick: nextQuestion(rng, options, t), bold: null };
  const [first, second] = drawTwo(rng, options, t);
  if (list !== null)
    return second.text === first.text ? { quick: first, bold: null } : inOrder(first, second, options.boxes);
  const [easy, hard] = byEffort(first, second);
  const recent = [...options.recent, easy.text];
  const [quick] = isFull ? byEffort(...drawTwo(rng, { ...options, recent, isDeep: true }, t)) : [easy];
  return named(byEffort(quick, hides && canHide(hard) ? backwards(rng, hard) : boldBeside(quick, hard)));

  function boldBeside(asked: Question, harder: Question): Question {
    let found = harder;
    for (let draws = 1; draws <= TRIES; draws++) {
      const draw = nextQuestion(rng, { ...options, recent: [...recent, asked.text], isDeep: true }, t);
      if (isDeep(draw) && effortOf(draw) >= effortOf(asked)) return draw;
      if (effortOf(draw) > effortOf(found)) found = draw;
      if (draws >= DRAWS && !isDeep(draw)) return found;
    }
    return found;
  }
}

const named = ([quick, bold]: readonly [Question, Question]): Offers => ({ quick, bold });

function drawTwo(rng: Rng, options: QuestionOptions, t: MathTuning): readonly [Question, Question] {
  const first = nextQuestion(rng, options, t);
  return [first, nextQuestion(rng, { ...options, recent: [...options.recent, first.text] }, t)];
}

/** The one that takes less effort first. */
const byEffort = (one: Question, other: Question): readonly [Question, Question] =>
  effortOf(one) <= effortOf(other) ? [one, other] : [other, one];

/** It has a second step that its kind need not have. */
const isDeep = ({ kind, step }: Question): boolean => step !== null && !KINDS[kind]?.adds;

/** The better known one is the quick one; of two that are known alike the one with the smaller numbers. */
function inOrder(first: Question, second: Question, boxes: Boxes): Offers {
  const ease = ({ fact, left, right }: Question) =>
    ((fact === null ? undefined : boxes[fact]) ?? NEW_BOX) * 1000 -
    BOXES * Math.min(99, Math.abs(left) + Math.abs(right));
  return ease(first) >= ease(second) ? { quick: first, bold: second } : { quick: second, bold: first };
}

/** Whether a number of it can be asked: one that is above zero, where none is asked yet and nothing follows. */
const canHide = ({ hidden, step, left, right, value }: Question): boolean =>
  hidden === null && step === null && left > 0 && right > 0 && value > 0;

/** The same fact, asked for one of its numbers. */
const backwards = (rng: Rng, question: Question): Question => ({
  ...questionOf(question.kind, itemOf(question), { hidden: pick(rng, ['left', 'right'] as const), step: null }),
  fact: question.fact,
});

/** Item of a question that asks for its result. */
const itemOf = ({ op, left, right, value }: Question): Item => ({
  op,
  a: op === '+' || op === '×' ? left : value,
  b: right,
});

/** 'Tables to 10', 'Tables to 10, backwards': what a question asks, in words. */
export function askedName({ kind, hidden }: Question): string {
  const { name = '', hides } = KINDS[kind] ?? {};
  return hidden !== null && !hides ? `${name}, backwards` : name;
}
