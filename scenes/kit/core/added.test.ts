// Added levels: files and choices follow the list, and an answer finds its text or none.
import { expect, test } from 'vitest';
import { addedChoices, addedFiles, addedText } from './added.ts';

const ADDED = [
  { name: 'mill-run', title: 'Mill run' },
  { name: 'pond', title: 'The pond' },
];

test('files and choices stand in the order of the list', () => {
  expect(addedFiles(ADDED, 'json')).toEqual(['mill-run.json', 'pond.json']);
  expect(addedChoices(ADDED)).toEqual([
    { value: 'mill-run', label: 'Mill run' },
    { value: 'pond', label: 'The pond' },
  ]);
});

test.each([
  ['pond', 'b'],
  ['mill-run', 'a'],
  ['brook', null],
  [undefined, null],
  [1, null],
])('the answer %j finds %j', (answer, text) => expect(addedText(ADDED, answer, ['a', 'b'])).toBe(text));

test('a listed level without a text is none', () => expect(addedText(ADDED, 'pond', ['a'])).toBeNull());
