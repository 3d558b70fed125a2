// Sizes and time spans as text, and eviction of stored documents.
import { expect, test } from 'vitest';
import { formatBytes, relativeTime } from './format.ts';
import { entriesToEvict, type StoredDocument } from './open/documentStore.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1500, '1.5 KB'],
  [200_000_000, '200.0 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test.each([
  [-1, 'just now'],
  [-60, '1 minute ago'],
  [-7200, '2 hours ago'],
  [-86_400, 'yesterday'],
  [63_115_200, 'in 2 years'],
])('%i seconds from now are %s', (seconds, text) => expect(relativeTime(seconds * 1000, 0)).toBe(text));

/** Stored documents of these sizes in megabytes, the newest first. */
const kept = (...megabytes: readonly number[]): StoredDocument[] =>
  megabytes.map((size, i) => ({
    version: 1,
    id: String(i),
    name: '',
    isNamed: false,
    bytes: size * 1_000_000,
    pieces: 1,
    isLines: false,
    isOutput: false,
    changed: 100 - i,
  }));

test.each<[string, StoredDocument[], string, string[]]>([
  ['twenty stay', kept(...Array<number>(20).fill(1)), '0', []],
  ['of twenty-two the oldest two go', kept(...Array<number>(22).fill(1)), '0', ['21', '20']],
  ['200 MB stay', kept(100, 100), '0', []],
  ['above that the oldest goes', kept(100, 60, 41), '0', ['2']],
  ['and as many as it takes', kept(150, 30, 30, 30), '0', ['3', '2']],
  ['never what is worked on', kept(100, 60, 41), '2', ['1']],
])('%s', (_, all, mine, gone) => {
  expect(entriesToEvict(all, mine).map(({ id }) => id)).toEqual(gone);
});
