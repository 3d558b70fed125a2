// Scales and progressions: which notes a genre may use, and which chord stands in each bar.
import { pick, seeded } from '../core/rng.ts';
import { type Genre, type Intensity, type MusicSettings, STEPS_PER_BAR } from './piece.ts';

/** Each layer, and the harmony under them, has luck of its own: a change in one leaves the others as they are. */
export const STREAM = { harmony: 0, melody: 1, bass: 2, chords: 3 } as const;

export const BARS: Readonly<Record<Intensity, number>> = { ambient: 16, exploration: 8, battle: 4 };

/** Semitones above the root. */
const MODES = {
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  locrian: [0, 1, 3, 5, 6, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
} as const;

/** Eight chords by their degree, 0 is the tonic: four that ask and end open, four that answer and come home. */
interface Progression {
  readonly mode: keyof typeof MODES;
  readonly question: readonly [number, number, number, number];
  readonly answer: readonly [number, number, number, 0];
}

/** The root as a MIDI number, and the two ways each genre may go. */
const KEYS: Readonly<Record<Genre, { readonly root: number; readonly ways: readonly Progression[] }>> = {
  fantasy: {
    root: 62,
    ways: [
      { mode: 'dorian', question: [0, 3, 0, 6], answer: [0, 3, 6, 0] },
      { mode: 'dorian', question: [0, 2, 6, 3], answer: [0, 2, 4, 0] },
    ],
  },
  'sci-fi': {
    root: 57,
    ways: [
      { mode: 'phrygian', question: [0, 5, 2, 6], answer: [0, 5, 1, 0] },
      { mode: 'phrygian', question: [0, 1, 3, 6], answer: [5, 3, 1, 0] },
    ],
  },
  adventure: {
    root: 60,
    ways: [
      { mode: 'mixolydian', question: [0, 6, 3, 4], answer: [0, 3, 6, 0] },
      { mode: 'mixolydian', question: [0, 3, 5, 6], answer: [5, 3, 6, 0] },
    ],
  },
  horror: {
    root: 61,
    ways: [
      { mode: 'locrian', question: [0, 3, 0, 6], answer: [0, 5, 1, 0] },
      { mode: 'harmonicMinor', question: [0, 5, 3, 4], answer: [0, 3, 4, 0] },
    ],
  },
  calm: {
    root: 65,
    ways: [
      { mode: 'lydian', question: [0, 1, 0, 4], answer: [5, 2, 4, 0] },
      { mode: 'lydian', question: [0, 2, 5, 1], answer: [0, 5, 1, 0] },
    ],
  },
};

export interface Harmony {
  readonly bars: number;
  readonly steps: number;
  /** Degree of the scale to MIDI number; 0 is the root, 7 an octave above, −1 the degree below. */
  pitch(degree: number): number;
  /** The degree of the chord at a step of the loop; beyond its end the loop begins again. */
  chordAt(step: number): number;
}

export function harmonyOf({ genre, intensity, seed }: MusicSettings): Harmony {
  const { root, ways } = KEYS[genre];
  const { mode, question, answer } = pick(seeded(seed, STREAM.harmony), ways);
  const scale = MODES[mode];
  const bars = BARS[intensity];
  const chords = bars === 4 ? answer : [...question, ...answer];
  const barsEach = bars / chords.length;
  return {
    bars,
    steps: bars * STEPS_PER_BAR,
    pitch: degree => root + 12 * Math.floor(degree / 7) + (scale[degreeClass(degree)] as number),
    chordAt: step => chords[Math.floor(step / STEPS_PER_BAR / barsEach) % chords.length] as number,
  };
}

/** A degree without its octave, 0 to 6. */
export const degreeClass = (degree: number): number => ((degree % 7) + 7) % 7;

/** The pitch classes that a genre may use, by the seed that chose its way; for tests and drawings. */
export function scaleOf(settings: MusicSettings): ReadonlySet<number> {
  const { pitch } = harmonyOf(settings);
  return new Set([0, 1, 2, 3, 4, 5, 6].map(degree => pitch(degree) % 12));
}

/** The degree nearest to a MIDI number. */
export function degreeNear({ pitch }: Harmony, midi: number): number {
  let best = -21;
  for (let degree = -21; degree <= 21; degree++)
    if (Math.abs(pitch(degree) - midi) < Math.abs(pitch(best) - midi)) best = degree;
  return best;
}

/** The nearest degree of one of the classes; of two equally near the one in the wanted direction. */
export function nearestOf(classes: readonly number[], target: number, direction = 1): number {
  for (let off = 0; off < 7; off++)
    for (const degree of direction < 0 ? [target - off, target + off] : [target + off, target - off])
      if (classes.includes(degreeClass(degree))) return degree;
  return target;
}

/** Degree classes of the triad on a chord's degree. */
export const triad = (chord: number): readonly number[] => [0, 2, 4].map(third => degreeClass(chord + third));
