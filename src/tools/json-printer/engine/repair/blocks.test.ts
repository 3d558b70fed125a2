// Blocks of JSON in a text: what each piece is, and that a long text is read once, however it is damaged.
import { expect, test } from 'vitest';
import { blockEdits, findBlocks } from './blocks.ts';
import { applyEdits } from './edits.ts';
import { Refusal } from './refusal.ts';

const found = (text: string) => findBlocks(text).map(({ at, end }) => text.slice(at, end));

test.each<[text: string, blocks: readonly string[]]>([
  ['a {"x": 1} b ["y", 2]', ['{"x": 1}', '["y", 2]']],
  ['say {x} and [1, 2]', ['[1, 2]']],
  ['x {\\"a\\": [1]} and {\\"b\\": 2} "', ['{\\"a\\": [1]}', '{\\"b\\": 2}']],
  ['one "{\\"a\\": 1}" two "{\\"b\\": \\"x\\"}"', ['{\\"a\\": 1}', '{\\"b\\": \\"x\\"}']],
])('%s', (text, blocks) => {
  expect(found(text)).toEqual(blocks);
});

test('escaped blocks are unescaped each at its place', () => {
  const text = 'say {\\"a\\": \\"\\\\u00e9\\"} then {\\"b\\": [\\"c\\"]} end';
  const blocks = findBlocks(text);
  expect(applyEdits(text, blockEdits(text, blocks, 'all'))).toBe('[{"a": "\\u00e9"},\n{"b": ["c"]}]');
  expect(applyEdits(text, blockEdits(text, blocks, 1))).toBe('{"b": ["c"]}');
});

/** Hundreds of thousands of signs each: read anew for every bracket they would take many minutes. */
const LONG: Readonly<Record<string, string>> = {
  'brackets that begin nothing': 'x [ '.repeat(50_000),
  'brackets in brackets, and a fault at the end': `${'[1, '.repeat(125_000)}?`,
  'lists of words': '[a b '.repeat(40_000),
  'braces among words': 'INFO [main] say {x} took 5 ms\n'.repeat(17_000),
  'blocks among words': 'got {"a": 1, "b": [1, 2]} ok\n'.repeat(17_000),
  'escaped blocks in one text': 'x {\\"a\\": [1, 2]} '.repeat(26_000),
};

test.each(Object.entries(LONG))('reads once: %s', (_, text) => {
  try {
    findBlocks(text);
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
  }
});
