// The sixty positions made anew by the search and compared with what is committed; RECORD_POSITIONS=1 writes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makePositions } from '../../scenes/guardians/levels/make.ts';
import { writePositions } from '../../scenes/guardians/rules/positions.ts';
import { t } from '../../scenes/guardians/rules/testing.ts';

const FILE = 'assets/levels/guardians/positions.json';

/** Minutes of one processor. */
test('the committed sixty are what the search makes', () => {
  const text = writePositions(makePositions(t));
  if (process.env['RECORD_POSITIONS']) writeFileSync(FILE, text);
  expect(readFileSync(FILE, 'utf8')).toBe(text);
});
