// Live master: a compressor as limiter, then a soft clipper for what it lets through, four times oversampled. Files have the limiter that looks ahead.

/** Highest level of the clipper, in full scale: what lies between its samples stays below −1 dB. */
const CEILING = 0.82;
/** Below this level the clipper is linear. */
const KNEE = 0.66;
/** Largest input of the WaveShaper's curve, as a multiple of full scale. */
const HEADROOM = 4;
const POINTS = 8193;

const THRESHOLD_DB = -4;
const RATIO = 20;
/** The node makes up for what it takes away: by this many decibels, which are taken out again (Web Audio API, "Computing the makeup gain"). */
const MAKEUP_DB = 0.6 * -THRESHOLD_DB * (1 - 1 / RATIO);

/** Soft clipping: linear up to the knee, then tanh towards the ceiling. */
export function softClip(level: number): number {
  const size = Math.abs(level);
  if (size <= KNEE) return level;
  return Math.sign(level) * (KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE)));
}

export function createMaster(context: BaseAudioContext): { readonly input: AudioNode; readonly out: AudioNode } {
  const input = context.createDynamicsCompressor();
  input.threshold.value = THRESHOLD_DB;
  input.knee.value = 0;
  input.ratio.value = RATIO;
  input.attack.value = 0.002;
  input.release.value = 0.15;
  const level = context.createGain();
  level.gain.value = 10 ** (-MAKEUP_DB / 20) / HEADROOM;
  const out = context.createWaveShaper();
  out.curve = Float32Array.from({ length: POINTS }, (_, i) => softClip(HEADROOM * ((2 * i) / (POINTS - 1) - 1)));
  out.oversample = '4x';
  input.connect(level).connect(out);
  return { input, out };
}
