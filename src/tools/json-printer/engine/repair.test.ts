// Repair of common invalid JSON: by the library where it keeps every digit, else by our own parser.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from './bytes.ts';
import { libraryFixes, repair } from './repair.ts';
import { applyFixes } from './repairParser.ts';
import { almostJson, anyJson, bytesOf, read } from './samples.ts';
import { runSteps } from './steps.ts';
import { diffText } from './textDiff.ts';

function proposed(text: string): string | null {
  const found = runSteps(repair(bytesOf(text)));
  return found && decode(found.bytes.subarray(0, -1)).trim();
}

test.each([
  ['a fenced block', '```json\n{"a": 1.0}\n```', '{"a": 1.0}'],
  ['one among words', 'Here it is:\n\n```json\n{"a": 1.0,}\n```\nHope it helps!', '{"a": 1.0}'],
  ['a callback', 'callback({"n": 12345678901234567890});', '{"n": 12345678901234567890}'],
  ['one with digits in its name', 'cb_2024({"n": 1.0});', '{"n": 1.0}'],
  ['quotes inside a string', '{"a": "he said "hi" to me", "b": 1.50}', '{"a": "he said \\"hi\\" to me", "b": 1.50}'],
  [
    'a database’s own words',
    '{"_id": ObjectId("507f1f77bcf86cd799439011"), "n": NumberLong("12345678901234567890")}',
    '{"_id": "507f1f77bcf86cd799439011", "n": "12345678901234567890"}',
  ],
  ['a comma too many: ours, which makes no list of it', '[1,,2]', '[1,2]'],
  ['a hash comment: ours', '# top\n[1]', '[1]'],
  ['what the library gives up: ours', '{"a" => 1e400, "b"}', '{"a" : 1e400, "b": null}'],
  ['escapes it refuses: ours', '["\\u12", 1.0]', '["u12", 1.0]'],
])('%s', (_, text, expected) => {
  expect(proposed(text)).toBe(expected);
});

test.each(['', '  ', '[1.0]', '"hello"'])('nothing is proposed for %j', text => {
  expect(proposed(text)).toBeNull();
});

/** Numbers of a text outside its strings. */
const numbers = (text: string) => text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/-?\d[\d.eE+-]*/g) ?? [];

const DEFECTS: readonly ((text: string) => string)[] = [
  text => text.replace(/([\]}])\s*$/, ',$1'),
  text => `/* one */ ${text} // two`,
  text => `callback(${text});`,
  text => `\`\`\`json\n${text}\n\`\`\``,
  text => text.replace(/[\]}\s]*$/, ''),
  text => text.replaceAll(',', '\n'),
];

describe('any text', () => {
  test('every number of broken JSON comes through, digit for digit', () => {
    const inputError = fc.tuple(
      fc.array(
        fc.oneof(
          anyJson.filter(json => !/[`"\\]/.test(json)),
          fc.bigInt().map(String),
        ),
        { minLength: 1, maxLength: 5 },
      ),
      fc.constantFrom(...DEFECTS),
    );
    fc.assert(
      fc.property(inputError, ([items, spoil]) => {
        const text = spoil(`[${items.join(',')}]`);
        const result = proposed(text);
        if (result !== null) expect(numbers(result)).toEqual(numbers(`[${items.join(',')}]`));
      }),
    );
  });
  test('what is proposed is JSON', () => {
    fc.assert(
      fc.property(almostJson, text => {
        const result = proposed(text);
        if (result !== null) expect(read(result)).not.toHaveProperty('message');
      }),
      { numRuns: 120 },
    );
  });
  test('the changes told are the changes made', () => {
    const texts = fc.tuple(almostJson, almostJson);
    fc.assert(
      fc.property(texts, ([before, after]) => {
        const bytes = bytesOf(before);
        const [a, b] = [before, after].map(text => decode(bytesOf(text).subarray(0, -1))) as [string, string];
        const fixes = diffText(a, b).map(({ at, removed, insert }) => ({
          at,
          remove: bytesOf(removed).length - 1,
          insert,
          reason: '',
        }));
        expect(decode(applyFixes(bytes, fixes).subarray(0, -1))).toBe(b);
      }),
      { numRuns: 120 },
    );
  });
});

test('each change says what it does', () => {
  const reasons = (text: string) => (libraryFixes(text) ?? []).map(({ reason }) => reason);
  expect(reasons("{'a': 1, // one\n}")).toEqual(['Double quotes', 'Double quotes', 'Trailing comma', 'Comment']);
  expect(reasons('call({"a": True})')).toEqual([
    'Function around the value',
    "JSON's word for True",
    'Function around the value',
  ]);
  expect(reasons('["say "hi""]')).toEqual(['Escaped quote', 'Escaped quote']);
});
