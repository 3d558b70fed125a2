// Patches of Phaser: what each mends, and that Phaser is the version they were written for.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PATCHED_VERSION } from './patches.ts';

test('Phaser is the version that was patched', () => {
  const { version } = JSON.parse(readFileSync('node_modules/phaser/package.json', 'utf8')) as { version: string };
  expect(version, 'read patches.ts beside the new sources').toBe(PATCHED_VERSION);
});
