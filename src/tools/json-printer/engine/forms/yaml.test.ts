// YAML: what is written is read back by readers of both versions and by another program, digits stay, and what is lost is told.
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { times } from '../../../../../tests/setup/times.ts';
import { anyJson, document } from '../samples.ts';
import { FormError } from './form.ts';
import { looksLikeYaml } from './looksLikeYaml.ts';
import { readYaml } from './readYaml.ts';
import { writeYaml } from './writeYaml.ts';

const yamlOf = (json: string) => writeYaml(document(json)).text;

describe('written', () => {
  test.each<[json: string, yaml: string]>([
    [
      '{"a": 1.0, "b": 1e400, "c": 12345678901234567890, "d": -0}',
      'a: 1.0\nb: 1e400\nc: 12345678901234567890\nd: -0\n',
    ],
    [
      '{"on": "yes", "n": "1_000", "t": "12:30:45", "d": "2001-01-01"}',
      '"on": "yes"\n"n": "1_000"\nt: "12:30:45"\nd: "2001-01-01"\n',
    ],
    [
      '["~", "null", "=", "<<", "0x1F", "1e5", ".inf", "", " x", "# no", "- a", "a: b"]',
      '- "~"\n- "null"\n- "="\n- "<<"\n- "0x1F"\n- "1e5"\n- ".inf"\n- ""\n- " x"\n- "# no"\n- "- a"\n- "a: b"\n',
    ],
    ['{"text": "two\\nlines\\n", "list": [], "none": {}}', 'text: |\n  two\n  lines\nlist: []\nnone: {}\n'],
    ['"x"', 'x\n'],
  ])('%s', (json, yaml) => {
    expect(yamlOf(json)).toBe(yaml);
  });
  test('a key that stands twice is told', () => {
    expect(writeYaml(document('{"a": 1, "b": 2, "a": 3}'))).toEqual({
      text: 'a: 3\nb: 2\n',
      losses: ['A key stands twice in an object: YAML keeps the last of them alone'],
    });
  });
  test('what is too deep is refused', () => {
    expect(() => yamlOf('['.repeat(600) + ']'.repeat(600))).toThrow(FormError);
  });
});

const TRICKY = [
  'yes',
  'No',
  'on',
  'y',
  'N',
  '~',
  'Null',
  '007',
  '0o17',
  '1e3',
  '+1',
  '.5',
  '1.',
  '1:30',
  '=',
  '<<',
  '2001-12-14',
  '!x',
  '&a',
  '*a',
  '%',
  '@',
  '`',
  '|',
  '>',
  '?',
  '-',
  ':',
  '---',
  '...',
  'a #b',
  'a:',
  '\t',
  ' ',
  '\u0085',
  '\u2028',
  '\ufeff',
  'é',
  '😀',
  '"',
  "'",
  '\\',
  '\u0000',
  '1_0',
  '0b1',
  'NaN',
  '.NaN',
  'true',
  'x\ny',
  'x\n',
  '\nx',
  ' x\n y',
  'a\r\nb',
  'a\n\n\n',
  '[',
  '{a',
];
const text = fc.oneof(fc.constantFrom(...TRICKY), fc.string({ unit: 'binary', maxLength: 6 }), fc.string());
const value = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      text.filter(key => key !== '__proto__'),
      tie('value'),
      { maxKeys: 3, noNullPrototype: true },
    ),
  ),
})).value;

test('YAML is read back as what was written, by readers of 1.1 and 1.2', () => {
  fc.assert(
    fc.property(value, given => {
      const yaml = yamlOf(JSON.stringify(given));
      for (const version of ['1.1', '1.2'] as const)
        expect(parse(yaml, { version, logLevel: 'silent' }), yaml).toEqual(given);
      expect(JSON.parse(readYaml(yaml).text), yaml).toEqual(given);
    }),
    { numRuns: times(400, 6000) },
  );
});

test('numbers come back with their digits, whatever they are', () => {
  fc.assert(
    fc.property(anyJson, json => {
      const sample = document(json);
      const { text: yaml, losses } = writeYaml(sample);
      if (losses.length) return;
      const numbers = (source: string) => source.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').match(/-?\d[\d.eE+-]*/g) ?? [];
      expect(numbers(readYaml(yaml).text), yaml).toEqual(numbers(json));
    }),
    { numRuns: times(200, 3000) },
  );
});

const hasPython = spawnSync('python3', ['-c', 'import yaml']).status === 0;

