// Integrated loudness in LUFS (ITU-R BS.1770-4): K-weighting, blocks of 400 ms, an absolute and a relative gate.

/** Feed-forward and feedback coefficients of a filter of second order; a0 is 1. */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The two stages of K-weighting at any sample rate, from the analogue prototypes of the recommendation. */
export function kWeighting(rate: number): readonly [shelf: Biquad, highPass: Biquad] {
  const shelf = (): Biquad => {
    const k = Math.tan((Math.PI * 1681.974450955533) / rate);
    const q = 0.7071752369554196;
    const high = 10 ** (3.999843853973347 / 20);
    const middle = high ** 0.4996667741545416;
    const a0 = 1 + k / q + k * k;
    return {
      b: [(high + (middle * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (middle * k) / q + k * k) / a0],
      a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
    };
  };
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [shelf(), { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }];
}

function filtered(samples: Float32Array | Float64Array, { b, a }: Biquad): Float64Array {
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

const BLOCK_SECONDS = 0.4;
const HOP = 0.25;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const lufs = (power: number): number => -0.691 + 10 * Math.log10(power);

/** Of one or two channels; −Infinity for silence. */
export function integratedLoudness(channels: readonly Float32Array[], rate: number): number {
  const [shelf, highPass] = kWeighting(rate);
  const weighted = channels.map(channel => filtered(filtered(channel, shelf), highPass));
  const length = Math.round(BLOCK_SECONDS * rate);
  const hop = Math.round(length * HOP);
  const powers: number[] = [];
  for (let from = 0; from + length <= (weighted[0]?.length ?? 0); from += hop) {
    let power = 0;
    for (const channel of weighted)
      for (let i = from; i < from + length; i++) power += ((channel[i] as number) * (channel[i] as number)) / length;
    powers.push(power);
  }
  const mean = (kept: readonly number[]) => kept.reduce((sum, power) => sum + power, 0) / kept.length;
  const heard = powers.filter(power => lufs(power) > ABSOLUTE_GATE);
  if (heard.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = lufs(mean(heard)) + RELATIVE_GATE;
  return lufs(mean(heard.filter(power => lufs(power) > gate)));
}
