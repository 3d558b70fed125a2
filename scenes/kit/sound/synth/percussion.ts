// Drum synthesis: pitch-swept oscillators for skins, filtered noise for snares and cymbals. By keys of General MIDI.
import type { Route } from './mixing.ts';
import type { PlayingNote } from './note.ts';

interface DrumSound {
  /** Pitch sweep in hertz, its duration in seconds, and level. */
  readonly tone?: readonly [from: number, to: number, seconds: number, level: number];
  readonly noise?: readonly [filter: BiquadFilterType, hertz: number, seconds: number, level: number];
}

const DRUM_SOUNDS: Readonly<Record<number, DrumSound>> = {
  36: { tone: [140, 48, 0.22, 0.9], noise: ['lowpass', 1800, 0.012, 0.3] },
  37: { tone: [820, 780, 0.03, 0.3], noise: ['bandpass', 2400, 0.025, 0.5] },
  38: { tone: [230, 180, 0.1, 0.35], noise: ['highpass', 1400, 0.13, 0.45] },
  41: { tone: [150, 78, 0.32, 0.8], noise: ['lowpass', 900, 0.02, 0.3] },
  42: { noise: ['highpass', 7500, 0.035, 0.35] },
  45: { tone: [190, 110, 0.24, 0.7], noise: ['lowpass', 1200, 0.02, 0.3] },
  46: { noise: ['highpass', 6500, 0.22, 0.35] },
  49: { noise: ['highpass', 4200, 0.7, 0.4] },
  54: { noise: ['bandpass', 7000, 0.07, 0.5] },
  70: { noise: ['bandpass', 5200, 0.05, 0.45] },
  76: { tone: [980, 940, 0.05, 0.5] },
};

const ATTACK = 0.002;

export function playDrum(
  context: BaseAudioContext,
  noise: AudioBuffer,
  { key, velocity, begins }: { key: number; velocity: number; begins: number },
  out: Route,
): PlayingNote {
  const stroke = DRUM_SOUNDS[key] ?? {};
  const peak = velocity ** 2;
  const gains: GainNode[] = [];
  const sources: AudioScheduledSourceNode[] = [];
  let ends = begins;
  const fading = (level: number, seconds: number) => {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, 0);
    gain.gain.setValueAtTime(0, begins);
    gain.gain.linearRampToValueAtTime(level * peak, begins + ATTACK);
    gain.gain.setTargetAtTime(0, begins + ATTACK, seconds / 3);
    const faded = begins + ATTACK + seconds * 2.5;
    gain.connect(out(begins, faded));
    gains.push(gain);
    ends = Math.max(ends, faded);
    return gain;
  };
  if (stroke.tone) {
    const [from, to, seconds, level] = stroke.tone;
    const source = context.createOscillator();
    source.frequency.setValueAtTime(from, begins);
    source.frequency.exponentialRampToValueAtTime(to, begins + seconds * 0.6);
    source.connect(fading(level, seconds));
    source.start(begins);
    sources.push(source);
  }
  if (stroke.noise) {
    const [type, hertz, seconds, level] = stroke.noise;
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = hertz;
    source.connect(filter).connect(fading(level, seconds));
    // Each key starts at another place in the noise.
    source.start(begins, (key * 0.137) % 1);
    sources.push(source);
  }
  for (const source of sources) source.stop(ends);
  sources.at(-1)?.addEventListener('ended', () => {
    for (const gain of gains) gain.disconnect();
  });
  return {
    ends,
    silence(now) {
      for (const { gain } of gains) {
        gain.cancelScheduledValues(now);
        gain.setTargetAtTime(0, now, 0.02);
      }
      for (const source of sources) source.stop(now + 0.15);
    },
  };
}