test.skipIf(!hasPython)('another program reads the YAML as the same values', () => {
  const given = fc.sample(value, { numRuns: times(200, 2000), seed: 8 });
  // Lone surrogates and what YAML 1.1 cannot hold as a character stand in no file of theirs.
  const input = given.map(one => yamlOf(JSON.stringify(one)));
  const program = 'import json,sys,yaml\nprint(json.dumps([yaml.safe_load(t) for t in json.load(sys.stdin)]))';
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { input: JSON.stringify(input), encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(given);
});

describe('read', () => {
  test.each<[yaml: string, json: string, losses?: readonly string[]]>([
    ['a: 1.0\nb: 1e400\nc: 12345678901234567890', '{"a":1.0,"b":1e400,"c":12345678901234567890}'],
    ['- yes\n- 2001-01-01\n- "1"', '["yes","2001-01-01","1"]'],
    ['a: |\n  x\n  y\nb: >\n  x\n  y', '{"a":"x\\ny\\n","b":"x y\\n"}'],
    ['a: # here\n  b: 1\n# end', '{"a":{"b":1}}', ['A comment is left out (2 times)']],
    ['a: &x [1]\nb: *x', '{"a":[1],"b":[1]}', ['An alias is written out: JSON has none']],
    [
      'd: &d {x: 1, y: 2}\ne:\n  <<: *d\n  y: 3',
      '{"d":{"x":1,"y":2},"e":{"y":3,"x":1}}',
      ['A merge (<<) is written out: JSON has none'],
    ],
    [
      'a: !foo 1\nb: !!binary aGk=',
      '{"a":"1","b":"aGk="}',
      ['The tag !foo is left out', 'Binary data stays the text of its bytes'],
    ],
    [
      '1: a\n[x, y]: b\n? {k: v}\n: c',
      '{"1":"a","[\\"x\\",\\"y\\"]":"b","{\\"k\\":\\"v\\"}":"c"}',
      ['A key that is no string becomes its text (3 times)'],
    ],
    ['a: 1\n---\nb: 2\n', '[{"a":1},{"b":2}]', ['2 documents make one array']],
    ['[.inf, -.inf, .nan]', '[null,null,null]', ['NaN or an infinite number becomes null (3 times)']],
    ['[0x1F, 0o17, +1, .5, 1., 007]', '[31,15,1,0.5,1,7]', ['A number is written in the notation of JSON (6 times)']],
    ['a: 1\na: 2', '{"a":1,"a":2}', ['A key stands twice in a map: both are kept']],
    ['a:\nb: ~', '{"a":null,"b":null}'],
  ])('%j', (yaml, json, losses = []) => {
    expect(readYaml(yaml)).toEqual({ text: json, losses });
  });
  test.each<[yaml: string, at: number]>([
    ['a: b: c', 3],
    ['a: [1, 2', 8],
    ['a: *x', 3],
    ['a: "x', 5],
    ['a: 1\n  b: 2', 3],
    ['a: &a [*a]', 7],
    ['', 0],
  ])('%j is refused at %i', (yaml, at) => {
    expect(() => readYaml(yaml)).toThrow(expect.objectContaining({ name: 'FormError', at }) as Error);
  });
  test('aliases of aliases end', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
    for (let i = 1; i < 12; i++)
      lines.push(`a${i}: &a${i} [${Array.from({ length: 9 }, () => `*a${i - 1}`).join(', ')}]`);
    expect(() => readYaml(lines.join('\n'))).toThrow(FormError);
  });
});

describe('looks like YAML', () => {
  test.each([
    'a: 1\nb: 2',
    '---\na: 1',
    '- a\n- b: 1',
    '# top\nservices:\n  web:\n    image: "x"\n    ports:\n      - "80:80"\n',
    'text: |\n  Some prose here. And more.\n  Yes.\nn: 1',
    'name: CI\non: [push]\njobs:\n  build:\n    runs-on: ubuntu-latest\n',
    '"a b": 1\n\'c\': 2',
  ])('%j', yaml => {
    expect(looksLikeYaml(yaml)).toBe(true);
  });
  test.each([
    'Hello there. This is prose.',
    'Note: this is prose.\nIt goes on: for two lines.',
    'Dear Ann,\n\nthe list: it is long.\nYours',
    'one: two',
    '{"a": 1,}',
    "{'a': 1, 'b': 2}",
    'Shopping:\nmilk, eggs and bread\nand more',
    '- I went home.\n- Then I slept.',
    'https://x.org/\nhttps://y.org/',
    '12:30:45 INFO started\n12:30:46 INFO ended',
    'a,b\n1,2\n3,4',
    '<a b="c">\n  <d/>\n</a>',
    'const x = {\n  a: 1,\n  b: 2,\n};',
    '',
  ])('%j does not', prose => {
    expect(looksLikeYaml(prose)).toBe(false);
  });
});
