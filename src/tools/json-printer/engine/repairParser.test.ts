// Tolerant parser: valid JSON is unchanged; a repair is valid JSON or is dropped.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { decode } from './bytes.ts';
import { diffOf } from './repairDiff.ts';
import { applyFixes, findFixes } from './repairParser.ts';
import { almostJson, anyJson, bytesOf, read } from './samples.ts';
import { runSteps } from './steps.ts';

function repaired(text: string): string | null {
  const bytes = bytesOf(text);
  const fixes = runSteps(findFixes(bytes));
  return fixes && decode(applyFixes(bytes, fixes).subarray(0, -1));
}

test.each([
  ['a trailing comma', '[1, 2, ]', '[1, 2 ]'],
  ['and in an object', '{"a": 1,\n}', '{"a": 1\n}'],
  ['a comma too many', '[1,,2]', '[1,2]'],
  ['a comma in front', '[,1]', '[1]'],
  ['single quotes', `{'a': 'it''s'}`, `{"a": "it","s": null}`],
  ['quotes in single quotes', `['say "hi"', 'it\\'s']`, `["say \\"hi\\"", "it's"]`],
  ['typographic quotes', '{“a”: ‘b’}', '{"a": "b"}'],
  ['line comments', '{"a": 1 // one\n}', '{"a": 1 \n}'],
  ['block comments', '[/* none */ 1 /**/]', '[ 1 ]'],
  ['hash comments', '# top\n[1]', '\n[1]'],
  ['bare keys', '{a: 1, b_2: 2, 3: 4}', '{"a": 1, "b_2": 2, "3": 4}'],
  ['missing commas', '[1 2\n3]', '[1, 2,\n3]'],
  ['missing commas in objects', '{"a": 1 "b": 2}', '{"a": 1, "b": 2}'],
  ['missing colon', '{"a" 1}', '{"a": 1}'],
  ['other signs for a colon', '{"a" = 1, "b" => 2}', '{"a" : 1, "b" : 2}'],
  ['missing value', '{"a": , "b"}', '{"a": null , "b": null}'],
  ['words of other languages', '[True, False, None, undefined, NaN]', '[true, false, null, null, null]'],
  ['numbers of other languages', '[.5, +1, 0x1F, 007, 1.]', '[0.5, 1, 31, 7, 1]'],
  ['bare words', '[red, green]', '["red", "green"]'],
  ['a tail cut off', '{"a": [1, {"b": "c', '{"a": [1, {"b": "c"}]}'],
  ['cut off after a comma', '{"a": [1,', '{"a": [1]}'],
  ['cut off after a colon', '{"a":', '{"a": null}'],
  ['cut off in a key', '{"a', '{"a": null}'],
  ['a bracket missing', '{"a": [1, 2}', '{"a": [1, 2]}'],
  ['a bracket too many', '[1]]', '[1]'],
  ['line ends in strings', '["a\nb\tc"]', '["a\\nb\\tc"]'],
  ['escapes that are none', '["\\x41\\q\\u12"]', '["\\u0041qu12"]'],
  ['a byte order mark', '\ufeff{}', '{}'],
  ['wide spaces', '[1,\u00a02]', '[1, 2]'],
  ['several documents', '{"a":1}\n{"b":2}\n', '[{"a":1},\n{"b":2}]\n'],
  ['a semicolon at the end', '{"a":1};', '{"a":1}'],
  ['dots', '[1, 2, ...]', '[1, 2 ]'],
])('%s', (_, text, expected) => {
  expect(repaired(text)).toBe(expected);
  expect(read(expected)).not.toHaveProperty('message');
});

describe('any text', () => {
  test('JSON is left alone', () => {
    fc.assert(fc.property(anyJson, text => repaired(text) === decode(bytesOf(text).subarray(0, -1))));
  });
  test('almost-JSON becomes JSON, unless nothing of it is left', () => {
    fc.assert(
      fc.property(fc.oneof(almostJson, fc.string({ unit: 'grapheme', maxLength: 30 })), text => {
        const fixed = repaired(text);
        if (fixed?.trim()) expect(read(fixed)).not.toHaveProperty('message');
      }),
      { numRuns: times(400, 3000) },
    );
  });
  test('nonsense ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
        repaired(text);
      }),
      { numRuns: times(400, 3000) },
    );
    const levels = times(20_000, 200_000);
    expect(repaired('['.repeat(levels)) === '['.repeat(levels) + ']'.repeat(levels)).toBe(true);
    expect(repaired('a '.repeat(30_000))).toBeNull();
    expect(repaired('')).toBe('');
  });
});

test('a diff shows each place in its line', () => {
  const text = '{\n  "name": \'fox\',\n  "big": 1,\n}\n';
  const bytes = bytesOf(text);
  const hunks = diffOf(bytes, runSteps(findFixes(bytes)) ?? []);
  const drawn = hunks.map(({ line, pieces }) => ({
    line,
    before: pieces
      .filter(({ kind }) => kind !== 'new')
      .map(piece => piece.text)
      .join(''),
    after: pieces
      .filter(({ kind }) => kind !== 'gone')
      .map(piece => piece.text)
      .join(''),
  }));
  expect(drawn).toEqual([
    { line: 2, before: `  "name": 'fox',`, after: '  "name": "fox",' },
    { line: 3, before: '  "big": 1,', after: '  "big": 1' },
  ]);
});
