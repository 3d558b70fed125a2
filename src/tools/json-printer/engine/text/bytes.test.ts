// Encoding in steps gives the same bytes as TextEncoder.
import { expect, test } from 'vitest';
import { decode, encode, encodeInSteps, encodeWithSentinel, hasLoneSurrogate } from './bytes.ts';

const LONG = 600_000;

test.each([
  ['letters', 'a'.repeat(LONG)],
  ['two bytes each', 'ä'.repeat(LONG)],
  ['pairs', '🦊'.repeat(LONG / 2)],
  ['pairs out of step', `a${'🦊'.repeat(LONG / 2)}`],
  ['three bytes at the end', `${'a'.repeat(LONG)}${'→'.repeat(LONG)}`],
  ['nothing', ''],
])('%s', (_, text) => {
  const bytes = encodeWithSentinel(text);
  expect(bytes.at(-1)).toBe(0);
  expect(Buffer.compare(bytes.subarray(0, -1), encode(text))).toBe(0);
});

test('it says how far it is', () => {
  expect([...encodeInSteps('a'.repeat(1 << 19))]).toEqual([0.5, 1]);
});

test.each([
  ['\ud83e', '\\ud83e'],
  ['\udd8a!', '\\udd8a!'],
  ['\\\ud83e', '\\\ufffd'],
  ['🦊\ud83e🦊', '🦊\\ud83e🦊'],
])('half a character becomes its escape: %j', (text, written) => {
  expect(hasLoneSurrogate(text)).toBe(true);
  expect(decode(encodeWithSentinel(text).subarray(0, -1))).toBe(written);
});
