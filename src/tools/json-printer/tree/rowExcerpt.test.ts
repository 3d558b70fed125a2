// Excerpts of collapsed rows: what they hold, what tells rows of one shape apart, their index; and what may not break a row.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { elementIndex, markElements } from '../engine/document/childIndex.ts';
import { siblingIndex } from '../engine/document/document.ts';
import { childrenOf } from '../engine/document/nodes.ts';
import { anyJson, document } from '../engine/samples.ts';
import { runSteps } from '../engine/steps.ts';
import { newAnalysis } from './analysis.ts';
import { excerptOf } from './rowExcerpt.ts';

/** Excerpts of the root's children; of the root itself for `'root'`. */
function excerpts(text: string): string[] {
  const sample = document(text);
  const analysis = newAnalysis();
  return [...childrenOf(sample.nodes, 0)].map(child => excerptOf(sample, child, analysis, () => undefined));
}
const whole = (text: string) => excerptOf(document(text), 0, newAnalysis(), () => undefined);

test.each([
  [
    'an object',
    '{"a": 1, "b b": "x", "c": {"d": 1}, "e": [], "f": [1], "g": {}, "h": null}',
    'a: 1, "b b": "x", c: {…}, e: [], f: […], g: {}, h: null',
  ],
  ['an array', '[1, "two", [3], null]', '1, "two", […], null'],
  ['a long string', `["${'x'.repeat(200)}"]`, `"${'x'.repeat(47)}…`],
  ['a long key', `{"${'k'.repeat(200)}": 1}`, `"${'k'.repeat(47)}…: 1`],
  ['many members', `[${Array.from({ length: 100 }, () => '1234567890').join(',')}]`, `${'1234567890, '.repeat(10)}…`],
  ['digits, all of them', '[12345678901234567890, 1.0, 1e400]', '12345678901234567890, 1.0, 1e400'],
])('%s', (_, text, expected) => {
  expect(whole(text)).toBe(expected);
});

test('what would break a row or turn its direction is shown as its escape', () => {
  expect(whole('["a\u2028b\u007f\u202e\u200b\u{e0001}"]')).toBe('"a\\u2028b\\u007f\\u202e\\u200b\\udb40\\udc01"');
});

test('text from right to left ends where it ends', () => {
  expect(whole('{"ש": "שלום", "b": 1}')).toBe('\u2068"ש"\u2069: \u2068"שלום"\u2069, b: 1');
});

test.each([
  [
    'by their different values',
    [
      { kind: 'fox', size: 3, at: 'north' },
      { kind: 'fox', size: 3, at: 'south' },
    ],
    ['#0 at: "north", kind: "fox", size: 3', '#1 at: "south", kind: "fox", size: 3'],
  ],
  [
    'by a usual name where several differ',
    [
      { x: 1.5, name: 'Ann' },
      { x: 2.5, name: 'Bo' },
    ],
    ['#0 name: "Ann", x: 1.5', '#1 name: "Bo", x: 2.5'],
  ],
  [
    'by what an inner object holds',
    [
      { type: 'F', p: { id: 'a', z: 0 } },
      { type: 'F', p: { id: 'b', z: 0 } },
    ],
    ['#0 p.id: "a", type: "F", p: {…}', '#1 p.id: "b", type: "F", p: {…}'],
  ],
  ['not at all where nothing differs', [{ a: 1 }, { a: 1 }], ['#0 a: 1', '#1 a: 1']],
  ['not where they are no objects', [[1, 2], [3]], ['#0 1, 2', '#1 3']],
  [
    'without the telling member where it is missing',
    [{ n: 1, id: 1 }, { n: 1, id: 2 }, { n: 1 }],
    ['#0 id: 1, n: 1', '#1 id: 2, n: 1', '#2 n: 1'],
  ],
])('rows of one shape are told apart %s', (_, value, expected) => {
  expect(excerpts(JSON.stringify(value))).toEqual(expected);
});

test('members of an object have no index: their key tells them', () => {
  expect(excerpts('{"x": {"a": 1}}')).toEqual(['a: 1']);
});

test('a sample is spread: what differs only behind the first elements is found', () => {
  const rows = Array.from({ length: 5000 }, (_, i) => ({ group: 1, part: i < 100 ? 0 : i, end: true }));
  expect(excerpts(JSON.stringify(rows))[4000]).toBe('#4,000 part: 4000, group: 1, end: true');
});

test('a large array is counted in time slices, and the row has its index then', async () => {
  const sample = document(JSON.stringify(Array.from({ length: 40_000 }, (_, i) => [i])));
  const analysis = newAnalysis();
  const last = sample.nodes.length - 2;
  const ready = vi.fn<() => void>();
  expect(excerptOf(sample, last, analysis, ready)).toBe('39999');
  await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce());
  expect(excerptOf(sample, last, analysis, ready)).toBe('#39,999 39999');
});

test('the index of any element is found by marks', () => {
  fc.assert(
    fc.property(fc.array(anyJson, { minLength: 1, maxLength: 200 }), items => {
      const { nodes } = document(`[${items.join(',')}]`);
      const marks = runSteps(markElements(nodes, 0));
      for (const child of childrenOf(nodes, 0))
        expect(elementIndex(nodes, marks, child)).toBe(siblingIndex(nodes, child));
    }),
    { numRuns: times(40, 400) },
  );
});

test('of any document the excerpt is one line without a control sign, and short', () => {
  fc.assert(
    fc.property(anyJson, text => {
      const excerpt = whole(text);
      expect(excerpt).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u);
      expect(excerpt.length).toBeLessThan(1000);
    }),
    { numRuns: times(200, 2000) },
  );
});
