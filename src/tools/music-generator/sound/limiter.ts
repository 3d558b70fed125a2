// Limiter of files: it looks ahead, and holds the true peak, between the samples too, below the ceiling. What is quieter stays as it is, bit by bit.
import type { Incremental } from '../../../../scenes/kit/core/incremental.ts';

type Ears = readonly [left: Float32Array, right: Float32Array];

/** Highest true peak in decibels below full scale, as headroom for encoders and converters. */
export const CEILING_DB = -1;
/** The gain is computed for a little less: between two samples it is not quite what it is at them. */
const TARGET = 10 ** ((CEILING_DB - 0.3) / 20);
/** The gain falls within this time before a peak, and recovers with this time constant, in seconds. */
const ATTACK_SECONDS = 0.005;
const RELEASE_SECONDS = 0.15;

/** Oversampling and the taps of its filters, on each side of a point. */
const PHASES = 4;
const TAPS = 12;
/** Between samples below this part of the target no peak above it can lie that music has. */
const LOOKED_AT = 0.5 * TARGET;
/** Samples between two yields. */
const BLOCK = 32_768;

/** Windowed sinc filters for the points at a quarter, a half and three quarters between two samples. */
const FILTERS = Array.from({ length: PHASES - 1 }, (_, phase) =>
  Float64Array.from({ length: 2 * TAPS }, (_tap, i) => {
    const x = i - TAPS + 1 - (phase + 1) / PHASES;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / TAPS);
    return (window * Math.sin(Math.PI * x)) / (Math.PI * x);
  }),
);

/** The gain for each frame, or null where nothing is too loud; `loops`: the end goes over into the beginning. */
export function* gainFor(ears: Ears, rate: number, loops: boolean): Incremental<Float32Array | null> {
  const frames = ears[0].length;
  const wanted = new Float32Array(frames).fill(1);
  let isLoud = false;
  for (let from = 0; from < frames; from += BLOCK) {
    for (let i = from; i < Math.min(frames, from + BLOCK); i++) {
      const peak = Math.max(peakAfter(ears[0], i, loops), peakAfter(ears[1], i, loops));
      if (peak <= TARGET) continue;
      isLoud = true;
      // A peak between two samples lowers both.
      const next = i + 1 < frames ? i + 1 : loops ? 0 : i;
      for (const at of [i, next]) wanted[at] = Math.min(wanted[at] as number, TARGET / peak);
    }
    yield from / frames;
  }
  if (!isLoud) return null;
  const ahead = Math.round(ATTACK_SECONDS * rate);
  return smoothed(lowestAhead(wanted, ahead, loops), ahead, rate, loops);
}

export function applyGain(ears: Ears, gain: Float32Array | null): void {
  if (gain)
    for (const ear of ears) for (let i = 0; i < ear.length; i++) ear[i] = (ear[i] as number) * (gain[i] as number);
}

/** The highest level from a sample to the next, without the next. */
function peakAfter(samples: Float32Array, i: number, loops: boolean): number {
  const { length } = samples;
  const at = (j: number) => samples[loops ? (j + length) % length : j] ?? 0;
  let peak = Math.abs(at(i));
  if (Math.max(peak, Math.abs(at(i + 1))) < LOOKED_AT) return peak;
  const isInside = i >= TAPS && i + TAPS < length;
  for (const filter of FILTERS) {
    let sum = 0;
    const first = i - TAPS + 1;
    if (isInside) for (let k = 0; k < 2 * TAPS; k++) sum += (filter[k] as number) * (samples[first + k] as number);
    else for (let k = 0; k < 2 * TAPS; k++) sum += (filter[k] as number) * at(first + k);
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

/** For each frame the lowest of itself and so many that follow. */
function lowestAhead(gain: Float32Array, ahead: number, loops: boolean): Float32Array {
  const { length } = gain;
  const lowest = new Float32Array(length);
  /** Frames that may still be the lowest, in rising order of their gain towards the earliest. */
  const waiting: number[] = [];
  const at = (j: number) => gain[loops ? j % length : j] ?? 1;
  for (let j = length + ahead - 1; j >= 0; j--) {
    while (waiting.length > 0 && at(waiting.at(-1) as number) >= at(j)) waiting.pop();
    waiting.push(j);
    if (j >= length) continue;
    while ((waiting[0] as number) > j + ahead) waiting.shift();
    lowest[j] = at(waiting[0] as number);
  }
  return lowest;
}

/** Recovers slowly, and falls in a straight line within the attack. */
function smoothed(lowest: Float32Array, attack: number, rate: number, loops: boolean): Float32Array {
  const { length } = lowest;
  const recovery = 1 - Math.exp(-1 / (RELEASE_SECONDS * rate));
  const released = new Float32Array(length);
  let now = 1;
  // A loop is gone through twice: its beginning recovers from its end.
  for (let round = loops ? 0 : 1; round < 2; round++)
    for (let i = 0; i < length; i++) {
      now = Math.min(lowest[i] as number, now + (1 - now) * recovery);
      released[i] = now;
    }
  // What comes at the very beginning is known before it.
  const before = (j: number) => released[j >= 0 ? j : loops ? j + length : 0] ?? 1;
  let sum = 0;
  for (let j = -attack; j < 0; j++) sum += before(j);
  return lowest.map((_, i) => {
    sum += released[i] as number;
    const mean = sum / (attack + 1);
    sum -= before(i - attack);
    return mean;
  });
}
