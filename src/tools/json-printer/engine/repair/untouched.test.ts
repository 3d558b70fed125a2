// Documents damaged in known ways: what was not damaged is untouched, and what says "only its form" changes no value.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { almostJson, anyJson } from '../samples.ts';
import { applyEdits, composeEdits, type Edit } from './edits.ts';
import { KINDS } from './kinds.ts';
import { propose } from './propose.ts';
import { Refusal } from './refusal.ts';
import { anyValue, plainValue, repaired, type Value } from './samples.ts';

function proposal(text: string): readonly Edit[] | null {
  try {
    const steps = propose(text);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value.readings ? null : step.value.edits;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const commas = (text: string) => [...text.matchAll(/,(?=\n)/g)].map(({ index }) => index);
const without = (text: string, at: number | undefined) =>
  at === undefined ? text : text.slice(0, at) + text.slice(at + 1);
const pick = (places: readonly number[], n: number) => places[n % Math.max(1, places.length)];
/** Closing brackets that begin a line: none stands in a string. */
const brackets = (text: string) => [...text.matchAll(/(?<=^\s*)[\]}]/gm)].map(({ index }) => index);

/** Ways to damage the form of a pretty-printed document; none touches a value. */
const FORM: Readonly<Record<string, (text: string, n: number) => string>> = {
  'a trailing comma': text => text.replace(/\n([\]}])$/, ',\n$1'),
  'a comma gone': (text, n) => without(text, pick(commas(text), n)),
  'comments in lines': text => text.replaceAll(/(?<=[,[{])\n/g, ' // it is "so", is it\n'),
  'comments in between': text => text.replaceAll(/,\n/g, ', /* a, "b": [ */\n'),
  'a closing bracket gone': (text, n) => without(text, pick(brackets(text), n)),
  'the last bracket gone': text => text.slice(0, -1),
  'a bracket too many': text => `${text}]`,
  'a fence': text => `\`\`\`json\n${text}\n\`\`\``,
  'words around': text => `The answer is this: ${text}\nIs it right?`,
  'a guard': text => `)]}'\n${text}`,
  'an assignment': text => `const data = ${text};`,
  semicolons: text => text.replaceAll(/,(?=\n)/g, ';'),
  'tabs and odd spaces': text => text.replaceAll(/\n\s*/g, '\n\u00a0\t'),
  'a mark': text => `\ufeff${text}`,
};

const documents = fc
  .oneof(anyValue, plainValue)
  .filter(value => typeof value === 'object' && value !== null && Object.keys(value).length > 0);

describe('what says that it is only form changes no value', () => {
  test.each(Object.entries(FORM))('%s', (_, damage) => {
    fc.assert(
      fc.property(documents, fc.nat(), (value, n) => {
        const text = damage(JSON.stringify(value, null, 1), n);
        const result = repaired(text);
        if (result.text !== undefined && !result.changesData) expect(JSON.parse(result.text), text).toEqual(value);
      }),
      { numRuns: times(150, 4000), seed: 35 },
    );
  });
});

/** Damaged values, each with a number, a sign or a backslash that JSON cannot have. */
const VALUES = [
  '007',
  '0xFF',
  '1_000',
  '+5',
  '.5',
  '10n',
  'NaN',
  '-Infinity',
  'undefined',
  'oops',
  '2024-01-02',
  '"C:\\Users\\new"',
  '"\\d+"',
  'new Date("2024-01-02")',
  'ObjectId("5f")',
  "b'x'",
  "u'x'",
  "'O'Brien'",
  'True',
  '(1, 2)',
  "{'x'}",
  '１２',
  '0b11',
  '1e',
  '5.',
  '--5',
] as const;
const HARMLESS: ReadonlySet<string> = new Set(['True', "u'x'", "'O'Brien'", '(1, 2)', "{'x'}"]);

test('what was not damaged is untouched, and a damaged value is told', () => {
  fc.assert(
    fc.property(
      fc.array(plainValue, { minLength: 2, maxLength: 5 }),
      fc.constantFrom(...VALUES),
      fc.nat(),
      fc.boolean(),
      (values, damaged, n, isKeyed) => {
        const at = n % values.length;
        const items = values.map((value, i) => (i === at ? damaged : JSON.stringify(value)));
        const text = isKeyed ? `{${items.map((item, i) => `"k${i}": ${item}`).join(', ')}}` : `[${items.join(', ')}]`;
        const edits = proposal(text);
        if (!edits) return;
        const start = text.indexOf(`${isKeyed ? `"k${at}": ` : ''}${damaged}`);
        const result = JSON.parse(applyEdits(text, edits)) as Record<string, Value>;
        const found = Object.values(result);
        expect(found.length).toBe(values.length);
        for (const [i, value] of values.entries()) if (i !== at) expect(found[i], text).toEqual(value);
        for (const edit of edits)
          expect(edit.at >= start || values.some(value => JSON.stringify(value) === damaged), text).toBe(true);
        expect(
          edits.some(({ kind }) => KINDS[kind].changesData),
          text,
        ).toBe(!HARMLESS.has(damaged));
      },
    ),
    { numRuns: times(300, 10_000), seed: 35 },
  );
});

/** Digits, signs and letters of numbers outside strings. */
const numbers = (text: string) => text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').match(/-?\d[\d.eE+-]*/g) ?? [];

test('every number of JSON that is almost sound comes through, or it is told', () => {
  fc.assert(
    fc.property(
      anyJson.filter(json => !/[`"\\]/.test(json)),
      fc.constantFrom<(text: string) => string>(
        text => `[${text},]`,
        text => `/* 1 */ ${text} // 2`,
        text => `cb(${text});`,
        text => `[${text}`,
      ),
      (json, damage) => {
        const edits = proposal(damage(json));
        if (edits && !edits.some(({ kind }) => KINDS[kind].changesData))
          expect(numbers(applyEdits(damage(json), edits))).toEqual(numbers(json));
      },
    ),
    { numRuns: times(200, 4000) },
  );
});

test('what is proposed is JSON, and its edits stand in order', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        almostJson,
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
      ),
      text => {
        const edits = proposal(text);
        if (!edits) return;
        expect(() => JSON.parse(applyEdits(text, edits))).not.toThrow();
        for (const [i, edit] of edits.entries())
          if (i) expect(edit.at).toBeGreaterThanOrEqual((edits[i - 1] as Edit).at + (edits[i - 1] as Edit).remove);
      },
    ),
    { numRuns: times(600, 6000) },
  );
});

