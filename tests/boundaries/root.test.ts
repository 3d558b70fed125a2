// What may stand in the root of the repository: a note between its writers, or a file left behind by a trial, is no part of it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const COMMITTED = [
  ...['.ci', '.gitignore', '.npmrc', '.oxlintrc.json', 'LICENSE', 'README.md', 'assets', 'biome.json', 'index.html'],
  ...['knip.json', 'package-lock.json', 'package.json', 'playwright.config.ts', 'scenes', 'src', 'tests'],
  ...['tsconfig.json', 'vite.config.ts', 'vitest.config.ts'],
];
/** Of git itself; in a copy without it, it is not there. */
const GIT = '.git';

test('only what is listed stands in the root, besides what git leaves out', () => {
  const leftOut = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map(line => line.replace(/\/$/, ''));
  const isLeftOut = (name: string) =>
    leftOut.some(line => line === name || (line.startsWith('*') && line.length > 1 && name.endsWith(line.slice(1))));
  const standing = readdirSync('.').filter(name => name !== GIT && !isLeftOut(name));
  expect(standing.sort()).toEqual(COMMITTED.sort());
});
