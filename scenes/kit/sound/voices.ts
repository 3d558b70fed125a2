// Sounds as data: a voice is a few layers of tone or noise. Games name them; SoundBoard plays them.

interface Layer {
  /** Seconds after the voice begins. */
  readonly at?: number;
  /** How long it sounds, in seconds, decay included. */
  readonly seconds: number;
  /** 0 to 1. */
  readonly gain: number;
  /** Seconds from silence to full. */
  readonly attack?: number;
}

export interface Tone extends Layer {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** Hertz, sliding from the first to the last. */
  readonly hertz: number | readonly [from: number, to: number];
}

/** Filtered noise: paper, wind, wood. */
export interface Noise extends Layer {
  readonly noise: 'lowpass' | 'bandpass' | 'highpass';
  /** The filter's hertz, sliding from the first to the last. */
  readonly hertz: number | readonly [from: number, to: number];
  /** The filter's sharpness. */
  readonly q?: number;
}

export interface Voice {
  readonly layers: readonly (Tone | Noise)[];
  /** Played again within so many seconds it stays silent: no machine-gun of steps. */
  readonly everySeconds?: number;
  /** Each playing differs in pitch by up to this part: 0.05 keeps repeated sounds alive. */
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
