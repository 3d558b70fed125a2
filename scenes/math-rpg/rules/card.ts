// Teacher's card: which operations, how far the numbers go and how many questions, as a readable address: 'plus-minus.to-20.15-questions'. Writer, reader of untrusted text, and its questions.
import { Refusal } from '../../kit/core/refusal.ts';
import { pick, type Rng, randomInt } from '../../kit/core/rng.ts';
import type { Setup } from '../../kit/core/rules.ts';
import { countOf, kindOfFact, readFactList } from './factList.ts';
import { type Item, itemsOf, OPS, type Op, SIDE, sumOf } from './facts.ts';
import { afterStep, type Question, questionOf, type Step } from './question.ts';

export interface Card {
  readonly ops: readonly Op[];
  /** No number of a question, and no answer, is above it or below zero. */
  readonly most: number;
  /** Questions after which the run is over. */
  readonly questions: number;
}

export const CARD_ROOM = 80;
/** Ranges of a card, both ends included. */
export const CARD_RANGES = { most: [10, 200], questions: [5, 60] } as const;

const WORDS: Readonly<Record<Op, string>> = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divide' };
const SHAPE = /^([a-z-]+)\.to-(\d{1,4})\.(\d{1,4})-questions$/;

/** Reads a card. Throws a refusal that says what is wrong with it. */
export function readCard(text: string): Card {
  const [, words = '', most = '', questions = ''] = (text.length <= CARD_ROOM && SHAPE.exec(text.trim())) || [];
  if (words === '') throw new Refusal('This is no card. One reads like plus-minus.to-20.15-questions.');
  const parts = words.split('-');
  const strange = parts.find(word => !Object.values(WORDS).includes(word));
  if (strange !== undefined) throw new Refusal(`“${strange}” is none of plus, minus, times and divide.`);
  if (new Set(parts).size < parts.length) throw new Refusal('The card names an operation twice.');
  const card = { ops: OPS.filter(op => parts.includes(WORDS[op])), most: Number(most), questions: Number(questions) };
  for (const name of ['most', 'questions'] as const) {
    const [low, high] = CARD_RANGES[name];
    if (card[name] < low || card[name] > high)
      throw new Refusal(
        `${name === 'most' ? 'The largest number' : 'The number of questions'} must be from ${low} to ${high}.`,
      );
  }
  return card;
}

export const writeCard = ({ ops, most, questions }: Card): string =>
  `${ops.map(op => WORDS[op]).join('-')}.to-${most}.${questions}-questions`;

/** 'Plus and minus, no number above 20': what is asked under a card, in words. */
export function cardName({ ops, most }: Pick<Card, 'ops' | 'most'>): string {
  const words = ops.map(op => WORDS[op]);
  const listed = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)}, no number above ${most}`;
}

/** A question of a card; of two steps where one may follow. */
export function askFromCard(rng: Rng, { ops: all, most }: Card, ops: readonly Op[], isDeep: boolean): Question {
  const item = itemWithin(rng, pick(rng, ops), most);
  const first = sumOf(item);
  const step = isDeep ? stepWithin(rng, item.op, first.value, all, most) : null;
  return questionOf(kindOfFact(item), item, { hidden: null, step });
}

function itemWithin(rng: Rng, op: Op, most: number): Item {
  if (op === '×' || op === '÷')
    return pick(
      rng,
      itemsOf([op], SIDE, (a, b) => a >= 2 && b >= 2 && a * b <= most),
    );
  const whole = 2 + randomInt(rng, most - 1);
  const b = 1 + randomInt(rng, whole - 1);
  return { op, a: whole - b, b };
}

/** A step that stays within the card: read from the left, so after plus and minus no product follows. Null where there is none. */
function stepWithin(rng: Rng, after: Op, from: number, ops: readonly Op[], most: number): Step | null {
  const isSum = after === '+' || after === '−';
  const steps = ops
    .filter(op => !isSum || op === '+' || op === '−')
    .map(op => ({ op, bys: bysOf(op, from, most) }))
    .filter(({ bys }) => bys.length > 0);
  if (steps.length === 0) return null;
  const { op, bys } = pick(rng, steps);
  return { op, by: pick(rng, bys) };
}

function bysOf(op: Op, from: number, most: number): readonly number[] {
  const isTable = op === '×' || op === '÷';
  const least = isTable ? 2 : 1;
  const reach = isTable ? SIDE : most;
  return Array.from({ length: reach - least + 1 }, (_, at) => least + at).filter(by => {
    const to = afterStep(from, { op, by });
    return Number.isInteger(to) && to >= 1 && to <= most;
  });
}

/** What a teacher's link fixes: the card or the list that it brought. */
interface Linked {
  readonly card: Card | null;
  readonly list: readonly Item[] | null;
}

/** Reads what a link brought. Throws a refusal where it cannot be read. A card goes before a list. */
export function readLinked({ card, facts }: Setup): Linked {
  if (typeof card === 'string') return { card: readCard(card), list: null };
  return { card: null, list: typeof facts === 'string' ? readFactList(facts) : null };
}

/** One sentence: what whoever opened the link is asked. Null where nothing is fixed. */
export function fixedText({ card, list }: Linked): string | null {
  if (card !== null) return `A teacher’s card: ${lower(cardName(card))}, ${card.questions} questions.`;
  return list === null ? null : `A teacher’s list: ${countOf(list)}, and nothing else.`;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The sentence for the start card. */
export const linked = (texts: Readonly<Record<string, string>>): string | null => fixedText(readLinked(texts));
