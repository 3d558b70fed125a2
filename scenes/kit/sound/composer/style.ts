// Style: the composer's parameters for a genre and intensity: progressions, rhythm and register of the melody, accompaniment patterns.
import type { Rng } from '../../core/rng.ts';

/** Scales in semitones above the root. */
export const MODES = {
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  locrian: [0, 1, 3, 5, 6, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
} as const;

/** A chord by its degree (0 is the tonic), and its length in quarters of half a loop; 1 by default. */
type ChordSpan = number | readonly [degree: number, quarters: number];

/** Chord progression: half a loop of question (open end) and half a loop of answer (ends on the tonic); a battle has only the answer. */
export interface Progression {
  readonly mode: keyof typeof MODES;
  readonly question: readonly ChordSpan[];
  readonly answer: readonly ChordSpan[];
}

export interface MelodyStyle {
  /** Range as MIDI note numbers, and the longest note in steps. */
  readonly low: number;
  readonly high: number;
  readonly longestSteps: number;
  /** Weight of an onset at a step; daring is complexity, 0 to 1. */
  onsetWeight(step: number, daring: number): number;
  /** Whether a note at this step is a chord tone. */
  isStrong(step: number): boolean;
  /** First onset of the motif, in steps. */
  firstOnset(rng: Rng, daring: number): number;
  /** Part of the contour that moves by step, 0 to 1. */
  readonly stepwise: number;
  /** Whether the last note is moved to a beat. */
  readonly endsOnBeat: boolean;
}

export type BassTone = 'root' | 'fifth' | 'octave' | 'approach';
/** One bar: step, tone, and length in steps. */
export type BassPattern = readonly (readonly [at: number, tone: BassTone, steps: number])[];
/** One bar: step and length in steps; with `voice` only that voice of the chord, from below. */
export type ChordPattern = readonly { readonly at: number; readonly steps: number; readonly voice?: number }[];
/** A pattern for even and one for odd bars. */
export type BarPair<T> = readonly [even: T, odd: T];

export interface Style {
  /** Root as a MIDI note number, and the possible progressions. */
  readonly root: number;
  readonly progressions: readonly Progression[];
  readonly melody: MelodyStyle;
  /** Patterns from the simplest to the busiest; `lowest` is a MIDI note number. */
  readonly bass: { readonly patterns: readonly BarPair<BassPattern>[]; readonly lowest: number };
  /** Register of the chords: centre and limits as MIDI note numbers; a new voicing every so many steps. */
  readonly chords: {
    readonly patterns: readonly BarPair<ChordPattern>[];
    readonly centre: number;
    readonly lowest: number;
    readonly highest: number;
    readonly stepsPerVoicing: number;
  };
}
