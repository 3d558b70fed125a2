// An answer is made once for its facts: another number of them, another order or an equal copy is asked for anew, and only the last is kept.
import { expect, test } from 'vitest';
import { lastAnswer } from './lastAnswer.ts';

test('an answer stays while each fact is the same one', () => {
  const last = lastAnswer<number>();
  let made = 0;
  const ask = (...facts: unknown[]) => last(facts, () => ++made);
  const list = [1, 2];
  expect([ask(list, 3), ask(list, 3)]).toEqual([1, 1]);
  expect(ask([1, 2], 3), 'a copy').toBe(2);
  expect(ask([1, 2]), 'fewer').toBe(3);
  expect(ask(3, list), 'another order').toBe(4);
  expect(ask(list, 3), 'only the last is kept').toBe(5);
  expect([ask(Number.NaN), ask(Number.NaN)]).toEqual([6, 6]);
});

test('an answer of no facts and one of undefined are kept as well', () => {
  const last = lastAnswer<undefined>();
  let made = 0;
  for (let times = 0; times < 2; times++) last([], () => void made++);
  expect(made).toBe(1);
});
