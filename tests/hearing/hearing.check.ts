// The ears of the bench, on sounds whose figures are known.
import { expect, test } from 'vitest';
import { shared } from './likeness.ts';
import { integratedLoudness, kWeighting } from './loudness.ts';
import { brightness } from './spectrum.ts';

const sine = (hertz: number, level: number, seconds: number, rate: number) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / rate));

test('the filters are those of the recommendation at 48 kHz', () => {
  const [shelf, highPass] = kWeighting(48_000);
  expect(shelf.b[0]).toBeCloseTo(1.53512485958697, 8);
  expect(shelf.a[0]).toBeCloseTo(-1.69065929318241, 8);
  expect(highPass.a[1]).toBeCloseTo(0.99007225036621, 8);
});

test.each([44_100, 48_000])('a tone of 997 Hz at full scale in one ear is −3.01 LUFS, at %i samples a second', rate => {
  const silence = new Float32Array(3 * rate);
  expect(integratedLoudness([sine(997, 1, 3, rate), silence], rate)).toBeCloseTo(-3.01, 1);
  const quiet = sine(997, 10 ** (-23 / 20), 3, rate);
  expect(integratedLoudness([quiet, quiet], rate)).toBeCloseTo(-23, 1);
});

test('silence between is not counted, and silence alone is none at all', () => {
  const rate = 48_000;
  const tone = sine(997, 0.1, 4, rate);
  const gaps = new Float32Array(12 * rate);
  gaps.set(tone);
  expect(integratedLoudness([gaps], rate)).toBeCloseTo(integratedLoudness([tone], rate), 0);
  expect(integratedLoudness([new Float32Array(rate)], rate)).toBe(Number.NEGATIVE_INFINITY);
});

test('a tone has its own pitch for a centroid; of two, the energy says', () => {
  const rate = 44_100;
  const low = sine(500, 0.5, 1, rate);
  expect(brightness([low], rate).centroid).toBeCloseTo(500, 0);
  const high = sine(4000, 0.25, 1, rate);
  const mixed = brightness([low.map((sample, i) => sample + (high[i] as number))], rate);
  expect(mixed.above2k).toBeCloseTo(0.2, 2);
  expect(mixed.centroid).toBeCloseTo(0.8 * 500 + 0.2 * 4000, -1);
});

test('of all onsets, those that both have', () => {
  expect(shared([0, 4, 8], [0, 4, 8])).toBe(1);
  expect(shared([0, 4], [4, 8, 12])).toBe(0.25);
});
