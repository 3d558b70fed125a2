// Three-way merge: what either tab changed is there, what either removed is gone.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFields, mergeLists } from './merge.ts';

test.each([
  ['mine changed', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 1 }, { a: 2, b: 1 }],
  ['theirs changed', { a: 1, b: 1 }, { a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1, b: 2 }],
  ['both, another each', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['both the same: mine', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }],
  ['added by either', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  ['removed here', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 1 }, { b: 1 }],
  ['removed there', { a: 1, b: 1 }, { a: 1, b: 1 }, { a: 1 }, { a: 1 }],
  ['removed there, changed here', { a: 1 }, { a: 2 }, {}, { a: 2 }],
  ['nothing known before', null, { a: 1, b: 1 }, { a: 2, c: 3 }, { a: 1, b: 1, c: 3 }],
  ['a name of every object', {}, JSON.parse('{"__proto__":1}'), { a: 1 }, JSON.parse('{"a":1,"__proto__":1}')],
])('fields, %s', (_, base, mine, theirs, merged) => {
  const sorted = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  expect(sorted(mergeFields<object>(base, mine, theirs, 1))).toEqual(sorted(merged));
});

test('fields lie as deep as is said; deeper ones are one item', () => {
  const [base, mine, theirs] = [{ x: { a: 1, b: 1 } }, { x: { a: 2, b: 1 } }, { x: { a: 1, b: 2 } }];
  expect(mergeFields(base, mine, theirs, 2)).toEqual({ x: { a: 2, b: 2 } });
  expect(mergeFields(base, mine, theirs, 1)).toEqual({ x: { a: 2, b: 1 } });
});

const items = (text: string) => [...text].map(letter => ({ id: letter.toLowerCase(), letter }));
const merged = (base: string | null, mine: string, theirs: string) =>
  mergeLists(base === null ? null : items(base), items(mine), items(theirs), ({ id }) => id)
    .map(({ letter }) => letter)
    .join('');

test.each([
  ['abc', 'abcd', 'abce', 'abced'],
  ['abc', 'ac', 'abcd', 'acd'],
  ['abc', 'abc', 'ac', 'ac'],
  ['abc', 'aBc', 'abc', 'aBc'],
  ['abc', 'aBc', 'ac', 'acB'],
  ['abc', 'abc', 'aBc', 'aBc'],
  [null, 'ab', 'cb', 'cba'],
])('lists from %s: mine %s, theirs %s', (base, mine, theirs, result) => {
  expect(merged(base, mine, theirs)).toBe(result);
});

test('nothing that either tab added is lost, and nothing comes twice', () => {
  const letters = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
  fc.assert(
    fc.property(letters, letters, letters, (base, mine, theirs) => {
      const result = merged(base.join(''), mine.join(''), theirs.join(''));
      const added = [...mine, ...theirs].filter(letter => !base.includes(letter));
      expect(new Set(result).size).toBe(result.length);
      for (const letter of added) expect(result).toContain(letter);
      for (const letter of base)
        expect(result.includes(letter), letter).toBe(mine.includes(letter) && theirs.includes(letter));
    }),
  );
});
