// Styles of the five genres: progressions, rhythm, register, patterns and tempo. They differ enough to be told apart at once.
import { pick, type Rng, random } from '../../core/rng.ts';
import { parseBassPattern, parseChordPattern } from './patterns.ts';
import { BASS_PATTERNS, CHORD_PATTERNS } from './patternsByGenre.ts';
import { GENRES, type Genre, INTENSITIES, type Intensity } from './piece.ts';
import type { MelodyStyle, Progression, Style } from './style.ts';

interface GenreStyle {
  readonly root: number;
  readonly progressions: readonly Progression[];
  /** Weight of a melody onset on each sixteenth of a bar. */
  readonly onsetWeights: readonly number[];
  /** First onset of the motif: the plain one, and the daring ones. */
  readonly firstOnsets: readonly [plain: number, ...daring: number[]];
  readonly register: readonly [low: number, high: number];
  readonly longest: Readonly<Record<Intensity, number>>;
  readonly stepwise: number;
  readonly endsOnBeat: boolean;
  readonly bassLowest: number;
  readonly chordsCentre: number;
  /** Steps between possible chord changes. */
  readonly stepsPerVoicing: number;
}

const GENRE_STYLES: Readonly<Record<Genre, GenreStyle>> = {
  // Lilting groups of three, stepwise; one chord a bar.
  fantasy: {
    root: 62,
    progressions: [
      { mode: 'dorian', question: [0, 3, 0, 6], answer: [0, 3, 6, 0] },
      { mode: 'dorian', question: [0, 2, 6, 3], answer: [0, 2, 4, 0] },
    ],
    onsetWeights: [0.3, 0, 0, 4, 0, 0, 6, 0, 0, 5, 0, 0, 0.3, 0.8, 0, 0],
    firstOnsets: [0, 3, 6],
    register: [64, 81],
    longest: { ambient: 12, exploration: 6, battle: 4 },
    stepwise: 0.66,
    endsOnBeat: false,
    bassLowest: 38,
    chordsCentre: 61,
    stepsPerVoicing: 16,
  },
  // Off-beat, high and staccato; a chord lasts two bars.
  'sci-fi': {
    root: 57,
    progressions: [
      {
        mode: 'phrygian',
        question: [
          [0, 2],
          [5, 2],
        ],
        answer: [
          [1, 2],
          [0, 2],
        ],
      },
      {
        mode: 'phrygian',
        question: [
          [0, 2],
          [6, 2],
        ],
        answer: [
          [5, 1],
          [1, 1],
          [0, 2],
        ],
      },
    ],
    onsetWeights: [0, 0, 5, 0, 0, 3, 0.5, 0, 0, 0, 5, 0, 0, 4, 0, 2],
    firstOnsets: [2, 5],
    register: [69, 86],
    longest: { ambient: 8, exploration: 3, battle: 2 },
    stepwise: 0.5,
    endsOnBeat: false,
    bassLowest: 33,
    chordsCentre: 58,
    stepsPerVoicing: 16,
  },
  // Dotted, with an upbeat before each beat, and leaps; chords change faster towards the end of a phrase.
  adventure: {
    root: 60,
    progressions: [
      { mode: 'mixolydian', question: [0, 6, 3, [0, 0.5], [4, 0.5]], answer: [0, [3, 0.5], [4, 0.5], 6, 0] },
      { mode: 'mixolydian', question: [0, 3, [5, 0.5], [3, 0.5], 6], answer: [5, [3, 0.5], [2, 0.5], 6, 0] },
    ],
    onsetWeights: [0.2, 0, 0, 2, 3, 0, 0, 5, 0.4, 0, 0, 5, 0, 0, 0, 4],
    firstOnsets: [4, 7, 11],
    register: [64, 84],
    longest: { ambient: 12, exploration: 6, battle: 4 },
    stepwise: 0.42,
    endsOnBeat: false,
    bassLowest: 36,
    chordsCentre: 59,
    stepsPerVoicing: 8,
  },
  // Late, uneven and low; one chord lasts too long, the next too short.
  horror: {
    root: 61,
    progressions: [
      {
        mode: 'locrian',
        question: [
          [0, 3],
          [5, 1],
        ],
        answer: [
          [1, 1],
          [3, 1],
          [0, 2],
        ],
      },
      {
        mode: 'harmonicMinor',
        question: [
          [0, 3],
          [5, 1],
        ],
        answer: [
          [3, 1],
          [4, 1],
          [0, 2],
        ],
      },
    ],
    onsetWeights: [0, 5, 0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 1, 0, 6, 0],
    firstOnsets: [1, 5, 9],
    register: [58, 75],
    longest: { ambient: 16, exploration: 10, battle: 4 },
    stepwise: 0.5,
    endsOnBeat: false,
    bassLowest: 32,
    chordsCentre: 54,
    stepsPerVoicing: 16,
  },
  // On the beat and even, in a high register; chords in groups of two.
  calm: {
    root: 65,
    progressions: [
      { mode: 'lydian', question: [[0, 2], 1, 4], answer: [5, 1, [0, 2]] },
      { mode: 'lydian', question: [0, [2, 2], 1], answer: [[5, 1], 1, [0, 2]] },
    ],
    onsetWeights: [5, 0, 1, 0, 0.8, 0, 0, 0, 6, 0, 2, 0, 4.5, 0, 0.3, 0],
    firstOnsets: [0, 2, 8],
    register: [67, 84],
    longest: { ambient: 16, exploration: 12, battle: 6 },
    stepwise: 0.7,
    endsOnBeat: true,
    bassLowest: 38,
    chordsCentre: 63,
    stepsPerVoicing: 16,
  },
};

