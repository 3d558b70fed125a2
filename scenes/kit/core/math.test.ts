// Deterministic maths: compared with the engine's, and with golden bits that every engine must give.
import { expect, test } from 'vitest';
import { atan2, cos, ln, PI, sin, turnTowards, wrapAngle } from './math.ts';

const angles = Array.from({ length: 4001 }, (_, i) => (i - 2000) * 0.01);

test('sin and cos agree with Math to 1e-12', () => {
  for (const a of angles) {
    expect(Math.abs(sin(a) - Math.sin(a)), `sin ${a}`).toBeLessThan(1e-12);
    expect(Math.abs(cos(a) - Math.cos(a)), `cos ${a}`).toBeLessThan(1e-12);
  }
});

test('atan2 agrees with Math to 1e-12 all around and on the axes', () => {
  for (const a of angles) {
    const [x, y] = [Math.cos(a) * 7, Math.sin(a) * 7];
    expect(Math.abs(wrapAngle(atan2(y, x) - Math.atan2(y, x))), `angle ${a}`).toBeLessThan(1e-12);
  }
  expect([atan2(0, 1), atan2(1, 0), atan2(0, -1), atan2(-1, 0), atan2(0, 0)]).toEqual([0, PI / 2, PI, -PI / 2, 0]);
});

test('ln agrees with Math to 1e-12, from the smallest to the largest', () => {
  for (let power = -40; power <= 40; power++)
    for (const x of [1, 1.1, 1.49, 1.51, 1.9].map(factor => factor * 2 ** power))
      expect(Math.abs(ln(x) - Math.log(x))).toBeLessThan(1e-12);
  expect(ln(1)).toBe(0);
});

test('the bits are these on every engine', () => {
  const bits = new Float64Array([sin(1), sin(2.5), cos(1), atan2(3, -4), sin(100)]);
  expect([...new BigUint64Array(bits.buffer)].map(word => word.toString(16))).toMatchInlineSnapshot(`
    [
      "3feaed548f090cee",
      "3fe326af0dcfcaaf",
      "3fe14a280fb5068b",
      "4003fc176b7a8560",
      "bfe03425b78c4d99",
    ]
  `);
});

test.each([
  [0, 1, 0.1, 0.1],
  [0, -1, 0.1, -0.1],
  [3, -3, 0.1, 3.1],
  [0, 0.05, 0.1, 0.05],
])('from %f towards %f by at most %f is %f', (from, to, step, expected) => {
  expect(turnTowards(from, to, step)).toBeCloseTo(expected, 12);
});
