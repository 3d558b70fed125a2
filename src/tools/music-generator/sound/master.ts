// Master: a soft clipper at the end of the signal chain. Live as a WaveShaper, in files sample by sample.

/** Highest sample: −1 dB below full scale, as headroom for encoders. */
export const CEILING = 0.89;
/** Below this level the clipper is linear. */
const KNEE = 0.6;
/** Largest input of the WaveShaper's curve, as a multiple of full scale. */
const HEADROOM = 4;
const POINTS = 8193;

/** Soft clipping: linear up to the knee, then tanh towards the ceiling. */
export function softClip(level: number): number {
  const size = Math.abs(level);
  if (size <= KNEE) return level;
  return Math.sign(level) * (KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE)));
}

export function createMaster(context: BaseAudioContext): { readonly input: AudioNode; readonly out: AudioNode } {
  const input = context.createGain();
  input.gain.value = 1 / HEADROOM;
  const curve = Float32Array.from({ length: POINTS }, (_, i) => softClip(HEADROOM * ((2 * i) / (POINTS - 1) - 1)));
  const out = context.createWaveShaper();
  out.curve = curve;
  input.connect(out);
  return { input, out };
}
