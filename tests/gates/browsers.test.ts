// Browsers that are left out: skipped here, a failure where every landing is shown in all of them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PARTS } from '../parts.mjs';

const node = (text: string, env: Readonly<Record<string, string>>, cwd = process.cwd()): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', text], {
      cwd,
      encoding: 'utf8',
      env: { ...env },
    }),
  );

describe('a machine without Firefox and WebKit', () => {
  const ASKED = `
    const { absence, leftOut } = await import(${JSON.stringify(resolve('tests/browsers/installed.mjs'))});
    console.log(JSON.stringify({ names: leftOut(), counts: absence(leftOut()).counts }));`;
  const PATH = mkdtempSync(join(tmpdir(), 'no-programs-'));

  test('leaves both out and counts them as skipped', () => {
    expect(node(ASKED, { PATH })).toEqual({
      names: ['Firefox', 'WebKit'],
      counts: { passed: 0, failed: 0, skipped: 2 },
    });
  });

  test('fails where every browser is needed', () => {
    expect(node(ASKED, { PATH, EVERY_BROWSER: '1' })).toMatchObject({ counts: { passed: 0, failed: 2 } });
  });
});

test('both browsers are due after a change of the kit, the play page, the primitives, the build or the check', () => {
  const parts = PARTS.filter(({ name }) => name.startsWith('browsers-'));
  expect(new Set(parts.map(({ needs }) => needs.at(-1)))).toEqual(new Set(['Firefox', 'WebKit']));
  for (const { covers } of parts)
    expect(covers).toEqual(
      expect.arrayContaining(['scenes/kit/', 'src/play/', 'src/ui/', 'src/build/', 'tests/browsers/']),
    );
});
