// Built-ins of the sandbox: none is reachable that is not listed, and the worst of them are paid for in fuel. All of them with every value: fairness.check.ts.
import { describe, expect, test } from 'vitest';
import { BUILTINS } from '../builtins.golden.ts';
import { AWKWARD, MEASURED_FUEL, OPERATORS, reachableFunctions, TestEngine, unpaid } from './testing.ts';

const listed = Object.entries(BUILTINS).flatMap(([owner, members]) =>
  members.split(' ').map(member => (owner === 'syntax' ? member : `${owner}.${member}`)),
);

test('every function that a script can reach is listed in builtins.golden.ts, and no other', async () => {
  expect([...(await reachableFunctions())].sort()).toEqual(listed.sort());
});

const WORST: readonly string[] = [];

describe('paid for in fuel is', () => {
  test.each(WORST)('%s', async statement => {
    expect(await unpaid(await TestEngine.open(), statement)).toBeNull();
  });
});
