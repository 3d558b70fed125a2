// The limiter holds the true peak, measured by the recommendation's own filter, leaves what is quiet alone, and does not pump.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runToEnd } from '../../../../scenes/kit/core/incremental.ts';
import { random, seeded } from '../../../../scenes/kit/core/rng.ts';
import { truePeak } from '../../../../tests/hearing/truePeak.ts';
import { applyGain, CEILING_DB, gainFor } from './limiter.ts';

const RATE = 44_100;
const limited = (left: Float32Array, right = left, loops = false) => {
  const ears = [left.slice(), right.slice()] as const;
  const gain = runToEnd(gainFor(ears, RATE, loops));
  applyGain(ears, gain);
  return { ears, gain };
};
const tone = (hertz: number, level: number, seconds = 0.3, phase = 0) =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / RATE + phase));
const mixed = (...parts: readonly Float32Array[]) =>
  (parts[0] as Float32Array).map((_, i) => parts.reduce((sum, part) => sum + (part[i] as number), 0));
/** A clipped tone, whose samples are below full scale and whose peaks between them are not. */
const squared = (hertz: number, level: number) => tone(hertz, 4).map(one => level * Math.max(-1, Math.min(1, one)));

describe('the true peak', () => {
  test('the measure: a tone at a quarter of the rate peaks 3 dB above its samples', () => {
    const between = tone(RATE / 4, 1, 0.1, Math.PI / 4);
    expect(20 * Math.log10(Math.max(...between.map(Math.abs)))).toBeCloseTo(-3.01, 1);
    expect(truePeak([between])).toBeCloseTo(0, 0);
  });

  test.each<[what: string, samples: Float32Array]>([
    ['a loud tone', tone(220, 3)],
    ['one between the samples', tone(RATE / 4, 1.2, 0.3, Math.PI / 4)],
    ['a clipped tone', squared(1763, 1.25)],
    ['a clap in silence', Float32Array.from({ length: 9000 }, (_, i) => (i === 4000 ? 2.5 : 0))],
    ['a clap at the end', Float32Array.from({ length: 9000 }, (_, i) => (i > 8997 ? 2.5 : 0))],
    ['many at once', mixed(tone(55, 1), tone(440, 0.8), tone(3520, 0.7), tone(9001, 0.4))],
  ])('%s', (_, samples) => {
    for (const loops of [false, true])
      expect(truePeak(limited(samples, samples, loops).ears, loops)).toBeLessThanOrEqual(CEILING_DB);
  });

  test('noise and tones of any seed, in loops and not', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 40 }), fc.boolean(), (seed, gain, loops) => {
        const rng = seeded(seed);
        // Noise as music has it: mostly below 3 kHz.
        let low = 0;
        const noise = Float32Array.from({ length: 12_000 }, () => {
          low += 0.3 * ((random(rng) * 2 - 1) * (gain / 8) - low);
          return low;
        });
        const both = [noise, noise.map((one, i) => one * Math.sin(i / 900))] as const;
        return truePeak(limited(...both, loops).ears, loops) <= CEILING_DB;
      }),
      { numRuns: 60 },
    );
  });
});

test('what is below the ceiling stays as it is', () => {
  for (const level of [0, 0.1, 0.85]) {
    const quiet = tone(440, level);
    const { ears, gain } = limited(quiet);
    expect(gain).toBeNull();
    expect(ears[0]).toEqual(quiet);
  }
});

test('both ears get the same gain, and a loop’s gain goes over its seam', () => {
  const silence = new Float32Array(RATE);
  const late = silence.map((_, i) => (i > RATE - 2400 && i < RATE - 2000 ? 2 * Math.sin(i / 9) : 0));
  const { gain, ears } = limited(late, silence.fill(0.25), true);
  const first = gain?.[0] as number;
  expect(first).toBeLessThan(0.75);
  // It recovers from the end, not from silence.
  expect(gain?.[1000]).toBeLessThan(0.8);
  expect(Math.abs(first - (gain?.at(-1) as number))).toBeLessThan(0.01);
  expect(ears[1][0]).toBeCloseTo(0.25 * first, 6);
});

test('no pumping: the gain falls within 5 ms, and is half back within 150 ms', () => {
  const clap = Float32Array.from({ length: RATE }, (_, i) => (Math.abs(i - RATE / 2) < 40 ? 2 : 0.2));
  const { gain } = limited(clap);
  const at = (seconds: number) => gain?.[Math.round((0.5 + seconds) * RATE)] as number;
  expect(at(-0.007)).toBe(1);
  expect(at(0)).toBeLessThan(0.46);
  expect(at(0.15)).toBeGreaterThan(0.7);
  expect(at(0.45)).toBeGreaterThan(0.94);
  const steps = gain?.map((one, i) => Math.abs(one - (gain[i - 1] ?? one))) ?? [];
  expect(Math.max(...steps)).toBeLessThan(0.006);
});
