// What no compiler reads may keep the marks of a merge: guides, licences, sheets.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const ELSEWHERE = /^(?:node_modules|dist|test-results|\.git)$/;
const MARK = /^(?:<{7} |>{7} |={7}$)/m;

const texts = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (ELSEWHERE.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return texts(path);
    return /\.(?:md|css|html|txt|json)$/.test(entry.name) ? [path] : [];
  });

test('no text keeps the marks of a merge', () => {
  const marked = texts(ROOT).filter(path => MARK.test(readFileSync(path, 'utf8')));
  expect(marked).toEqual([]);
});

test.each(['a\n<<<<<<< HEAD\nb', 'a\n=======\nb', '>>>>>>> other'])('a mark is seen', text =>
  expect(MARK.test(text)).toBe(true),
);
