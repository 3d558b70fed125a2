// What is told of a noted sign: all that is noted of somebody, and nothing where it is what many do.
import { expect, test } from 'vitest';
import { BIT, SIGNS, type Sign } from './rules/signs.ts';
import { words } from './words.ts';

const told = (sign: Sign, ...before: readonly Sign[]) =>
  words({
    type: 'signNoted',
    id: 4,
    sign,
    notes: [sign, ...before].reduce((bits, one) => bits | BIT[one], 0),
    x: 0,
    y: 0,
  });

test.each(SIGNS.map(sign => [sign, sign === 'route' || sign === 'still'] as const))(
  '%s alone is passed over: %s',
  (sign, isCommon) => {
    expect(told(sign) === null).toBe(isCommon);
  },
);

test.each([
  ['pocket', 'route'],
  ['route', 'pocket'],
] as const)('%s after %s tells both', (sign, before) => {
  expect(told(sign, before)).toBe('Number 4: hand in pocket, walks beside the route');
});
