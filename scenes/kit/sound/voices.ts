// Sound effects as data: a voice is a few layers of tone or noise. Games define them; SoundBoard plays them.

interface Layer {
  /** Delay after the voice begins, in seconds. */
  readonly at?: number;
  /** Duration in seconds, with the decay. */
  readonly seconds: number;
  /** 0 to 1. */
  readonly gain: number;
  /** Attack, in seconds. */
  readonly attack?: number;
}

export interface Tone extends Layer {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** Frequency in hertz; of two, it slides from the first to the last. */
  readonly hertz: number | readonly [from: number, to: number];
}

/** Filtered noise. */
export interface Noise extends Layer {
  readonly noise: 'lowpass' | 'bandpass' | 'highpass';
  /** Filter frequency in hertz; of two, it slides from the first to the last. */
  readonly hertz: number | readonly [from: number, to: number];
  /** Quality factor of the filter. */
  readonly q?: number;
}

export interface Voice {
  readonly layers: readonly (Tone | Noise)[];
  /** Least interval between two playings, in seconds. */
  readonly everySeconds?: number;
  /** Random variation of pitch, as a part of it: 0.05 makes repeated sounds less uniform. */
  readonly vary?: number;
}

/** A sheet of paper folded, slid or crumpled: `size` 0.5 is a slip, 2 a poster. */
export const rustle = (size = 1, gain = 0.25): Noise => ({
  noise: 'bandpass',
  hertz: [5200 / size, 1400 / size],
  q: 0.8,
  seconds: 0.09 * size,
  gain,
});

/** A short plucked note. */
export const pluck = (hertz: number, seconds = 0.18, gain = 0.22, at = 0): Tone => ({
  wave: 'triangle',
  hertz,
  seconds,
  gain,
  at,
});

/** Several notes one after another. */
export const arpeggio = (notes: readonly number[], gap: number, seconds: number, gain = 0.2): Tone[] =>
  notes.map((hertz, index) => pluck(hertz, seconds, gain, index * gap));
