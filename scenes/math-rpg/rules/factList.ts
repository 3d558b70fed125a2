// List of facts to practise, as a teacher writes it into an address: '7x8.56d8.12-5.3p4', or a whole table as '7x'. Writer, and reader of untrusted text.
import { Refusal } from '../../kit/core/refusal.ts';
import { type Item, OPS, type Op, SIDE, sumOf } from './facts.ts';
import { KINDS } from './kinds.ts';

/** Most characters and facts of a list. */
export const LIST_ROOM = 800;
const MOST_FACTS = 100;

/** Signs by operation; the first one is written into addresses, where it needs no escape. */
const SIGNS: Readonly<Record<Op, string>> = { '+': 'p+', '−': '-−–', '×': 'x×*·X', '÷': 'd÷/:' };
const PATTERN = /^(\d{1,3})?([p+\-−–x×*·Xd÷/:])(\d{1,3})?$/;

/** Reads a list. Throws a refusal that names the first entry that is no fact. */
export function readFactList(text: string): readonly Item[] {
  if (text.length > LIST_ROOM) throw new Refusal(`A list has at most ${LIST_ROOM} characters.`);
  const entries = text.split(/[\s,;.]+/).filter(entry => entry !== '');
  const items = new Map(entries.flatMap(readEntry).map(item => [keyOf(item), item]));
  if (items.size === 0) throw new Refusal('There is no fact in the list.');
  if (items.size > MOST_FACTS) throw new Refusal(`A list has at most ${MOST_FACTS} facts; this one has ${items.size}.`);
  return [...items.values()];
}

const keyOf = ({ op, a, b }: Item): string => `${op}${a},${b}`;

function readEntry(entry: string): readonly Item[] {
  const [, left, sign = '', right] = PATTERN.exec(entry) ?? [];
  const op = OPS.find(one => sign !== '' && SIGNS[one].includes(sign));
  if (op === undefined || (left === undefined && right === undefined))
    throw new Refusal(`“${entry.slice(0, 12)}” is no fact. Write one like 7x8, 56:8, 12-5 or 3+4.`);
  const items =
    left === undefined || right === undefined
      ? tableOf(op, Number(left ?? right))
      : [itemOf(op, Number(left), Number(right))];
  if (items.some(item => !isInMap(item))) throw new Refusal(`${entry}: ${RANGE[op]}`);
  return items;
}

const RANGE: Readonly<Record<Op, string>> = {
  '+': `both numbers must be from 1 to ${SIDE}.`,
  '−': `what is taken away, and what is left, must be from 1 to ${SIDE}.`,
  '×': `both numbers must be from 1 to ${SIDE}.`,
  '÷': `it must come out even, with both the divisor and the answer from 1 to ${SIDE}.`,
};

/** Item of a written sum: `left` is the sum's first number. */
function itemOf(op: Op, left: number, right: number): Item {
  if (op === '−') return { op, a: left - right, b: right };
  if (op === '÷') return { op, a: left / right, b: right };
  return { op, a: left, b: right };
}

/** A whole table: 7 × 1 to 7 × 12, 7 ÷ 7 to 84 ÷ 7. */
const tableOf = (op: Op, number: number): readonly Item[] =>
  Array.from({ length: SIDE }, (_, i) =>
    op === '+' || op === '×' ? { op, a: number, b: i + 1 } : { op, a: i + 1, b: number },
  );

const isInMap = ({ a, b }: Item): boolean => [a, b].every(one => Number.isInteger(one) && one >= 1 && one <= SIDE);

/** Writes a list with signs that need no escape in an address. */
export const writeFactList = (items: readonly Item[]): string =>
  items
    .map(item => {
      const { left, right } = sumOf(item);
      return `${left}${SIGNS[item.op][0]}${right}`;
    })
    .join('.');

/** Operations of a list, in the order of `OPS`. */
export const opsOf = (items: readonly Item[]): readonly Op[] => OPS.filter(op => items.some(item => item.op === op));

/** '1 fact', '12 facts'. */
export const countOf = ({ length }: readonly Item[]): string => (length === 1 ? '1 fact' : `${length} facts`);

/** A fact as a sum: '7 × 8'. */
export function factText(item: Item): string {
  const { left, right } = sumOf(item);
  return `${left} ${item.op} ${right}`;
}

/** Kinds under which what no kind asks is counted: the widest of its operation. */
const WIDEST: Readonly<Record<Op, number>> = { '+': 4, '−': 4, '×': 10, '÷': 8 };

/** Kind of question under which a fact is counted: the first one that asks for its result. */
export function kindOfFact({ op, a, b }: Item): number {
  const found = KINDS.findIndex(
    ({ items, hides, adds }) =>
      !hides && !adds && items?.some(item => item.op === op && item.a === a && item.b === b) === true,
  );
  return found < 0 ? WIDEST[op] : found;
}
