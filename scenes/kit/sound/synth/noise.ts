// Seeded noise and impulse responses: the same in every render, so that one seed gives one file.
import { random, seeded } from '../../core/rng.ts';

const NOISE_SEED = 4177;
const REVERB_SEED = 7321;

/** One second of white noise. */
export function createNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const rng = seeded(NOISE_SEED);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = random(rng) * 2 - 1;
  return buffer;
}

/** Stereo impulse response: noise that decays by 60 dB within so many seconds, with unit energy in each channel. */
export function impulseResponse(
  seconds: number,
  rate: number,
): readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>] {
  const rng = seeded(REVERB_SEED);
  const length = Math.max(1, Math.round(seconds * rate));
  const ear = () => {
    const samples = new Float32Array(length);
    const fade = 10 ** (-3 / length);
    let level = 1;
    let energy = 0;
    for (let i = 0; i < length; i++) {
      const sample = (random(rng) * 2 - 1) * level;
      samples[i] = sample;
      energy += sample * sample;
      level *= fade;
    }
    const unit = 1 / Math.sqrt(energy);
    for (let i = 0; i < length; i++) samples[i] = (samples[i] as number) * unit;
    return samples;
  };
  return [ear(), ear()];
}
