// Where the energy of a sound lies: its spectral centroid, and the part of it above a pitch. By an FFT of our own.

/** Power of each bin from 0 to half the rate; the length of `samples` is a power of two. */
export function powerSpectrum(samples: Float64Array): Float64Array {
  const n = samples.length;
  const re = samples.slice();
  const im = new Float64Array(n);
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [re[i], re[j]] = [re[j] as number, re[i] as number];
  }
  for (let size = 2; size <= n; size *= 2) {
    const half = size / 2;
    for (let k = 0; k < half; k++) {
      const angle = (-2 * Math.PI * k) / size;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let from = k; from < n; from += size) {
        const to = from + half;
        const [r, i] = [re[to] as number, im[to] as number];
        const [tr, ti] = [r * cos - i * sin, r * sin + i * cos];
        const [fr, fi] = [re[from] as number, im[from] as number];
        re[to] = fr - tr;
        im[to] = fi - ti;
        re[from] = fr + tr;
        im[from] = fi + ti;
      }
    }
  }
  return Float64Array.from({ length: n / 2 }, (_, i) => (re[i] as number) ** 2 + (im[i] as number) ** 2);
}

const WINDOW = 4096;

export interface Brightness {
  /** Hertz: the mean of all pitches, each counted by its energy. */
  readonly centroid: number;
  /** The part of the energy above 2 kHz, 0 to 1. */
  readonly above2k: number;
}

/** Over the whole sound, in windows of Hann that overlap by half. */
export function brightness(channels: readonly Float32Array[], rate: number): Brightness {
  const hann = Float64Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW));
  let [energy, weighted, above] = [0, 0, 0];
  for (const channel of channels)
    for (let from = 0; from + WINDOW <= channel.length; from += WINDOW / 2) {
      const powers = powerSpectrum(hann.map((weight, i) => weight * (channel[from + i] as number)));
      for (const [bin, power] of powers.entries()) {
        const hertz = (bin * rate) / WINDOW;
        energy += power;
        weighted += power * hertz;
        if (hertz >= 2000) above += power;
      }
    }
  return { centroid: weighted / energy, above2k: above / energy };
}
