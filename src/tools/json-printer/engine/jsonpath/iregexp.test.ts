// I-Regexp (RFC 9485): accepted patterns, and what they match.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRegExp } from './iregexp.ts';

const matches = (pattern: string, text: string, isSearch = false) =>
  toRegExp(pattern, isSearch ? 'search' : 'match')?.test(text);

test.each<readonly [string, string, boolean]>([
  ['', '', true],
  ['ab', 'ab', true],
  ['a|b', 'b', true],
  ['a|', '', true],
  ['1974-05-..', '1974-05-11', true],
  ['[BR]ob', 'Rob', true],
  ['[^a-c]+', 'xyz', true],
  ['[^a-c]+', 'xaz', false],
  ['[-a]*', 'a-a', true],
  ['[a-]*', 'a-a', true],
  ['[\\]\\-]', ']', true],
  ['a{2}', 'aa', true],
  ['a{2}', 'aaa', false],
  ['a{2,}', 'aaaaa', true],
  ['a{1,3}b', 'aaab', true],
  ['a{1,3}b', 'aaaab', false],
  ['a{0}b', 'b', true],
  ['(ab|cd){2}', 'abcd', true],
  ['(a|b)*c', 'ababc', true],
  ['(a{1,2}){2}', 'aaaa', true],
  ['\\p{Lu}\\p{Ll}+', 'Äpfel', true],
  ['\\P{L}', '1', true],
  ['[\\p{N}x]+', '٣x4', true],
  ['.', '\n', false],
  ['.', '🦊', true],
  ['^a', 'a', true],
  ['^a$', 'a', true],
  ['^a$', '^a$', false],
  ['(^a|b$)', 'b', true],
  ['a^b$c', 'a^b$c', true],
  ['^*a', '^^a', true],
  ['\\^a[$]', '^a$', true],
  ['[$]', '$', true],
  ['a\\.b', 'axb', false],
  ['\\n', '\n', true],
])('%s and %j: %s', (pattern, text, expected) => {
  expect(matches(pattern, text)).toBe(expected);
});

test.each([
  '(',
  ')',
  'a**',
  '*',
  '+a',
  'a{2,1}',
  'a{',
  'a{x}',
  '[',
  '[]',
  '[^]',
  '[b-a]',
  '[a-c-e]',
  '\\d',
  '\\w',
  '\\',
  '\\p{Xx}',
  '\\p{L',
  '(?:a)',
  'a]',
  '{1}',
  '\ud800',
])('%s is none', pattern => expect(toRegExp(pattern, 'match')).toBeNull());

test('a search finds a part', () => {
  expect(matches('b+', 'aabbaa', true)).toBe(true);
  expect(matches('bc', 'aabbaa', true)).toBe(false);
  expect(matches('', 'a', true)).toBe(true);
});

test('it says what the engine’s own expressions say', () => {
  const pattern = fc.stringMatching(/^(?:[abc.]|\([ab]\|[bc]*\)|[ab]\*|[ac]\+|[bc]\?|\[[abc]{1,2}\]|\[\^a\]){1,6}$/);
  fc.assert(
    fc.property(pattern, fc.stringMatching(/^[abcd]{0,8}$/), fc.boolean(), (source, text, isSearch) => {
      const theirs = new RegExp(isSearch ? `(?:${source})` : `^(?:${source})$`, 'u');
      expect(matches(source, text, isSearch)).toBe(theirs.test(text));
    }),
    { numRuns: 500 },
  );
});

test.each(['a{20001}', `${'('.repeat(201)}a${')'.repeat(201)}`])('%s is too large', pattern =>
  expect(() => toRegExp(pattern, 'match')).toThrow(),
);
