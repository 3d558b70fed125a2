// Decisions: what is entered is read or refused in a sentence, and nothing is lost by it.
import { expect, test } from 'vitest';
import { copy } from '../../kit/core/json.ts';
import { MOST_CHANGES } from './business.ts';
import { money, signed } from './money.ts';
import { readDecision } from './plan.ts';
import type { Decision } from './state.ts';
import { morning, refusal, send, wait } from './testing.ts';

test.each<[what: Decision, to: unknown, is: number | RegExp]>([
  ['price', '1.25', 125],
  ['price', '$1.25', 125],
  ['price', ' 1,25 ', 125],
  ['price', '80¢', 80],
  ['price', '2', 200],
  ['price', 95, 95],
  ['price', '', /nothing was entered, so it stays at \$1\.00\./],
  ['price', '   ', /nothing was entered/],
  ['price', null, /nothing was entered/],
  ['price', 'free', /no number/],
  ['price', '1e3', /no number/],
  ['price', '0', /no less than \$0\.01/],
  ['price', '-1', /no number/],
  ['price', '0.005', /only whole cents/],
  ['price', 1e9, /no more than \$20\.00/],
  ['price', Number.NaN, /no number/],
  ['price', [], /no number/],
  ['jugs', '3', 3],
  ['jugs', -0, 0],
  ['jugs', 2.5, /only whole ones/],
  ['lemons', 0, /no less than 1/],
  ['moreLemons', '1000000000', /no more than 200 are to be had/],
  ['moreLemons', 1e9, /no more than 200/],
  ['moreCups', '$3', /no number/],
])('%s of %o', (what, to, is) => {
  const read = readDecision(what, to, what === 'price' ? 100 : 3);
  if (typeof is === 'number') expect(Object.is(read, is)).toBe(true);
  else expect(read).toMatch(is);
  if (typeof read === 'string') expect(read).toMatch(/\.$/);
});

test('a refused entry changes nothing', () => {
  const state = morning();
  const before = copy(state);
  for (const to of ['', 'x', 1e9, null, -1, {}])
    expect(refusal(send(state, { type: 'set', what: 'price', to }))).toMatch(/\.$/);
  expect(state).toEqual(before);
});

test('an order beyond the purse is refused in a sentence, and the plan stays', () => {
  const state = morning();
  send(state, { type: 'set', what: 'jugs', to: 40 });
  const before = copy(state);
  expect(refusal(send(state, { type: 'open' }))).toMatch(
    /^Order and place come to \$[\d.]+; there is \$20\.00 in the purse\.$/,
  );
  expect(state).toEqual(before);
  state.cash = 0;
  send(state, { type: 'set', what: 'jugs', to: 0 });
  expect(refusal(send(state, { type: 'open' }))).toMatch(/there is \$0\.00 in the purse/);
  send(state, { type: 'stay' });
  expect(state).toMatchObject({ phase: 'evening', cash: 0 });
});

test.each<[command: unknown, sentence: RegExp]>([
  [{ type: 'evening' }, /not open/],
  [{ type: 'next' }, /not over/],
  [{ type: 'again' }, /not folded/],
  [{ type: 'set', what: 'weather', to: 1 }, /nothing one does/],
  [{ type: 'pace', to: 3 }, /nothing one does/],
  [null, /nothing one does/],
])('%o in the morning is refused', (command, sentence) => {
  expect(refusal(send(morning(), command))).toMatch(sentence);
});

test('by day only the price changes, and not for ever', () => {
  const state = morning();
  send(state, { type: 'open' });
  expect(refusal(send(state, { type: 'set', what: 'sugar', to: 9 }))).toMatch(/in the morning/);
  expect(refusal(send(state, { type: 'open' }))).toMatch(/opens in the morning/);
  for (let i = 0; i < MOST_CHANGES; i++) {
    wait(state, 1);
    send(state, { type: 'set', what: 'price', to: 50 + i });
  }
  wait(state, 1);
  expect(refusal(send(state, { type: 'set', what: 'price', to: 49 }))).toMatch(/often enough/);
});

test.each([
  [0, '$0.00', '+0¢'],
  [5, '$0.05', '+5¢'],
  [-40, '−$0.40', '−40¢'],
  [123_456, '$1,234.56', '+$1,234.56'],
  [-250, '−$2.50', '−$2.50'],
])('%i cents', (cents, text, withSign) => {
  expect(money(cents)).toBe(text);
  expect(signed(cents)).toBe(withSign);
});
