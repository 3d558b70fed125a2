// Which files are kept under which key, what counts as kept, and what is outdated.
import { expect, test } from 'vitest';
import { bytesOf, isDocument, keyOf, missingOf, OfflineFiles, pagePath } from './list.ts';
import { LIST } from './testing.ts';

const files = new OfflineFiles(LIST);
const keysOf = (path: string) => files.page(path).map(keyOf);

test.each([
  ['/games', '/games?revision=r-games'],
  ['/games/', '/games?revision=r-games'],
  ['//games//', '/games?revision=r-games'],
  ['/', '/?revision=r-home'],
  ['/build/site-1.js', '/build/site-1.js?revision=r-site'],
  ['/build/site-of-another-version.js', undefined],
])('%s lies under %s', (path, key) => {
  const file = files.at(path);
  expect(file && keyOf(file)).toBe(key);
});

test('a page is addressed, never its file, and the 404 page has no path', () => {
  expect(pagePath('/')).toBe('/');
  expect(files.at('/games/index.html')).toBeUndefined();
  expect(LIST.files.filter(isDocument).map(([path]) => path)).toEqual([
    '/',
    '/games',
    '/404.html',
    '/games/golf',
    '/games/chess',
    '/paint',
  ]);
});

test('a game is kept once all its files are', () => {
  const all = new Set(keysOf('/games/golf'));
  expect(files.keptPages(all)).toEqual(['/games/golf']);
  for (const key of all) {
    const others = new Set([...all].filter(other => other !== key));
    expect(files.keptPages(others), key).toEqual([]);
    expect(missingOf(files.page('/games/golf'), others).map(keyOf)).toEqual([key]);
  }
});

test('what is fetched is counted once, although two games need it', () => {
  expect(bytesOf([...files.page('/games/golf'), ...files.page('/games/chess')])).toBe(1000 + 30 + 7 + 40 + 8);
});

test('a game that was kept in another version is wanted in this one, and its old files are outdated', () => {
  const keys = new Set(['/games/golf?revision=older', '/build/golf-0.js', '/build/engine-1.js?revision=r-engine']);
  expect(files.keptPages(keys)).toEqual([]);
  expect(files.wantedPages(keys)).toEqual(['/games/golf']);
  expect(files.outdated(keys)).toEqual(['/games/golf?revision=older', '/build/golf-0.js']);
  expect(files.isCurrent('/build/engine-1.js')).toBe(true);
  expect(files.isCurrent('/build/golf-0.js')).toBe(false);
});

test('a file of the same name and another content is fetched anew', () => {
  const older = new Set(['/build/engine-1.js?revision=older']);
  expect(missingOf(files.page('/games/golf'), older).map(([path]) => path)).toContain('/build/engine-1.js');
  expect(files.outdated(older)).toEqual([...older]);
});

test('a game is kept in part where something is here that it alone needs', () => {
  expect(files.partlyKept(new Set(['/build/engine-1.js?revision=r-engine']))).toEqual([]);
  expect(files.partlyKept(new Set(['/build/golf-1.js?revision=r-golfjs']))).toEqual(['/games/golf']);
  expect(files.partlyKept(new Set(keysOf('/games/golf')))).toEqual([]);
});

test('a broken file takes the documents with it that name it', () => {
  const [engine, golf] = files.page('/games/golf');
  expect(engine && files.documentsOf([engine])).toEqual([
    '/games/golf?revision=r-golf',
    '/games/chess?revision=r-chess',
  ]);
  expect(golf && files.documentsOf([golf])).toEqual(['/games/golf?revision=r-golf']);
});

test('one width of a picture stands in for the others', () => {
  for (const path of ['/assets/images/fox.webp', '/assets/images/fox-480.webp'])
    expect(files.standInFor(path)).toBe('/assets/images/fox-720.webp?revision=r-fox');
  for (const path of ['/assets/images/hen.webp', '/build/fox.webp', '/games'])
    expect(files.standInFor(path), path).toBeUndefined();
});

test.each(['constructor', '__proto__', '/games/constructor'])('%s is no page', path =>
  expect(files.page(path)).toEqual([]),
);
