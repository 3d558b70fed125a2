// Built-ins of the sandbox: none is reachable that is not listed, and the worst of them are paid for in fuel. All of them with every value: fairness.check.ts.
import { describe, expect, test } from 'vitest';
import { BUILTINS } from '../golden/builtins.ts';
import { MEASURED_FUEL, reachableFunctions, TestEngine, unpaid } from './testing.ts';

const listed = Object.entries(BUILTINS).flatMap(([owner, members]) =>
  members.split(' ').map(member => (owner === 'syntax' ? member : `${owner}.${member}`)),
);

test('every function that a script can reach is listed in golden/builtins.ts, and no other', async () => {
  expect([...(await reachableFunctions())].sort()).toEqual(listed.sort());
});

/** What took longest for its fuel, or longest without a meter. */
const WORST: readonly string[] = [
  'const s = new Set(Array(9000).keys()); for (let i = 0; i < 3; i++) s.union(s)',
  'String.raw({ raw: { length: 1e8 } })',
  "for (let i = 0; i < 2000; i++) 'a'.repeat(20000).localeCompare('a'.repeat(20000))",
  "let s = ''; for (let i = 0; i < 1e4; i++) s = 'a' + s + 'b'; for (let i = 0; i < 1e4; i++) s.charCodeAt(i)",
  "Array.prototype.join.call('ab'.repeat(500000), 'ab'.repeat(500000))",
  "'[object Object]'.repeat(1e6)",
  "Array.prototype.with.call('ab'.repeat(500000))",
  'new Array(2 ** 32 - 1).fill(1)',
  "Function('a;'.repeat(200000))",
  'new AggregateError(new Map(Array(50000).entries()))',
  'const a = Array(100000).fill(0); for (let i = 0; i < 100; i++) a.unshift(0)',
  "for (let i = 0; i < 10; i++) Array.from({ length: 100000 }, (_, j) => '' + j).sort()",
  "[...'ab'.repeat(500000)]",
  "(0, eval)('{let a;'.repeat(500) + '}'.repeat(500))",
  "/(a+)+$/.test('a'.repeat(40) + 'b')",
  '`${(1n << 1000000n) - 1n}`',
  'const a = (1n << 500000n) - 1n; for (let i = 0; i < 100; i++) a * a',
  'let o = {}; for (let i = 0; i < 1e4; i++) o = Object.create(o); for (let i = 0; i < 1e4; i++) o instanceof Array',
  'Array.prototype.values.call({ length: 2 ** 53 - 1 }).drop(2 ** 52).next()',
  'JSON.stringify(Array(100000).fill(0), null, 10)',
];

describe('paid for in fuel, and the same on every machine, is', () => {
  test.each(WORST)('%s', async statement => {
    const [one, other] = [await TestEngine.open(), await TestEngine.open()];
    expect(await unpaid(one, statement)).toBeNull();
    expect(one.cost(statement, MEASURED_FUEL).fuel).toBe(other.cost(statement, MEASURED_FUEL).fuel);
  });
});
