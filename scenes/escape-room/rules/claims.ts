// Claims: sentences of notes that are true of three digits or of an order of books, and what remains possible by them.

export type Holds = (numbers: readonly number[]) => boolean;

const PLACES = ['first', 'second', 'third'] as const;
const at = (word: string | undefined): number => PLACES.findIndex(place => place === word);
const nth = (numbers: readonly number[], word: string | undefined): number => numbers[at(word)] ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Shapes of sentences about three digits, and what each says. */
const OF_DIGITS: readonly [RegExp, (found: readonly string[]) => Holds][] = [
  [
    /^All three together make (\d+)\.$/,
    ([total]) =>
      numbers =>
        sum(numbers) === Number(total),
  ],
  [
    /^The (\w+) is (\d) more than the (\w+)\.$/,
    ([more, by, less]) =>
      numbers =>
        nth(numbers, more) - nth(numbers, less) === Number(by),
  ],
  [
    /^The (\w+) is twice the (\w+)\.$/,
    ([a, b]) =>
      numbers =>
        nth(numbers, a) === 2 * nth(numbers, b),
  ],
  [
    /^The (\w+) is odd\.$/,
    ([a]) =>
      numbers =>
        nth(numbers, a) % 2 === 1,
  ],
  [
    /^The (\w+) is even\.$/,
    ([a]) =>
      numbers =>
        nth(numbers, a) % 2 === 0,
  ],
  [
    /^The (\w+) is the largest\.$/,
    ([a]) =>
      numbers =>
        nth(numbers, a) === Math.max(...numbers),
  ],
  [
    /^The (\w+) is the smallest\.$/,
    ([a]) =>
      numbers =>
        nth(numbers, a) === Math.min(...numbers),
  ],
  [
    /^The (\w+) times the (\w+) makes (\d+)\.$/,
    ([a, b, product]) =>
      numbers =>
        nth(numbers, a) * nth(numbers, b) === Number(product),
  ],
];

export const BOOKS = ['red', 'blue', 'green', 'yellow', 'white'] as const;
const book = (name: string | undefined): number => BOOKS.findIndex(one => one === name?.toLowerCase());

/** Shapes of sentences about the order of the books; `row` holds their numbers from the left. */
const OF_ORDER: readonly [RegExp, (found: readonly string[]) => Holds][] = [
  [
    /^(\w+) stands left of (\w+)\.$/,
    ([a, b]) =>
      row =>
        row.indexOf(book(a)) < row.indexOf(book(b)),
  ],
  [
    /^(\w+) stands beside (\w+)\.$/,
    ([a, b]) =>
      row =>
        Math.abs(row.indexOf(book(a)) - row.indexOf(book(b))) === 1,
  ],
  [
    /^(\w+) does not stand beside (\w+)\.$/,
    ([a, b]) =>
      row =>
        Math.abs(row.indexOf(book(a)) - row.indexOf(book(b))) > 1,
  ],
  [
    /^(\w+) stands at an end\.$/,
    ([a]) =>
      row =>
        [0, row.length - 1].includes(row.indexOf(book(a))),
  ],
  [
    /^Two books stand between (\w+) and (\w+)\.$/,
    ([a, b]) =>
      row =>
        Math.abs(row.indexOf(book(a)) - row.indexOf(book(b))) === 3,
  ],
];

/** What a sentence says; null if it is no claim. */
export function meaningOf(text: string): Holds | null {
  for (const [shape, make] of [...OF_DIGITS, ...OF_ORDER]) {
    const found = shape.exec(text);
    if (found) return make(found.slice(1));
  }
  return null;
}

const READ = new Map<string, Holds | null>();
/** The same, remembered: few sentences are drawn again and again. */
function readOnce(text: string): Holds | null {
  const known = READ.get(text);
  if (known !== undefined) return known;
  const holds = meaningOf(text);
  READ.set(text, holds);
  return holds;
}

/** The sentences of a text. */
export const sentencesOf = (text: string): readonly string[] => text.match(/[A-Z][^.]*\./g) ?? [];

/** All rows of `length` different numbers of a range. */
export function rowsOf(length: number, least: number, most: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  const shorter = rowsOf(length - 1, least, most);
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return shorter.flatMap(row => all.flatMap(one => (row.includes(one) ? [] : [[...row, one]])));
}
const CODES = rowsOf(3, 1, 9);
const ORDERS = rowsOf(BOOKS.length, 0, BOOKS.length - 1);
export type Field = 'digits' | 'order';

/** The rows that sentences leave possible. */
export function possible(field: Field, texts: readonly string[]): readonly (readonly number[])[] {
  const claims = texts.flatMap(text => readOnce(text) ?? []);
  return (field === 'digits' ? CODES : ORDERS).filter(row => claims.every(holds => holds(row)));
}

/** True sentences about three digits. */
export function claimsOfDigits(code: readonly number[]): readonly string[] {
  const pairs = PLACES.flatMap(a => PLACES.flatMap(b => (a === b ? [] : [[a, b] as const])));
  return [
    `All three together make ${sum(code)}.`,
    ...pairs.flatMap(([a, b]) => {
      const [x, y] = [nth(code, a), nth(code, b)];
      return [
        ...(x > y ? [`The ${a} is ${x - y} more than the ${b}.`] : []),
        ...(x === 2 * y ? [`The ${a} is twice the ${b}.`] : []),
        ...(at(a) < at(b) ? [`The ${a} times the ${b} makes ${x * y}.`] : []),
      ];
    }),
    ...PLACES.flatMap(a => [
      `The ${a} is ${nth(code, a) % 2 ? 'odd' : 'even'}.`,
      ...(nth(code, a) === Math.max(...code) ? [`The ${a} is the largest.`] : []),
      ...(nth(code, a) === Math.min(...code) ? [`The ${a} is the smallest.`] : []),
    ]),
  ];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** True sentences about an order of the books. */
export function claimsOfOrder(row: readonly number[]): readonly string[] {
  const pairs = BOOKS.flatMap(a => BOOKS.flatMap(b => (a === b ? [] : [[a, b] as const])));
  const sayings = [
    ...pairs.flatMap(([a, b]) => [
      `${capital(a)} stands left of ${b}.`,
      `${capital(a)} stands beside ${b}.`,
      `${capital(a)} does not stand beside ${b}.`,
      `Two books stand between ${a} and ${b}.`,
    ]),
    ...BOOKS.map(a => `${capital(a)} stands at an end.`),
  ];
  return sayings.filter(text => readOnce(text)?.(row));
}

/** Sentences in the order given that each leave less possible, until one row remains. */
export function enough(field: Field, texts: readonly string[]): readonly string[] {
  const taken: string[] = [];
  let left = field === 'digits' ? CODES : ORDERS;
  for (const text of texts) {
    const next = left.filter(row => readOnce(text)?.(row) ?? true);
    if (next.length === left.length) continue;
    taken.push(text);
    left = next;
    if (left.length === 1) break;
  }
  // A sentence that the others have made needless is left out again.
  return taken.reduce<readonly string[]>((kept, text) => {
    const fewer = kept.filter(other => other !== text);
    return possible(field, fewer).length === 1 ? fewer : kept;
  }, taken);
}
