// Generators for tests: random values, and the same values as other languages and programs write them.
import fc from 'fast-check';
import { applyEdits, type Edit } from './edits.ts';
import { KINDS, type Kind } from './kinds.ts';
import { type Answers, propose } from './propose.ts';
import { Refusal } from './refusal.ts';

export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

export interface Outcome {
  /** The repaired text, or why there is none. */
  readonly text?: string;
  readonly refused?: string;
  /** The readings that are asked about. */
  readonly asked?: readonly { readonly text: string; readonly sign: Edit | null }[];
  /** Where, of a refusal. */
  readonly at?: number;
  readonly kinds: readonly Kind[];
  readonly changesData: boolean;
  readonly blocks: number;
}

export function repaired(text: string, answers?: Answers): Outcome {
  try {
    const steps = propose(text, answers);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const { edits, blocks, readings } = step.value;
    if (readings && answers?.reading === undefined)
      return {
        asked: readings.map(reading => ({ text: applyEdits(text, reading.edits), sign: reading.sign })),
        kinds: [],
        changesData: false,
        blocks: 0,
      };
    const kinds = [...new Set(edits.map(({ kind }) => kind))];
    return {
      text: applyEdits(text, edits),
      kinds,
      changesData: kinds.some(kind => KINDS[kind].changesData),
      blocks: blocks.length,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: error.message, at: error.at, kinds: [], changesData: false, blocks: 0 };
  }
}

const HOSTILE = [
  "O'Brien",
  "it's",
  'say "hi"',
  'a, b',
  'a: b',
  '{x}',
  '[1]',
  '// no',
  '/* no */',
  '# no',
  'https://x.org/?a=1&b=2',
  'C:\\dir\\new',
  '\\d+',
  'tab\there',
  'two\nlines',
  'ü→𝄞',
  '',
  ' ',
  'True',
  'null',
  '007',
  'e\u0301',
  "a', 'b",
  '；：，',
  '…',
  '$x',
  '`',
];
const plain = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 _.-]{0,12}$/);
const string = fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) });
const number = fc.oneof(
  fc.integer({ min: -9999, max: 99999 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map(n => (Object.is(n, -0) ? 0 : n)),
);
const scalar = (text: fc.Arbitrary<string>): fc.Arbitrary<Value> =>
  fc.oneof(text, number, fc.boolean(), fc.constant(null));
const key = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,6}$/) },
  { weight: 1, arbitrary: plain },
);

const tree = (text: fc.Arbitrary<string>, keys: fc.Arbitrary<string>): fc.Arbitrary<Value> =>
  fc.letrec<{ value: Value; object: Value }>(tie => ({
    object: fc.dictionary(keys, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    value: fc.oneof({ maxDepth: 3 }, scalar(text), fc.array(tie('value'), { maxLength: 4 }), tie('object')),
  })).value;

export const anyValue = tree(string, key);
/** Values of plain letters alone. */
export const plainValue = tree(plain, fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,6}$/));
const withMembers = (values: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,6}$/), values, {
    minKeys: 1,
    maxKeys: 4,
    noNullPrototype: true,
  });
export const anyObject = withMembers(anyValue);
export const plainObject = withMembers(plainValue);

const isObject = (value: Value): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Notation of another language, by how it writes what JSON writes otherwise. */
export interface Notation {
  readonly string: (text: string) => string;
  readonly key?: (text: string) => string;
  readonly words?: readonly [yes: string, no: string, nothing: string];
  readonly array?: (items: readonly string[]) => string;
  readonly object?: (members: readonly (readonly [key: string, value: string])[]) => string;
}

export function written(value: Value, notation: Notation): string {
  const { string: text, key: name = text, words = ['true', 'false', 'null'] } = notation;
  if (typeof value === 'string') return text(value);
  if (typeof value === 'boolean') return value ? words[0] : words[1];
  if (value === null) return words[2];
  if (!isObject(value) && typeof value === 'object') {
    const items = value.map(item => written(item, notation));
    return notation.array?.(items) ?? `[${items.join(', ')}]`;
  }
  if (!isObject(value)) return String(value);
  const members = Object.entries(value).map(([k, v]) => [name(k), written(v, notation)] as const);
  return notation.object?.(members) ?? `{${members.map(pair => pair.join(': ')).join(', ')}}`;
}

/** A string as Python's `repr` has it. */
export function pythonString(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\r', '\\r');
  return quote + (quote === "'" ? escaped.replaceAll("'", "\\'") : escaped) + quote;
}

export const PYTHON: Notation = { string: pythonString, words: ['True', 'False', 'None'] };
export const TUPLES: Notation = {
  ...PYTHON,
  array: items => (items.length === 1 ? `(${items[0]},)` : `(${items.join(', ')})`),
};
const scriptString = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const scriptKey = (text: string) => (/^[A-Za-z_$][\w$]*$/.test(text) ? text : scriptString(text));
export const SCRIPT: Notation = {
  string: scriptString,
  key: scriptKey,
  array: items => `[${items.map(item => `${item}, `).join('')}]`,
  object: members => `{ ${members.map(pair => `${pair.join(': ')}, // note\n`).join('')} }`,
};

/** Strings without content, and runs of what is neither white space nor a sign of JSON nor a quote or backslash. */
const TOKEN = /(?:""|'')(?<=(?:^|[[{,:])\s*..)(?=\s*(?:[\]},:]|$))|[^\s[\]{},:"'`´“”„‘’«»＂＇，：；、｛｝［］\\]+/g;

/** Tokens of a text without what stands between them: a repair of its form alone leaves this as it is. An escape is what it stands for. */
export const contentOf = (text: string): string =>
  Array.from(text.replaceAll(/\\(?:[bfnrt]|u[\da-fA-F]{4})/g, ' ').matchAll(TOKEN), ([token]) =>
    token === "''" ? '""' : token,
  ).join('');

/** Ways in which one sign of a text is damaged. */
export const DAMAGES = ['gone', 'doubled', 'turned'] as const;

const TURNED: Readonly<Record<string, readonly string[]>> = {
  '{': ['}', '[', ']'],
  '}': ['{', ']', '['],
  '[': [']', '{', '}'],
  ']': ['[', '}', '{'],
  '"': ["'", '“'],
  ':': [';', '=', ','],
  ',': [';', ':', '.'],
};

/** Places of the signs of a JSON text: brackets, commas, colons, and the quotes of its strings. */
export function signsOf(json: string): number[] {
  const signs: number[] = [];
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]/g)) {
    signs.push(index);
    if (token.length > 1) signs.push(index + token.length - 1);
  }
  return signs;
}

/** A JSON text of which one sign is damaged. */
export function damaged(json: string, n: number, way: (typeof DAMAGES)[number], m = 0): string {
  const signs = signsOf(json);
  if (signs.length === 0) return json;
  const at = signs[n % signs.length] as number;
  const sign = json[at] as string;
  const others = TURNED[sign] as readonly string[];
  const insert = way === 'gone' ? '' : way === 'doubled' ? sign + sign : (others[m % others.length] as string);
  return json.slice(0, at) + insert + json.slice(at + 1);
}
