// The first composer's book: what was saved or linked before genres had rhythms of their own plays by it, note for note.
import { pick, type Rng, random } from '../core/rng.ts';
import type { BassFigure, Book, ChordFigure, Pair, Progression } from './book.ts';
import type { Genre, Intensity } from './piece.ts';

/** The root as a MIDI number, and the two ways each genre may go. */
export const KEYS: Readonly<Record<Genre, { readonly root: number; readonly ways: readonly Progression[] }>> = {
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

/** The lowest and highest MIDI number, and the longest note in steps. */
const RANGE: Readonly<Record<Intensity, { readonly low: number; readonly high: number; readonly longest: number }>> = {
  ambient: { low: 62, high: 79, longest: 16 },
  exploration: { low: 62, high: 81, longest: 8 },
  battle: { low: 64, high: 84, longest: 6 },
};

/** How much a step of the bar invites a note: strong beats always, the places between them the more daring the piece. */
function pulse(step: number, daring: number): number {
  if (step % 16 === 0) return 6;
  if (step % 8 === 0) return 4.5;
  if (step % 4 === 0) return 3.5;
  if (step % 2 === 0) return 0.2 + 5 * daring * daring;
  return daring > 0.55 ? 2.4 * (daring - 0.5) : 0;
}

const first = (rng: Rng, daring: number): number => (random(rng) < 0.45 * daring ? pick(rng, [2, 3, 4]) : 0);

/** From the calmest figure to the busiest. */
const BASS: Readonly<Record<Intensity, readonly BassFigure[]>> = {
  ambient: [
    [[0, 'root', 16]],
    [
      [0, 'root', 12],
      [12, 'fifth', 4],
    ],
    [
      [0, 'root', 6],
      [6, 'fifth', 6],
      [12, 'octave', 4],
    ],
  ],
  exploration: [
    [
      [0, 'root', 8],
      [8, 'fifth', 8],
    ],
    [
      [0, 'root', 6],
      [8, 'fifth', 4],
      [12, 'approach', 4],
    ],
    [
      [0, 'root', 3],
      [6, 'root', 2],
      [8, 'fifth', 4],
      [14, 'approach', 2],
    ],
    [
      [0, 'root', 3],
      [3, 'octave', 3],
      [6, 'root', 2],
      [10, 'fifth', 2],
      [14, 'approach', 2],
    ],
  ],
  battle: [
    [
      [0, 'root', 4],
      [4, 'root', 4],
      [8, 'root', 4],
      [12, 'fifth', 4],
    ],
    [
      [0, 'root', 2],
      [2, 'root', 2],
      [4, 'octave', 2],
      [6, 'root', 2],
      [8, 'root', 2],
      [10, 'root', 2],
      [12, 'fifth', 2],
      [14, 'approach', 2],
    ],
    [
      [0, 'root', 2],
      [3, 'root', 2],
      [6, 'octave', 2],
      [8, 'root', 2],
      [11, 'root', 2],
      [14, 'approach', 2],
    ],
    [
      [0, 'root', 2],
      [2, 'root', 1],
      [3, 'root', 2],
      [6, 'octave', 2],
      [8, 'root', 2],
      [10, 'root', 1],
      [11, 'fifth', 2],
      [14, 'approach', 2],
    ],
  ],
};

const struck = (...hits: readonly (readonly [at: number, steps: number])[]): ChordFigure =>
  hits.map(([at, steps]) => ({ at, steps }));
const broken = (every: number, steps: number, voices: readonly number[]): ChordFigure =>
  voices.map((voice, index) => ({ at: index * every, steps, voice }));

const CHORDS: Readonly<Record<Intensity, readonly ChordFigure[]>> = {
  ambient: [struck([0, 16]), struck([0, 12], [12, 4]), broken(4, 8, [0, 1, 2, 3])],
  exploration: [
    struck([0, 8], [8, 8]),
    broken(4, 4, [0, 1, 2, 1]),
    broken(2, 2, [0, 1, 2, 3, 2, 1, 2, 1]),
    struck([0, 3], [3, 3], [6, 4], [12, 2], [14, 2]),
  ],
  battle: [
    struck([0, 4], [4, 4], [8, 4], [12, 4]),
    struck([0, 2], [6, 2], [8, 2], [14, 2]),
    struck([0, 2], [3, 1], [6, 2], [8, 2], [11, 1], [14, 2]),
    struck([0, 1], [3, 1], [6, 1], [7, 1], [10, 1], [11, 1], [14, 2]),
  ],
};

/** The same in even and odd bars. */
const alike = <T>(figures: readonly T[]): readonly Pair<T>[] => figures.map(figure => [figure, figure]);

export const firstBook: Book = (genre, intensity) => ({
  ...KEYS[genre],
  melody: { ...RANGE[intensity], pulse, first, isStrong: step => step % 4 === 0, stepwise: 0.58, settles: true },
  bass: { figures: alike(BASS[intensity]), lowest: 36 },
  chords: { figures: alike(CHORDS[intensity]), centre: 60, lowest: 49, highest: 72, unit: 16 },
});
