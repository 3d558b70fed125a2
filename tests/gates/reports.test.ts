// What the two runners report is counted in one shape: a second try is a failure, and a sum forgets nothing.
import { expect, test } from 'vitest';
import { closingLine, readPlaywright, readVitest, sum } from '../reports.mjs';

test('of Vitest what waits to be written counts as skipped', () => {
  const report = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 2 };
  expect(readVitest(report)).toEqual({ passed: 4, failed: 1, skipped: 3 });
});

test('of Playwright a test that passed at its second try has failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 2, skipped: 1 };
  expect(readPlaywright({ stats })).toEqual({ passed: 3, failed: 3, skipped: 1 });
});

test('counts add up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3, skipped: 4 },
    ]),
  ).toEqual({ passed: 3, failed: 3, skipped: 4 });
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('the closing line names what was skipped, and only then', () => {
  expect(closingLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  expect(closingLine({ passed: 2, failed: 1, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
});
