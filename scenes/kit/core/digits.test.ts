// Number formatting: thousands are grouped, compared with Intl at many values.
import { expect, test } from 'vitest';
import { grouped } from './digits.ts';
import { random, seeded } from './rng.ts';

test.each([0, -0.5, 7, 999, 1000, -1000, 12_345, 123_456, 1_234_567, -9_876_543, 1234.5, 0.1 + 0.2, 99_999.9995])(
  '%d reads as English writes it',
  value => expect(grouped(value)).toBe(value.toLocaleString('en')),
);

test('so does any whole number', () => {
  const rng = seeded(3);
  for (let tries = 0; tries < 500; tries++) {
    const value = Math.floor((random(rng) - 0.5) * 10 ** (1 + random(rng) * 12));
    expect(grouped(value)).toBe(value.toLocaleString('en'));
  }
});