test('JSON is left alone', () => {
  fc.assert(fc.property(anyJson, text => proposal(text)?.length === 0));
});

test('two lists of edits, one after the other, are one', () => {
  const cuts = fc.array(fc.tuple(fc.nat(20), fc.nat(3), fc.constantFrom('', 'a', 'bc', 'def')), { maxLength: 5 });
  const listOf = (text: string, raw: readonly (readonly [number, number, string])[]): Edit[] => {
    let from = 0;
    return raw
      .toSorted((a, b) => a[0] - b[0])
      .flatMap(([place, remove, insert]) => {
        const at = Math.max(place, from);
        if (at > text.length) return [];
        const length = Math.min(remove, text.length - at);
        from = at + length + (length ? 0 : 1);
        return [{ at, remove: length, insert, kind: 'quotes' as const }];
      });
  };
  fc.assert(
    fc.property(fc.nat(12), cuts, cuts, (length, a, b) => {
      const text = 'ABCDEFGHIJKL'.slice(0, length);
      const first = listOf(text, a);
      const middle = applyEdits(text, first);
      const second = listOf(middle, b);
      expect(applyEdits(text, composeEdits(middle, first, second))).toBe(applyEdits(middle, second));
    }),
    { numRuns: times(2000, 20_000) },
  );
});
