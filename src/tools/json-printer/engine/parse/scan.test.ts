// Scanner: valid and invalid JSON against JSON.parse, error positions, any depth.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { almostJson, anyJson, bytesOf, checkNodes, document, read, valueAt } from '../samples.ts';
import { runSteps } from '../steps.ts';
import { positionOf } from '../text/textPosition.ts';
import { isParseError, scan } from './scan.ts';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const accepts = (text: string) => !('message' in read(text));

describe('accepts what JSON.parse accepts', () => {
  test('sound documents, with the same value', () => {
    fc.assert(
      fc.property(anyJson, text => {
        const sample = document(text);
        checkNodes(sample);
        expect(valueAt(sample)).toEqual(JSON.parse(text));
      }),
      { numRuns: times(250, 2000) },
    );
  });
  test('almost sound ones', () => {
    fc.assert(
      fc.property(almostJson, text => accepts(text) === isJson(text)),
      { numRuns: times(1000, 10_000) },
    );
  });
  test('anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => accepts(text) === isJson(text)),
      { numRuns: times(600, 5000) },
    );
    const unit = fc.constantFrom(...'{}[],:"\\0123-+.eEtrufalsn /\n\t\ud834\udd1e\ud800\ufeff\0');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 9 }), text => accepts(text) === isJson(text)),
      { numRuns: times(3000, 30_000) },
    );
  });
  test.each([
    ...[
      '',
      ' ',
      '1',
      '-0',
      '01',
      '1.',
      '.5',
      '+1',
      '1e',
      '1e+',
      '1E400',
      '-',
      '0x1',
      'NaN',
      'Infinity',
      'undefined',
      'nul',
      'truee',
    ],
    ...[
      '"',
      '"\\',
      '"\\u12',
      '"\\x"',
      "'a'",
      '"\t"',
      '"\u007f"',
      '"\u2028"',
      '"\ud800"',
      '"\\\ud800"',
      '"\\\\\ud800"',
      '\ud800',
      '"a\ud800',
    ],
    ...[
      '\ufeff1',
      '1\ufeff',
      '1\0',
      '\0',
      '"\0"',
      '[1,]',
      '[,1]',
      '{"a":1,}',
      '{"a"}',
      '{a:1}',
      '{"a":1 "b":2}',
      '[1 2]',
      '[1]]',
      '{}{}',
      '1 2',
    ],
    ...['/* */1', '// \n1', '[1]//', '\u00a01', '\v1', '[', '{', '{"a":', '[1', ']', '}', ',', ':', '{"a":1]', '[1}'],
  ])('%j', text => expect(accepts(text)).toBe(isJson(text)));
});

test.each<[text: string, message: string, line: number, column: number]>([
  ['', 'There is no JSON here yet', 1, 1],
  ['{"a": 1,\n "b": }', 'Expected a value', 2, 7],
  ['[1, 2', 'The text ends too early', 1, 6],
  ['{"a" 1}', "Expected ':' after the key", 1, 6],
  ['{"a": 1 "b"}', "Expected ',' or '}' after the value", 1, 9],
  ['[1 2]', "Expected ',' or ']' after the value", 1, 4],
  ['{a: 1}', 'Expected a key in double quotes', 1, 2],
  ['["äö→𝄞", x]', 'Expected a value', 1, 11],
  ['"abc', 'The string is not closed', 1, 5],
  ['["a\nb"]', 'The string is not closed', 1, 4],
  ['"\u0001"', 'Control character in a string', 1, 2],
  ['["\\x41"]', 'No such escape', 1, 3],
  ['[1.]', 'Expected a digit', 1, 4],
  ['-', 'The number breaks off', 1, 2],
  ['{}\r\n{}', 'Expected nothing more after the document', 2, 1],
])('%j: %s at %i:%i', (text, message, line, column) => {
  const fault = read(text);
  expect(fault).toMatchObject({ message });
  if ('message' in fault) expect(positionOf(bytesOf(text), fault.at)).toEqual({ line, column });
});

test('bytes that are no UTF-8 are refused where they stand', () => {
  for (const wrong of [
    [0x80],
    [0xc0, 0x80],
    [0xc3],
    [0xe0, 0x80, 0x80],
    [0xed, 0xa0, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0xf0, 0x80, 0x80, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
  ]) {
    const bytes = Uint8Array.from([34, 97, ...wrong, 34, 0]);
    expect(runSteps(scan(bytes))).toEqual({ message: 'Not UTF-8', at: 2 });
  }
});

test('any number of levels', () => {
  const depth = times(100_000, 1_000_000);
  const bytes = bytesOf('['.repeat(depth) + ']'.repeat(depth));
  const nodes = runSteps(scan(bytes));
  if (isParseError(nodes)) throw new Error(nodes.message);
  expect(nodes.length).toBe(depth);
  expect(nodes.depth[depth - 1]).toBe(depth - 1);
  expect(nodes.size[0]).toBe(depth - 1);
  expect(read('['.repeat(depth))).toEqual({ message: 'The text ends too early', at: depth });
});
