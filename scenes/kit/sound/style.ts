// What a composer goes by: for each genre and intensity its chords, the rhythm and register of its tune, the figures under it.
import type { Rng } from '../core/rng.ts';

/** Semitones above the root. */
export const MODES = {
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  locrian: [0, 1, 3, 5, 6, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
} as const;

/** A chord by its degree, 0 is the tonic; and for how many quarters of its half it stands, one unless told. */
type ChordSpan = number | readonly [degree: number, quarters: number];

/** Chords that ask and end open, and chords that answer and come home: a half of the loop each; a battle is all answer. */
export interface Progression {
  readonly mode: keyof typeof MODES;
  readonly question: readonly ChordSpan[];
  readonly answer: readonly ChordSpan[];
}

export interface MelodyStyle {
  /** The lowest and highest MIDI number, and the longest note in steps. */
  readonly low: number;
  readonly high: number;
  readonly longestSteps: number;
  /** How much a step invites a note; daring is complexity, 0 to 1. */
  onsetWeight(step: number, daring: number): number;
  /** Whether a note here belongs to the chord. */
  isStrong(step: number): boolean;
  /** Where the motif begins. */
  firstOnset(rng: Rng, daring: number): number;
  /** How much of the contour moves by neighbours, 0 to 1. */
  readonly stepwise: number;
  /** Whether the last note of all is drawn to a beat. */
  readonly endsOnBeat: boolean;
}

export type BassTone = 'root' | 'fifth' | 'octave' | 'approach';
/** One bar: at which step, which tone, for how many steps. */
export type BassPattern = readonly (readonly [at: number, tone: BassTone, steps: number])[];
/** One bar: at which step, for how many steps; and with `voice`, only that voice of the chord, from below. */
export type ChordPattern = readonly { readonly at: number; readonly steps: number; readonly voice?: number }[];
/** For even and odd bars. */
export type BarPair<T> = readonly [even: T, odd: T];

export interface Style {
  /** The root as a MIDI number, and the ways the genre may go. */
  readonly root: number;
  readonly progressions: readonly Progression[];
  readonly melody: MelodyStyle;
  /** From the calmest figure to the busiest; `lowest` is the lowest MIDI number. */
  readonly bass: { readonly patterns: readonly BarPair<BassPattern>[]; readonly lowest: number };
  /** Where the chords lie: around this MIDI number, within these; voiced anew every so many steps. */
  readonly chords: {
    readonly patterns: readonly BarPair<ChordPattern>[];
    readonly centre: number;
    readonly lowest: number;
    readonly highest: number;
    readonly stepsPerVoicing: number;
  };
}
