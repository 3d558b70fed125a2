// Reverb for exported files: block convolution by FFT (overlap-add), many times faster than the browser's own convolver.
import type { Incremental } from '../../../../scenes/kit/core/incremental.ts';

/** Block size in samples, a power of two. Larger is faster, smaller blocks the page for less time. */
const BLOCK = 32_768;
const SIZE = 2 * BLOCK;

type Stereo = readonly [left: Float32Array, right: Float32Array];
/** Complex numbers, as separate real and imaginary parts. */
interface Spectrum {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

const empty = (): Spectrum => ({ re: new Float64Array(SIZE), im: new Float64Array(SIZE) });

/** Convolves a sound with a stereo impulse response, cut to the sound's length. Both channels at once, as real and imaginary part. */
export function* convolve(sound: Float32Array, impulse: Stereo): Incremental<Stereo> {
  const transform = createFft();
  const response: Spectrum[] = [];
  for (let from = 0; from < impulse[0].length; from += BLOCK) {
    const part = empty();
    part.re.set(impulse[0].subarray(from, from + BLOCK));
    part.im.set(impulse[1].subarray(from, from + BLOCK));
    transform(part);
    response.push(part);
    yield 0;
  }
  const left = new Float32Array(sound.length);
  const right = new Float32Array(sound.length);
  let before: readonly (Spectrum | null)[] = [];
  for (let from = 0; from < sound.length; from += BLOCK) {
    before = [blockAt(sound, from, transform), ...before.slice(0, response.length - 1)];
    yield from / sound.length;
    const product = empty();
    for (const [ago, block] of before.entries()) if (block) multiply(product, block, response[ago] as Spectrum);
    // Inverse FFT by the forward one: conjugate, transform, conjugate.
    for (let i = 0; i < SIZE; i++) product.im[i] = -(product.im[i] as number);
    transform(product);
    const ends = Math.min(SIZE, sound.length - from);
    for (let i = 0; i < ends; i++) {
      left[from + i] = (left[from + i] as number) + (product.re[i] as number) / SIZE;
      right[from + i] = (right[from + i] as number) - (product.im[i] as number) / SIZE;
    }
    yield from / sound.length;
  }
  return [left, right];
}

/** Spectrum of a block; null if the block is silent. */
function blockAt(sound: Float32Array, from: number, transform: (spectrum: Spectrum) => void): Spectrum | null {
  const samples = sound.subarray(from, from + BLOCK);
  if (samples.every(sample => sample === 0)) return null;
  const block = empty();
  block.re.set(samples);
  transform(block);
  return block;
}

function multiply(sum: Spectrum, a: Spectrum, b: Spectrum): void {
  const { re, im } = sum;
  const { re: aRe, im: aIm } = a;
  const { re: bRe, im: bIm } = b;
  for (let i = 0; i < SIZE; i++) {
    const ar = aRe[i] as number;
    const ai = aIm[i] as number;
    const br = bRe[i] as number;
    const bi = bIm[i] as number;
    re[i] = (re[i] as number) + ar * br - ai * bi;
    im[i] = (im[i] as number) + ar * bi + ai * br;
  }
}

/** In-place radix-2 FFT. */
function createFft(): (spectrum: Spectrum) => void {
  const cos = Float64Array.from({ length: BLOCK }, (_, k) => Math.cos((2 * Math.PI * k) / SIZE));
  const sin = Float64Array.from({ length: BLOCK }, (_, k) => -Math.sin((2 * Math.PI * k) / SIZE));
  const mirrored = new Uint32Array(SIZE);
  for (let i = 1; i < SIZE; i++) mirrored[i] = ((mirrored[i >> 1] as number) >> 1) | (i & 1 ? BLOCK : 0);
  return ({ re, im }) => {
    for (let i = 0; i < SIZE; i++) {
      const j = mirrored[i] as number;
      if (j <= i) continue;
      const r = re[i] as number;
      const m = im[i] as number;
      re[i] = re[j] as number;
      im[i] = im[j] as number;
      re[j] = r;
      im[j] = m;
    }
    for (let half = 1; half < SIZE; half *= 2) {
      const stride = BLOCK / half;
      for (let from = 0; from < SIZE; from += 2 * half)
        for (let k = 0; k < half; k++) {
          const c = cos[k * stride] as number;
          const s = sin[k * stride] as number;
          const a = from + k;
          const b = a + half;
          const r = re[b] as number;
          const m = im[b] as number;
          const tr = c * r - s * m;
          const tm = c * m + s * r;
          const ar = re[a] as number;
          const am = im[a] as number;
          re[b] = ar - tr;
          im[b] = am - tm;
          re[a] = ar + tr;
          im[a] = am + tm;
        }
    }
  };
}
