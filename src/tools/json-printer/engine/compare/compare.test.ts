// Comparison of documents: tables of expected differences; every change is reported.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NormalizedPaths } from '../jsonpath/normalizedPath.ts';
import { printText } from '../print/print.ts';
import { anyJson, document } from '../samples.ts';
import { runSteps } from '../steps.ts';
import { compareDocuments } from './compare.ts';
import { hashSubtrees } from './hashes.ts';

function compared(before: string, after: string): string[] {
  const [a, b] = [document(before), document(after)];
  const [inA, inB] = [new NormalizedPaths(a), new NormalizedPaths(b)];
  return runSteps(compareDocuments(a, b)).map(({ kind, a: x, b: y }) =>
    [
      kind,
      x >= 0 ? inA.of(x) : inB.of(y),
      x >= 0 ? printText(a, 'compact', x) : '',
      y >= 0 ? printText(b, 'compact', y) : '',
    ].join(' | '),
  );
}

test.each<readonly [string, string, string, readonly string[]]>([
  ['nothing', '{"a": [1, 2]}', '{"a":[1,2]}', []],
  ['another order of members', '{"a": 1, "b": [2]}', '{"b": [2], "a": 1}', []],
  [
    'a digit beyond doubles',
    '[12345678901234567890]',
    '[12345678901234567891]',
    ['changed | $[0] | 12345678901234567890 | 12345678901234567891'],
  ],
  [
    'notation',
    '[1.0, "a", 1e2]',
    '[1, "\\u0061", 100]',
    ['written | $[0] | 1.0 | 1', 'written | $[1] | "a" | "\\u0061"', 'written | $[2] | 1e2 | 100'],
  ],
  ['kinds', '{"a": "1"}', '{"a": 1}', [`changed | $['a'] | "1" | 1`]],
  [
    'members',
    '{"a": 1, "b": 2}',
    '{"b": 3, "c": 4}',
    ["removed | $['a'] | 1 | ", "changed | $['b'] | 2 | 3", "added | $['c'] |  | 4"],
  ],
  ['a repeated key', '{"a": 1, "a": 2}', '{"a": 1}', ["removed | $['a'] | 2 | "]],
  ['an element in between', '[1, 2, 3, 4]', '[1, 9, 2, 3, 4]', ['added | $[1] |  | 9']],
  ['an element gone', '[1, 2, 2, 3]', '[1, 2, 3]', ['removed | $[2] | 2 | ']],
  [
    'elements with names, one gone, one changed',
    '[{"id": 1, "x": 1}, {"id": 2, "x": 2}, {"id": 3, "x": 3}]',
    '[{"id": 2, "x": 5}, {"id": 3, "x": 3}]',
    ['removed | $[0] | {"id":1,"x":1} | ', "changed | $[1]['x'] | 2 | 5"],
  ],
  [
    'a changed element among many',
    '[{"x": 1}, {"x": 2}, {"x": 3}]',
    '[{"x": 1}, {"x": 5}, {"x": 3}]',
    ["changed | $[1]['x'] | 2 | 5"],
  ],
  ['a name lost', '[{"id": 1, "x": 1}, {"id": 2}]', '[{"x": 1}, {"id": 2}]', ["removed | $[0]['id'] | 1 | "]],
  ['whole documents', '[]', '{}', ['changed | $ | [] | {}']],
])('%s', (_, before, after, told) => {
  expect(compared(before, after)).toEqual(told);
});

test('elements whose numbers agree by chance are told apart', () => {
  const [one, two] = ['19507448407589', '305400797610333'];
  const [a, b] = [runSteps(hashSubtrees(document(one))), runSteps(hashSubtrees(document(two)))];
  expect(a).toEqual(b);
  expect(compared(`[${one}, [7, ${one}], 8]`, `[${two}, [7, ${two}], 8]`)).toEqual([
    `changed | $[0] | ${one} | ${two}`,
    `changed | $[1][1] | ${one} | ${two}`,
  ]);
});

describe('any documents', () => {
  test('a document is like itself, however it is laid out', () => {
    fc.assert(
      fc.property(anyJson, json => compared(json, printText(document(json), 2)).length === 0),
      { numRuns: 60 },
    );
  });
  test('what differs is told', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (before, after) => {
        const isSame = printText(document(before), 'compact') === printText(document(after), 'compact');
        if (isSame) expect(compared(before, after)).toEqual([]);
        else if (!isMere(before, after)) expect(compared(before, after)).not.toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

/** True if the documents differ only in the order or the notation of keys. */
const isMere = (a: string, b: string) => sorted(JSON.parse(a)) === sorted(JSON.parse(b));
const sorted = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(sorted).join()}]`
    : typeof value === 'object' && value !== null
      ? `{${Object.entries(value)
          .toSorted(([x], [y]) => (x < y ? -1 : 1))
          .map(([name, one]) => `${JSON.stringify(name)}:${sorted(one)}`)
          .join()}}`
      : JSON.stringify(value);
