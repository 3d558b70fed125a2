// Test files share a world: none but those with a world of their own puts another module in a module's place, or loads modules anew.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APART } from '../setup/apart.ts';

const REPLACES =
  /\b(?:vi|vitest)\s*\??\.\s*(?:mock|doMock|unmock|doUnmock|resetModules)\b|\b(?:mock|doMock|resetModules)\s*\}\s*=\s*vi\b/;

/** What stands in comments is allowed anywhere. */
const withoutComments = (source: string) =>
  source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').replaceAll(/ \/\/ .*$/gm, '');
const replaces = (source: string) => REPLACES.test(withoutComments(source));

const faultsIn = (files: ReadonlyMap<string, string>, apart: readonly string[]) => [
  ...[...files]
    .filter(([file, source]) => replaces(source) && !apart.includes(file))
    .map(([file]) => `${file} shares its world`),
  ...apart.filter(file => !replaces(files.get(file) ?? '')).map(file => `${file} needs no world of its own`),
];

function sources(): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of ['src', 'scenes', 'tests'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${file}`;
      if (/\.tsx?$/.test(file) && path !== 'tests/boundaries/worlds.test.ts')
        files.set(path, readFileSync(path, 'utf8'));
    }
  return files;
}

test('a module is replaced, or loaded anew, only in a world of its own', () => {
  const files = sources();
  expect(files.size).toBeGreaterThan(500);
  expect(faultsIn(files, APART)).toEqual([]);
});

test.each([
  "vi.mock('./ball.ts', () => ({}));",
  "vi.mock(import('./ball.ts'));",
  "vi.doMock('./ball.ts');",
  'beforeEach(() => vi.resetModules());',
  'const { resetModules } = vi;',
])('a planted breach is found: %s', planted => {
  const file = 'scenes/golf/ball.test.ts';
  expect(faultsIn(new Map([[file, planted]]), [])).toEqual([`${file} shares its world`]);
  expect(faultsIn(new Map([[file, planted]]), [file])).toEqual([]);
  expect(faultsIn(new Map([[file, `// ${planted}`]]), [])).toEqual([]);
  expect(faultsIn(new Map([[file, 'vi.fn();']]), [file])).toEqual([`${file} needs no world of its own`]);
});
