// Conservation of data: of documents that were damaged at random, whatever is not in the proposed text is told as a change of data.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { contentOf, isProse } from './conservation.ts';
import { anyValue, DAMAGES, damaged, plainValue, repaired } from './samples.ts';

const documents = fc
  .oneof(anyValue, plainValue)
  .filter(value => typeof value === 'object' && value !== null && Object.keys(value).length > 0);
const damages = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...DAMAGES), fc.nat()), { minLength: 1, maxLength: 3 });

/** Tokens without empty strings and the signs of damage; a constant of Python is that of JSON. */
const content = (text: string) =>
  contentOf(text)
    .replaceAll(/[;=.]|""/g, '')
    .toLowerCase();

/** Nothing of the text is gone and nothing is new, or it is told. The prefix of a Python string is no data. */
function expectConserved(text: string): void {
  const result = repaired(text);
  const isTold = result.changesData || result.kinds.includes('prefix');
  if (result.text !== undefined && !isTold) expect(content(result.text), text).toBe(content(text));
}

test('of a document with up to three damaged signs nothing is lost in silence', () => {
  fc.assert(
    fc.property(documents, damages, fc.constantFrom(undefined, 1), (value, list, indent) => {
      let text = JSON.stringify(value, null, indent);
      for (const [n, way, m] of list) text = damaged(text, n, way, m);
      expectConserved(text);
    }),
    { numRuns: times(600, 20_000) },
  );
});

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
    { numRuns: times(600, 20_000) },
  );
});

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
  ['}', true],
  ['[1, 2]', false],
  ['"x"', false],
  ['the "best" of', true],
])('%j are words: %s', (cut, isWords) => {
  const text = `{"a":1}${cut.startsWith(',') || cut.startsWith('.') ? '' : ' '}${cut}`;
  expect(isProse(text, 7, text.length)).toBe(isWords);
});
