// Synthesizer patches: one instrument per genre and layer, as data.
import type { Genre, Intensity, Layer } from '../composer/piece.ts';

export interface Instrument {
  readonly wave: OscillatorType;
  /** Envelope (ADSR): attack, decay and release in seconds, sustain 0 to 1. */
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
  /** Peak gain, 0 to 1. */
  readonly level: number;
  /** Key scaling: decibels per semitone above the key `from`. It makes up for overtones that the genre's filter takes from high notes. */
  readonly scaling?: { readonly from: number; readonly decibels: number };
  /** Detune of a second oscillator, in cents. */
  readonly detune?: number;
  /** Frequency modulation: ratio of the modulator, index, and its decay in seconds. */
  readonly fm?: { readonly ratio: number; readonly index: number; readonly seconds: number };
  /** Amplitude modulation (tremolo): rate in hertz, and depth. */
  readonly am?: { readonly hertz: number; readonly depth: number };
  /** Attack transient, bright and short: pick, hammer, bow or breath. Level, and time constant in seconds. */
  readonly transient: { readonly level: number; readonly seconds: number };
}

const transientOf = (level: number, seconds: number) => ({ level, seconds });

const MELODY: Readonly<Record<Genre, Instrument>> = {
  // A wooden flute.
  fantasy: {
    wave: 'triangle',
    attack: 0.014,
    decay: 0.25,
    sustain: 0.5,
    release: 0.22,
    level: 0.9,
    transient: transientOf(0.5, 0.09),
  },
  // A machine that sings.
  'sci-fi': {
    wave: 'sine',
    attack: 0.006,
    decay: 0.3,
    sustain: 0.4,
    release: 0.2,
    level: 0.85,
    fm: { ratio: 2, index: 3, seconds: 0.25 },
    scaling: { from: 81, decibels: 0.35 },
    transient: transientOf(0.45, 0.06),
  },
  // A trumpet of a handheld.
  adventure: {
    wave: 'square',
    attack: 0.01,
    decay: 0.18,
    sustain: 0.55,
    release: 0.12,
    level: 0.48,
    transient: transientOf(0.5, 0.12),
  },
  // A voice that trembles.
  horror: {
    wave: 'triangle',
    attack: 0.05,
    decay: 0.4,
    sustain: 0.7,
    release: 0.6,
    level: 1,
    am: { hertz: 5.5, depth: 0.45 },
    transient: transientOf(0.5, 0.16),
  },
  // A glass bell.
  calm: {
    wave: 'sine',
    attack: 0.008,
    decay: 0.7,
    sustain: 0.25,
    release: 0.8,
    level: 0.95,
    transient: transientOf(0.5, 0.05),
  },
};

const BASS: Readonly<Record<Genre, Instrument>> = {
  fantasy: {
    wave: 'triangle',
    attack: 0.015,
    decay: 0.4,
    sustain: 0.6,
    release: 0.2,
    level: 0.8,
    transient: transientOf(0.12, 0.05),
  },
  'sci-fi': {
    wave: 'sawtooth',
    attack: 0.006,
    decay: 0.16,
    sustain: 0.3,
    release: 0.08,
    level: 0.62,
    transient: transientOf(0.14, 0.04),
  },
  adventure: {
    wave: 'sawtooth',
    attack: 0.012,
    decay: 0.22,
    sustain: 0.5,
    release: 0.1,
    level: 0.55,
    transient: transientOf(0.14, 0.06),
  },
  horror: {
    wave: 'sawtooth',
    attack: 0.05,
    decay: 0.8,
    sustain: 0.7,
    release: 0.5,
    level: 0.5,
    detune: 9,
    transient: transientOf(0.1, 0.14),
  },
  calm: {
    wave: 'sine',
    attack: 0.02,
    decay: 0.5,
    sustain: 0.55,
    release: 0.4,
    level: 0.85,
    transient: transientOf(0.1, 0.04),
  },
};

const CHORDS: Readonly<Record<Genre, Instrument>> = {
  // A harp.
  fantasy: {
    wave: 'triangle',
    attack: 0.006,
    decay: 0.5,
    sustain: 0.12,
    release: 0.5,
    level: 0.55,
    transient: transientOf(0.32, 0.05),
  },
  // A pad of two saws.
  'sci-fi': {
    wave: 'sawtooth',
    attack: 0.03,
    decay: 0.5,
    sustain: 0.7,
    release: 0.35,
    level: 0.2,
    detune: 11,
    transient: transientOf(0.12, 0.2),
  },
  // Brass, short.
  adventure: {
    wave: 'sawtooth',
    attack: 0.02,
    decay: 0.2,
    sustain: 0.5,
    release: 0.12,
    level: 0.26,
    transient: transientOf(0.22, 0.12),
  },
  // Strings that lean on each other.
  horror: {
    wave: 'sawtooth',
    attack: 0.12,
    decay: 0.5,
    sustain: 0.8,
    release: 0.7,
    level: 0.2,
    detune: 17,
    transient: transientOf(0.14, 0.3),
  },
  // A soft piano.
  calm: {
    wave: 'sine',
    attack: 0.012,
    decay: 0.9,
    sustain: 0.25,
    release: 0.7,
    level: 0.5,
    transient: transientOf(0.3, 0.03),
  },
};

export const INSTRUMENTS: Readonly<Record<Exclude<Layer, 'drums'>, Readonly<Record<Genre, Instrument>>>> = {
  melody: MELODY,
  bass: BASS,
  chords: CHORDS,
};

/** Level of the transients as a factor: a battle is played harder. Measured together with loudness.ts. */
export const TRANSIENT_LEVELS: Readonly<Record<Genre, Readonly<Record<Intensity, number>>>> = {
  fantasy: { ambient: 1.9, exploration: 3.5, battle: 5.6 },
  'sci-fi': { ambient: 1.2, exploration: 1.7, battle: 1.0 },
  adventure: { ambient: 0.5, exploration: 1.6, battle: 2.3 },
  horror: { ambient: 2.6, exploration: 5.9, battle: 7.6 },
  calm: { ambient: 2.6, exploration: 5.8, battle: 7.7 },
};
