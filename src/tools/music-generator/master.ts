// The master: what everything passes last, a ceiling that nothing goes through. Live as a node, in a file sample by sample.

/** No sample leaves the master beyond this: −1 dB under full scale, room for what an encoder adds. */
export const CEILING = 0.89;
/** Below this the ceiling changes nothing. */
const KNEE = 0.6;
/** The ceiling's curve is drawn for inputs up to so many times full scale. */
const HEADROOM = 4;
const POINTS = 8193;

/** Straight up to the knee, then ever flatter towards the ceiling. */
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
