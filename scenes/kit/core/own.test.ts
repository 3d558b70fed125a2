// A table has only its own entries, whatever name from outside asks.
import { expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../../tests/setup/hostileNames.ts';
import { own } from './own.ts';

test.each(HOSTILE_NAMES)('%j is no entry, unless it is one', name => {
  expect(own({ a: 1 }, name)).toBeUndefined();
  expect(own(JSON.parse(`{${JSON.stringify(name)}: 7}`) as Record<string, number>, name)).toBe(7);
});

test('its own entries are found', () => {
  expect(own({ a: 1 }, 'a')).toBe(1);
  expect(own(['x'], 0)).toBe('x');
});
