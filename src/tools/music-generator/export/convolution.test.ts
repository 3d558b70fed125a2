// Block convolution equals direct convolution.
import { expect, test } from 'vitest';
import { runToEnd } from '../../../../scenes/kit/core/incremental.ts';
import { random, seeded } from '../../../../scenes/kit/core/rng.ts';
import { convolve } from './convolution.ts';

const noise = (length: number, seed: number) => {
  const rng = seeded(seed);
  return Float32Array.from({ length }, () => random(rng) * 2 - 1);
};

test('a clap in a room is the room; what rings on past the end is left out', () => {
  const room = [noise(40_000, 1), noise(40_000, 2)] as const;
  const clap = new Float32Array(100_000);
  const at = [0, 50_000, 90_000];
  for (const [place, level] of [1, -0.5, 0.25].entries()) clap[at[place] as number] = level;
  const heard = runToEnd(convolve(clap, room));
  for (const [ear, samples] of heard.entries()) {
    expect(samples).toHaveLength(clap.length);
    for (const i of [0, 1, 32_767, 32_768, 39_999, 45_000, 50_000, 65_535, 65_536, 89_999, 90_000, 99_999]) {
      const walls = room[ear] as Float32Array;
      const expected = at.reduce(
        (sum, from, place) => sum + ([1, -0.5, 0.25][place] as number) * (walls[i - from] ?? 0),
        0,
      );
      expect(samples[i], `ear ${ear}, sample ${i}`).toBeCloseTo(expected, 5);
    }
  }
});

test('silence stays silent', () => {
  expect(
    runToEnd(convolve(new Float32Array(70_000), [noise(10, 1), noise(10, 2)]))[0].every(sample => sample === 0),
  ).toBe(true);
});
