// Fairness of the sandbox: every function that a script can reach, with every awkward value in every place, and every operator, is paid for in fuel.
import { describe, expect, test } from 'vitest';
import { matchRequest, referee } from '../rules/testing.ts';
import { AWKWARD, callOf, OPERATORS, openWith, PLACES, reachableFunctions, TestEngine, unpaid } from './testing.ts';

const places = Object.keys(PLACES);

describe('paid for in fuel is every function with', () => {
  test.each(Object.entries(AWKWARD))('%s', async (_, value) => {
    const names = await reachableFunctions();
    const engine = await openWith(value);
    const found: string[] = [];
    for (const [at, name] of names.entries())
      for (const [place, words] of places.entries()) {
        const why = await unpaid(engine, callOf(at, place));
        if (why) found.push(`${name}, ${words}: ${why}`);
      }
    expect(found).toEqual([]);
  });
});

test.each(Object.entries(OPERATORS))('paid for in fuel is %s', async (_, statement) => {
  expect(await unpaid(await TestEngine.open(), statement)).toBeNull();
});

test('fuel taken little by little is used up: no match takes for ever', async () => {
  const judge = await referee();
  const { response } = await judge(matchRequest("for (let i = 0; i < 100000; i++);\nreturn 'wait';", "return 'wait';"));
  expect(response.out[0]?.reason).toBe('out of fuel');
});
