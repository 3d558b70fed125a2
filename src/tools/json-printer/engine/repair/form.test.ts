// Kinds of damage that jsonrepair names, each with pairs of our own: the text, and the JSON that was meant.
import { describe, expect, test } from 'vitest';
import { repaired } from './samples.ts';

/** By kind: pairs whose repair is only form. */
const FORM: Readonly<Record<string, readonly (readonly [text: string, value: unknown])[]>> = {
  'quotes around keys': [
    ['{fox: 1}', { fox: 1 }],
    ['{_a1: 1, $b: 2}', { _a1: 1, $b: 2 }],
    ['{den: {cub: true}}', { den: { cub: true } }],
  ],
  'escape characters in strings': [
    ['{"a": "one\ttab"}', { a: 'one\ttab' }],
    ['{"a": "two\nlines"}', { a: 'two\nlines' }],
    ['["the "red" fox"]', ['the "red" fox']],
  ],
  'missing commas': [
    ['[1 2 3]', [1, 2, 3]],
    ['{"a": 1\n"b": 2}', { a: 1, b: 2 }],
    ['[{"a": 1} {"b": 2}]', [{ a: 1 }, { b: 2 }]],
    ['["a" "b"]', ['a', 'b']],
  ],
  'missing closing brackets': [
    ['{"a": [1, 2], "b": {"c": 3}', { a: [1, 2], b: { c: 3 } }],
    ['{"t": ["x", "y", "h": 1}', { t: ['x', 'y'], h: 1 }],
  ],
  'the end of a text that was cut off': [
    ['{"a": [1, {"b": "fo', { a: [1, { b: 'fo' }] }],
    ['["a", "b', ['a', 'b']],
    ['{"a": 1,', { a: 1 }],
  ],
  'single quotes': [
    ["{'a': 'b'}", { a: 'b' }],
    ["['it\\'s']", ["it's"]],
  ],
  'quotes of print and of keyboards': [
    ['{“a”: “b”}', { a: 'b' }],
    ['{‘a’: ‘b’}', { a: 'b' }],
    ['{`a´: 1}', { a: 1 }],
  ],
  'white space of print': [
    ['{"a":\u00a01}', { a: 1 }],
    ['[\u20021,\u30002]', [1, 2]],
  ],
  'constants of Python': [
    ["{'a': True, 'b': False, 'c': None}", { a: true, b: false, c: null }],
    ['[None]', [null]],
  ],
  'trailing commas': [
    ['[1, 2,]', [1, 2]],
    ['{"a": 1,}', { a: 1 }],
    ['[[1,],]', [[1]]],
  ],
  comments: [
    ['{"a": 1 /* one */}', { a: 1 }],
    ['[1, // first\n2]', [1, 2]],
    ['# top\n{"a": 1}', { a: 1 }],
  ],
  fences: [
    ['```json\n{"a": 1}\n```', { a: 1 }],
    ['```\n[1]\n```', [1]],
    ['{"a": 1}\n```', { a: 1 }],
    ['Here it is:\n```json\n{"a": 1}\n```\nAnything else?', { a: 1 }],
  ],
  'calls around the whole': [
    ['callback({"a": 1});', { a: 1 }],
    ['/**/cb_7([1])', [1]],
  ],
  'escaped once more': [
    ['{\\"a\\": \\"b\\"}', { a: 'b' }],
    ['[\\"x\\"]', ['x']],
  ],
  'strings with a plus between them': [
    ['{"a": "one " + "two"}', { a: 'one two' }],
    ['["a" +\n "b" + "c"]', ['abc']],
  ],
  'one document a line': [
    ['{"a": 1}\n{"a": 2}', [{ a: 1 }, { a: 2 }]],
    ['[1]\n[2]\n[3]', [[1], [2], [3]]],
  ],
  'members without braces': [['"a": 1,\n"b": 2', { a: 1, b: 2 }]],
  'missing colons': [
    ['{"a" 1}', { a: 1 }],
    ['{"a" {"b" "c"}}', { a: { b: 'c' } }],
  ],
};

/** By kind: pairs whose repair changes data, and says so. */
const DATA: typeof FORM = {
  'numbers of other notations': [
    ['[2.]', [2]],
    ['[.5, +3]', [0.5, 3]],
    ['[0x1F]', [31]],
  ],
  'leading zeros': [['[0789]', ['0789']]],
  'words without quotes': [
    ['{a: fox}', { a: 'fox' }],
    ['{a: a red fox, b: 2}', { a: 'a red fox', b: 2 }],
  ],
  undefined: [['{"a": undefined}', { a: null }]],
  dots: [['[1, 2, ...]', [1, 2]]],
  'types of MongoDB': [
    ['{"_id": ObjectId("0123456789abcdef01234567")}', { _id: '0123456789abcdef01234567' }],
    ['{n: NumberLong("7")}', { n: 7 }],
  ],
  'missing values': [['{"a":, "b": 1}', { a: null, b: 1 }]],
  'missing quotes at an end': [
    ['["fox]', ['fox']],
    ['{"a":"fox,"b":1}', { a: 'fox', b: 1 }],
  ],
  'print_r of PHP': [
    [
      'Array\n(\n    [id] => 7\n    [tags] => Array\n        (\n            [0] => red\n            [1] => a fox\n        )\n\n    [note] => \n)\n',
      { id: 7, tags: ['red', 'a fox'], note: '' },
    ],
    ['stdClass Object\n(\n    [a] => Array\n        (\n        )\n\n    [b:protected] => 1.5\n)\n', { a: [], b: 1.5 }],
  ],
};

describe.each([
  ['only its form', FORM, false],
  ['changes data', DATA, true],
] as const)('%s', (_, pairs, changesData) => {
  test.each(Object.entries(pairs).flatMap(([kind, list]) => list.map(([text, value]) => [kind, text, value] as const)))(
    '%s: %s',
    (_kind, text, value) => {
      const result = repaired(text);
      expect(JSON.parse(result.text ?? 'null'), result.refused).toEqual(value);
      expect(result.changesData, result.kinds.join()).toBe(changesData);
    },
  );
});
