// Printing: tokens as written, the layout of JSON.stringify, and a round trip.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { anyJson, document } from '../samples.ts';
import { printText } from './print.ts';

const layouts = fc.constantFrom(2, 4, 6, 8, 'compact' as const);

test('print, read, print: the same bytes', () => {
  fc.assert(
    fc.property(anyJson, layouts, layouts, (text, layout, other) => {
      const printed = printText(document(text), layout);
      expect(printText(document(printed), layout)).toBe(printed);
      expect(printText(document(printText(document(text), other)), layout)).toBe(printed);
      expect(JSON.parse(printed)).toEqual(JSON.parse(text));
    }),
    { numRuns: times(250, 2000) },
  );
});

test('lays out as JSON.stringify does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), layouts, (value, layout) => {
      const text = JSON.stringify(value);
      expect(printText(document(text), layout)).toBe(layout === 'compact' ? text : JSON.stringify(value, null, layout));
    }),
    { numRuns: times(150, 1000) },
  );
});

test('numbers, escapes, order and repeated keys stay as they are written', () => {
  const text = '{"b":12345678901234567890,"a":1.0,"a":1e400,"\\u0061":"\\/\\u00e9é","__proto__":-0}';
  expect(printText(document(text), 'compact')).toBe(text);
});

test('a part prints as if it stood alone', () => {
  const sample = document('{"a":{"b":[1,{"c":2}]},"d":3}');
  expect(printText(sample, 2, 1)).toBe(JSON.stringify({ b: [1, { c: 2 }] }, null, 2));
  expect(printText(sample, 'compact', 2)).toBe('[1,{"c":2}]');
});

test('any number of levels print, and deep indentation is bounded', () => {
  const depth = times(100_000, 1_000_000);
  const text = '['.repeat(depth) + ']'.repeat(depth);
  expect(printText(document(text), 'compact') === text).toBe(true);
  const levels = times(8_300, 40_000);
  const deep = document('['.repeat(levels) + ']'.repeat(levels));
  const printed = printText(deep, 4);
  expect(printed.length).toBeLessThan(levels * 2 * (64 * 4 + 2));
  expect(printText(document(printed), 4) === printed).toBe(true);
});
