// Conservation of data: of documents that were damaged at random, whatever is not in the proposed text is told as a change of data.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from '../../../../../tests/setup/times.ts';
import { isProse } from './prose.ts';
import {
  anyValue,
  contentOf,
  DAMAGES,
  damaged,
  PYTHON,
  plainValue,
  repaired,
  SCRIPT,
  TUPLES,
  type Value,
  written,
} from './samples.ts';

const documents = fc
  .oneof(anyValue, plainValue)
  .filter(value => typeof value === 'object' && value !== null && Object.keys(value).length > 0);
const damages = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...DAMAGES), fc.nat()), { minLength: 1, maxLength: 4 });

/** Tokens without empty strings and the signs of damage; a constant of Python is that of JSON. */
const content = (text: string) =>
  contentOf(text)
    .replaceAll(/[;=.]|""/g, '')
    .toLowerCase();

/** One name before a value, which is its label. */
const LABEL = /^\s*\w+:\s*(?=[[{(])/;

/** Nothing of the text is gone and nothing is new, or it is told. The prefix of a Python string is no data. */
function expectConserved(text: string): void {
  const result = repaired(text);
  const isTold = result.changesData || result.kinds.includes('prefix');
  if (result.text !== undefined && !isTold)
    expect([text, text.replace(LABEL, '')].map(content), text).toContain(content(result.text));
}

test('of a document with up to four damaged signs nothing is lost in silence', () => {
  fc.assert(
    fc.property(documents, damages, fc.constantFrom(undefined, 1), (value, list, indent) => {
      let text = JSON.stringify(value, null, indent);
      for (const [n, way, m] of list) text = damaged(text, n, way, m);
      expectConserved(text);
    }),
    runsOf(600, 20_000),
  );
}, 600_000);

const printR = (value: Value, pad = ''): string => {
  if (typeof value !== 'object' || value === null) return value === true ? '1' : value ? String(value) : '';
  const members = Object.entries(value).map(([key, item]) => `${pad}    [${key}] => ${printR(item, `${pad}        `)}`);
  return `Array\n${pad}(\n${members.map(member => `${member}\n`).join('')}${pad})\n`;
};

/** YAML that knows no flow form but the empty ones. */
const yamlLike = (value: Value, pad = ''): string => {
  if (typeof value === 'string') return ` ${/^[A-Za-z][\w .-]*$/.test(value) ? value : JSON.stringify(value)}\n`;
  if (typeof value !== 'object' || value === null) return ` ${value}\n`;
  const items = Object.entries(value).map(
    ([key, item]) => `${pad}${Array.isArray(value) ? '-' : `${key}:`}${yamlLike(item, `${pad}  `)}`,
  );
  return items.length ? `\n${items.join('')}` : Array.isArray(value) ? ' []\n' : ' {}\n';
};

/** Other notations of a value; each with the words around it, which are no data. */
const NOTATIONS: Readonly<Record<string, readonly [write: (value: Value) => string, around?: RegExp]>> = {
  Python: [value => written(value, PYTHON)],
  'Python tuples': [value => written(value, TUPLES)],
  JavaScript: [value => written(value, SCRIPT), /\/\/note/g],
  'JavaScript assignments': [value => `__page = ${JSON.stringify(value)};`, /^__page/g],
  print_r: [value => printR(value)],
  YAML: [value => `first: 1\nsecond: 2\nthird:${yamlLike(value, '  ')}`],
  'sheet cells': [value => `"${JSON.stringify(value).replaceAll('"', '""')}"`],
  'log lines': [value => `INFO got ${JSON.stringify(value)} in time`, /^infogot|intime$/g],
  'log lines of Python': [value => `INFO got ${written(value, PYTHON)} then done`, /^infogot|thendone$/g],
  'escaped text': [value => JSON.stringify(JSON.stringify(value)).slice(1, -1)],
  'JSON Lines': [value => `${JSON.stringify(value)}\n${JSON.stringify(value)}\n`],
};

const SIGN = /[[\](){},:'"=>\\-]/g;

/** A text of any notation of which one sign is gone, doubled or turned. */
function damagedSign(text: string, n: number, way: (typeof DAMAGES)[number], m: number): string {
  const places = Array.from(text.matchAll(SIGN), ({ index }) => index);
  if (places.length === 0) return text;
  const at = places[n % places.length] as number;
  const sign = text[at] as string;
  return (
    text.slice(0, at) + { gone: '', doubled: sign + sign, turned: '[](){},:\'";'[m % 11] }[way] + text.slice(at + 1)
  );
}

/** A string whose quote is gone may be what a comment is. */
const withoutComments = documents.filter(value => !/\/[/*]|#/.test(JSON.stringify(value)));

/** Content without the signs that a number and a language have in common, and without the words around. */
const plainContent = (text: string, around = /(?!)/g) =>
  content(text)
    .replaceAll(/[()>+-]/g, '')
    .replaceAll(/none|undefined/g, 'null')
    .replaceAll(around, '');

test.each(Object.entries(NOTATIONS))(
  'of %s with up to two damaged signs nothing is lost in silence',
  (_, [write, around]) => {
    fc.assert(
      fc.property(
        withoutComments,
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...DAMAGES), fc.nat()), { maxLength: 2 }),
        (value, list) => {
          let text = write(value);
          for (const [n, way, m] of list) text = damagedSign(text, n, way, m);
          const result = repaired(text);
          const isTold = result.changesData || result.kinds.includes('prefix');
          if (result.text !== undefined && !isTold)
            expect(
              [text, text.replace(LABEL, '')].map(given => plainContent(given, around)),
              text,
            ).toContain(plainContent(result.text, around));
        },
      ),
      runsOf(400, 2000),
    );
  },
);

test('of a document that is cut, or from which a piece is gone, or that stands twice, nothing is lost in silence', () => {
  fc.assert(
    fc.property(
      documents,
      fc.nat(),
      fc.nat(),
      fc.constantFrom('tail', 'head', 'piece', 'twice'),
      (value, a, b, way) => {
        const json = JSON.stringify(value);
        const [from, to] = [a % json.length, b % json.length].toSorted((x, y) => x - y) as [number, number];
        const text = {
          tail: json.slice(0, to),
          head: json.slice(from),
          piece: json.slice(0, from) + json.slice(to),
          twice: json.slice(0, to) + json.slice(from),
        }[way];
        expectConserved(text);
      },
    ),
    runsOf(600, 20_000),
  );
}, 600_000);

test.each([
  '{"a": [1, 2}, "b": 3}',
  '{"a":{"b":1}}, "c":2}',
  '{"a":1}"b":2}',
  '{"a":1},"b":2',
  '{"a":{"b":1}}, c: 2}',
  '{"a":1}} "b"',
  '{"a":1}, true',
  '{"a":{"b":1}}, "c"]',
  'x [1,2] {"a":1}',
  '"b", {"a":1}',
  '{"a":1} {b: 2',
  '{"x": 1}, ""]',
])('what belongs to the data is told alone: %s', text => {
  const result = repaired(text);
  if (result.text !== undefined && content(result.text) !== content(text)) expect(result.kinds).toContain('lostText');
});

test.each([
  ['[# no],null,{"a":null}]', true],
  ['False( False)', true],
  ['INFO got [{} ] -5e-324 then done', true],
  ['INFO got 0[][[false,"A"]] in time', true],
  ['\n // no“,\n "null"\n', true],
  ['\n // "no",\n "null"\n', false],
  ['[null].0', true],
  ['[null]. Enjoy!', false],
  ['call([1])', false],
  ['[]// no,"a",false],null]', true],
  ['[1,// no\n2]', false],
  ['[1, # no,\n 2]', false],
  ['[1,\n # no\n]', false],
  ['[\n  1,\n  // "b",\n]', false],
  ["{'a': 1, # see (below)\n 'b': 2}", false],
  ["{'a': 1 # not [closed\n}", false],
  ["INFO got {'a'} None: then done", true],
  ["INFO got {'a'} then done", true],
  ["INFO got {'a': 1} then done", false],
  ['INFO got {"a": [1, 2} then done', true],
  ['Here it is:\n{"a": 1, "b": [1, 2}\nEnjoy!', false],
  ['Array\n;\n    [0] (> Array\n        (\n        )\n\n)\n', true],
])('a comment or words that may be data are told: %j', (text, isTold) => {
  expect(repaired(text)).toMatchObject({ text: expect.any(String), changesData: isTold });
});

test.each([
  ['```\n{"ok":"yes"}\n```', '{"ok":"yes"}\n'],
  ['```\n{"ok":"yes"}\n```\n', '{"ok":"yes"}\n'],
  ['{"ok":"yes"}\n```', '{"ok":"yes"}\n'],
  ['~~~json\n[1,]\n~~~', '[1]\n'],
  ['```json5\n{ok: true}\n```', '{"ok": true}\n'],
])('a fence is no data: %j', (text, expected) => {
  expect(repaired(text)).toMatchObject({ text: expected, changesData: false });
});

test.each([
  ['took 5 ms', true],
  ['. Enjoy!', true],
  [', then', true],
  ['[INFO] [main] 2024-01-02 x=1', true],
  ['16:20:41.145 (163511918)|DEBUG|[29]|cart:', true],
  [', "b": 3}', false],
  [', b: 3', false],
  [' 3', false],
  [', null', false],
  ['}', false],
  ['[1, 2]', false],
  ['"x"', false],
  ['the "best" of', true],
  ['===== next =====', true],
  ['= Array', false],
  ['[a:]', false],
  ['(> Array', false],
  ['then\n  (\n  )', false],
])('%j are words: %s', (cut, isWords) => {
  const text = `{"a":1}${cut.startsWith(',') || cut.startsWith('.') ? '' : ' '}${cut}`;
  expect(isProse(text, 7, text.length)).toBe(isWords);
});