/** Default tempo of each genre, in beats per minute. */
export const TEMPOS: Readonly<Record<Genre, number>> = {
  fantasy: 110,
  'sci-fi': 124,
  adventure: 132,
  horror: 84,
  calm: 76,
};

/** Transposition of the register by intensity, in semitones. */
const LIFT: Readonly<Record<Intensity, number>> = { ambient: -2, exploration: 0, battle: 3 };
/** Range of the chords around their centre, in semitones. */
const REACH = 12;
/** Onset weight from which a step is strong: its note is a chord tone. */
const STRONG_WEIGHT = 3.5;
/** Least weight: any step is possible when all better ones are taken. */
const LEAST_WEIGHT = 0.004;

function melodyOf(style: GenreStyle, intensity: Intensity): MelodyStyle {
  const [low, high] = style.register;
  const [plain, ...daring] = style.firstOnsets;
  return {
    low: low + LIFT[intensity],
    high: high + LIFT[intensity],
    longestSteps: style.longest[intensity],
    stepwise: style.stepwise,
    endsOnBeat: style.endsOnBeat,
    onsetWeight(step, dares) {
      const weight = style.onsetWeights[step % 16] ?? 0;
      // The first beat weighs most; off-beats weigh more the more daring the piece is.
      const place = step % 16 === 0 ? 1.3 : step % 4 === 0 ? 1.2 - 0.4 * dares : 0.6 + 0.8 * dares;
      const off = dares > 0.55 && step % 2 === 1 ? 0.5 * (dares - 0.5) : 0;
      return LEAST_WEIGHT + weight * place + off;
    },
    isStrong: step => (style.onsetWeights[step % 16] ?? 0) >= STRONG_WEIGHT,
    firstOnset: (rng: Rng, dares) => (random(rng) < 0.45 * dares ? pick(rng, daring) : plain),
  };
}

function buildStyle(genre: Genre, intensity: Intensity): Style {
  const style = GENRE_STYLES[genre];
  const centre = style.chordsCentre + Math.sign(LIFT[intensity]);
  return {
    root: style.root,
    progressions: style.progressions,
    melody: melodyOf(style, intensity),
    bass: { patterns: BASS_PATTERNS[genre][intensity].map(parseBassPattern), lowest: style.bassLowest },
    chords: {
      patterns: CHORD_PATTERNS[genre][intensity].map(parseChordPattern),
      centre,
      lowest: centre - REACH,
      highest: centre + REACH,
      stepsPerVoicing: style.stepsPerVoicing,
    },
  };
}

const STYLES = Object.fromEntries(
  GENRES.map(genre => [
    genre,
    Object.fromEntries(INTENSITIES.map(intensity => [intensity, buildStyle(genre, intensity)])) as Record<
      Intensity,
      Style
    >,
  ]),
) as Record<Genre, Record<Intensity, Style>>;

export const styleOf = (genre: Genre, intensity: Intensity): Style => STYLES[genre][intensity];
