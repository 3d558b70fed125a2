// Question selection: kind by grade and path, fact by its Leitner box (spaced repetition, weighted random); recent questions are rejected.
import { pick, type Rng, random } from '../../kit/core/rng.ts';
import type { MathTuning } from '../constants.ts';
import { askFromCard, type Card } from './card.ts';
import type { Path } from './enemies.ts';
import { kindOfFact } from './factList.ts';
import { BOXES, type Boxes, factOf, type Item, type Named, NEW_BOX, type Op } from './facts.ts';
import { ask, CHOICES, type Choice, chainsAmong, itemsAmong, KINDS, kindsAt, kindsUpTo } from './kinds.ts';
import { type Question, questionOf } from './question.ts';

export interface QuestionOptions {
  readonly operations: Choice;
  /** Facts to practise; null where the grade says what is asked. */
  readonly list: readonly Item[] | null;
  /** What a teacher's card allows; null without one. */
  readonly card: Card | null;
  readonly grade: number;
  readonly path: Path;
  readonly weakness: Op | null;
  readonly boxes: Boxes;
  readonly recent: readonly string[];
  /** Two steps are wanted, where the kind has such. */
  readonly isDeep?: boolean;
}

/** Tries of the rejection sampling. */
const TRIES = 60;

export function nextQuestion(rng: Rng, options: QuestionOptions, t: MathTuning): Question {
  let question = drawQuestion(rng, options, t);
  for (let i = 0; i < TRIES && options.recent.includes(question.text); i++) question = drawQuestion(rng, options, t);
  return question;
}

function drawQuestion(rng: Rng, options: QuestionOptions, t: MathTuning): Question {
  const { operations, grade, weakness, path, list, card, isDeep = false } = options;
  if (list !== null) return drawFromList(rng, list, options, t);
  const open: readonly Op[] = card?.ops ?? CHOICES[operations].ops;
  // On the ridge many questions use the enemy's weakness, if a kind met so far can.
  const aims = weakness !== null && random(rng) < t.reviewShare;
  const ops = aims ? [weakness] : open;
  if (card !== null) return askFromCard(rng, card, ops, isDeep);
  const fitting = aims ? kindsUpTo(grade, operations).filter(kind => canAsk(kind, weakness)) : [];
  const kinds =
    fitting.length > 0 ? fitting : kindsAt(grade, operations).filter(kind => ops.some(op => canAsk(kind, op)));
  const kind = pick(rng, kinds);
  const make = KINDS[kind]?.make;
  if (make) return make(rng, ops, isDeep);
  const chains = isDeep ? handful(rng, chainsAmong(kind, ops)) : [];
  return chains.length > 0
    ? ask(kind, weighted(rng, chains, options.boxes, path, t.practice), rng, isDeep)
    : ask(kind, weighted(rng, itemsAmong(kind, ops), options.boxes, path, t.practice), rng, isDeep);
}

/** There are thousands of sums of two steps: by their boxes one of a few is chosen. */
const HANDFUL = 40;
const handful = <One>(rng: Rng, all: readonly One[]): readonly One[] =>
  all.length <= HANDFUL ? all : Array.from({ length: HANDFUL }, () => pick(rng, all));

/** Question from a list: by box as elsewhere; on the ridge mostly what its enemy is weak to. */
function drawFromList(rng: Rng, list: readonly Item[], options: QuestionOptions, t: MathTuning): Question {
  const { weakness, path, boxes } = options;
  const aims = weakness !== null && random(rng) < t.reviewShare;
  const items = (aims ? list.filter(({ op }) => op === weakness) : list).map(item => ({ ...item, fact: factOf(item) }));
  const item = weighted(rng, items, boxes, path, t.practice);
  return questionOf(kindOfFact(item), item);
}

/** Facts that a list needs for two questions at a time. */
const PAIRS_FROM = 4;
/** Whether two questions can stand beside each other: a short list has one only. */
export const isPaired = (list: readonly Item[] | null): boolean => list === null || list.length >= PAIRS_FROM;

/** Number of the last questions that are not repeated: a short list has to. */
export const unrepeatedOf = (list: readonly Item[] | null, t: MathTuning): number =>
  list === null ? t.unrepeated : Math.min(t.unrepeated, list.length - (isPaired(list) ? 2 : 1));

const canAsk = (kind: number, op: Op): boolean => (KINDS[kind] as (typeof KINDS)[number]).ops.includes(op);

/** Weighted random choice by Leitner box: low boxes are frequent, on the meadow high ones. */
function weighted<One extends Named>(rng: Rng, items: readonly One[], boxes: Boxes, path: Path, practice: number): One {
  const weights = weightsOf(path, practice);
  const unmet = path === 'meadow' ? 1 : NEW_BOX;
  const weightOf = ({ fact }: Named) => weights[((fact === null ? undefined : boxes[fact]) ?? unmet) - 1] as number;
  let left = random(rng) * items.reduce((sum, item) => sum + weightOf(item), 0);
  return items.find(item => (left -= weightOf(item)) < 0) ?? (items.at(-1) as One);
}

/** Weights by box, from the first: powers of `practice`. */
function weightsOf(path: Path, practice: number): readonly number[] {
  const weights = [1];
  while (weights.length < BOXES) weights.push((weights.at(-1) as number) * practice);
  return path === 'meadow' ? weights : weights.reverse();
}
