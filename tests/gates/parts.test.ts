// The table of parts: every file is covered, every test belongs to a run, and no part takes over ten minutes.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCovered, partsFor } from '../due.mjs';
import { PARTS } from '../parts.mjs';

const MOST_SECONDS = 600;
/** What was measured of parts that are gone, or called otherwise, is kept for nothing. */
const MEASURED = Object.keys(JSON.parse(readFileSync('tests/seconds.json', 'utf8')));
/** Tests of the first tier, by how they are found; all others belong to a part. */
const FIRST_TIER = /\.test\.tsx?$|^tests\/e2e\/.*\.spec\.ts$|^tests\/browsers\/\w+\.short\.check\.ts$/;
/** What `npm run bench` runs by itself. */
const MEASURES = /^tests\/bench\//;
const TESTS = /\.(?:test|spec|check|soak|bench)\.tsx?$/;

const FILES = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'scenes', 'src', 'tests'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(file => file && existsSync(file));

/** Folders of tests that every `npm test` runs: what lies there is asked each time. */
const ALWAYS = new Set(
  FILES.filter(file => /^tests\/.*\.test\.tsx?$/.test(file)).map(file => file.split('/').slice(0, -1).join('/')),
);
const isAlways = (file: string) =>
  ALWAYS.has(file.split('/').slice(0, 2).join('/')) || /^tests\/[^/]+\.test\.ts$/.test(file);

type Part = { readonly name: string; readonly covers: readonly string[]; readonly files?: readonly string[] };

const uncovered = (files: readonly string[], parts: readonly Part[]) =>
  files.filter(file => !parts.some(part => isCovered(file, part)));

/** Tests that nothing would run. */
const unrun = (files: readonly string[], parts: readonly Part[]) =>
  files.filter(
    file =>
      TESTS.test(file) &&
      !FIRST_TIER.test(file) &&
      !MEASURES.test(file) &&
      !parts.some(part => part.files?.some(prefix => file.startsWith(prefix))),
  );

test('every file of scenes, src and tests is covered by a part', () => {
  expect(FILES.length).toBeGreaterThan(1000);
  expect(
    uncovered(
      FILES.filter(file => !MEASURES.test(file) && !isAlways(file)),
      PARTS,
    ),
    'name their folder among the `covers` of a part in tests/parts.mjs',
  ).toEqual([]);
});

test('seconds are those of parts', () => {
  const names = new Set(PARTS.map(({ tier, name }) => `${tier} ${name}`));
  expect(MEASURED.filter(name => !names.has(name))).toEqual([]);
});

test('every test is run by `npm test` or by a part', () => {
  expect(unrun(FILES, PARTS), 'name them in the `steps` of a part in tests/parts.mjs').toEqual([]);
});

test.each(PARTS.map(part => [`${part.tier} ${part.name}`, part] as const))(
  '%s: its paths exist, its seconds are few',
  (_, { covers, files, seconds }) => {
    const missing = [...covers, ...files].filter(
      path =>
        !existsSync(path) && !readdirSync(dirname(path)).some(name => `${dirname(path)}/${name}`.startsWith(path)),
    );
    expect(missing).toEqual([]);
    expect(seconds ?? 1).toBeGreaterThan(0);
    expect(seconds ?? 1).toBeLessThanOrEqual(MOST_SECONDS);
  },
);

describe('a planted fault', () => {
  const parts: readonly Part[] = [
    { name: 'chess', covers: ['scenes/chess/'], files: ['tests/check/chess'] },
    { name: 'screens', covers: ['scenes/kit/', 'scenes/chess/'], files: ['tests/check/screens'] },
  ];
  test('a file that no part covers is found', () => {
    expect(uncovered(['scenes/chess/rules.ts', 'scenes/go/rules.ts'], parts)).toEqual(['scenes/go/rules.ts']);
  });
  test('a test that nothing runs is found', () => {
    const files = ['tests/check/chess-by-touch.spec.ts', 'tests/check/go.spec.ts', 'scenes/chess/rules.test.ts'];
    expect(unrun(files, parts)).toEqual(['tests/check/go.spec.ts']);
  });
  test('a change makes due what covers it, and no more', () => {
    const due = (path: string) => partsFor([path], parts).map(({ name }: Part) => name);
    expect(due('scenes/chess/rules.ts')).toEqual(['chess', 'screens']);
    expect(due('scenes/kit/game.ts')).toEqual(['screens']);
    expect(due('tests/check/chess.spec.ts')).toEqual(['chess']);
    expect(due('README.md')).toEqual([]);
  });
});
