// Harmony: scale and chord progression of a piece, and helpers on scale degrees.
import { pick, seeded } from '../../core/rng.ts';
import { type Intensity, type MusicSettings, STEPS_PER_BAR } from './piece.ts';
import { MODES, type Progression } from './style.ts';
import { styleOf } from './styles.ts';

/** Each layer and the harmony have a random stream of their own, so that a change in one leaves the others alone. */
export const RNG_STREAM = { harmony: 0, melody: 1, bass: 2, chords: 3, drums: 4 } as const;

export const BARS: Readonly<Record<Intensity, number>> = { ambient: 16, exploration: 8, battle: 4 };

export interface Harmony {
  readonly bars: number;
  readonly steps: number;
  /** Scale degree to MIDI note number; 0 is the root, 7 an octave above, −1 the degree below. */
  pitch(degree: number): number;
  /** Degree of the chord at a step; it repeats after the end of the loop. */
  chordAt(step: number): number;
  /** Degree classes on which the melody may end. */
  readonly closingDegrees: readonly number[];
}

export function harmonyOf(settings: MusicSettings): Harmony {
  const { root, progression } = chooseProgression(settings);
  return harmonyFrom(root, progression, settings.intensity, [0]);
}

/** Transpositions of a bridge in degrees, by preference: a third below, a fourth above, a third above. */
const BRIDGE_DEGREES = [5, 3, 2];
const FIFTH = 7;

/** Harmony of a bridge: the same mode and rhythm, transposed so that it has the fewest diminished chords, with an open end that leads back. */
export function bridgeOf(settings: MusicSettings): Harmony {
  const { root, progression } = chooseProgression(settings);
  const { mode, question, answer } = progression;
  const { pitch } = harmonyFrom(root, progression, settings.intensity, []);
  const isDiminished = (degree: number) => pitch(degree + 4) - pitch(degree) < FIFTH;
  const moved = (span: ChordSpan, by: number): ChordSpan =>
    typeof span === 'number' ? degreeClass(span + by) : [degreeClass(span[0] + by), span[1]];
  const dark = (by: number) => [...question, ...answer].filter(span => isDiminished(degreeOf(moved(span, by)))).length;
  const by = BRIDGE_DEGREES.reduce((best, one) => (dark(one) < dark(best) ? one : best));
  const lead = degreeOf(question.at(-1) as ChordSpan);
  const away = answer.slice(0, -1).map(span => moved(span, by));
  const last: ChordSpan = [lead, quartersOf(answer.at(-1) as ChordSpan)];
  const bridge = { mode, question: question.map(span => moved(span, by)), answer: [...away, last] };
  return harmonyFrom(root, bridge, settings.intensity, triad(lead));
}

type ChordSpan = Progression['question'][number];
const degreeOf = (span: ChordSpan): number => (typeof span === 'number' ? span : span[0]);
const quartersOf = (span: ChordSpan): number => (typeof span === 'number' ? 1 : span[1]);

/** The progression that the seed picks for the genre. */
function chooseProgression({ genre, intensity, seed }: MusicSettings) {
  const { root, progressions } = styleOf(genre, intensity);
  return { root, progression: pick(seeded(seed, RNG_STREAM.harmony), progressions) };
}

function harmonyFrom(
  root: number,
  { mode, question, answer }: Progression,
  intensity: Intensity,
  closingDegrees: readonly number[],
): Harmony {
  const scale = MODES[mode];
  const bars = BARS[intensity];
  const steps = bars * STEPS_PER_BAR;
  const spans = bars === 4 ? answer : [...question, ...answer];
  const quarter = steps / spans.reduce<number>((sum, span) => sum + quartersOf(span), 0);
  const chords = spans.flatMap(span => Array.from({ length: quartersOf(span) * quarter }, () => degreeOf(span)));
  return {
    bars,
    steps,
    pitch: degree => root + 12 * Math.floor(degree / 7) + (scale[degreeClass(degree)] as number),
    chordAt: step => chords[step % steps] as number,
    closingDegrees,
  };
}

/** Degree without its octave, 0 to 6. */
export const degreeClass = (degree: number): number => ((degree % 7) + 7) % 7;

/** Pitch classes of the scale; for tests and drawings. */
export function scaleOf(settings: MusicSettings): ReadonlySet<number> {
  const { pitch } = harmonyOf(settings);
  return new Set([0, 1, 2, 3, 4, 5, 6].map(degree => pitch(degree) % 12));
}

/** The scale degree nearest to a MIDI note number. */
export function degreeNear({ pitch }: Harmony, midi: number): number {
  let best = -21;
  for (let degree = -21; degree <= 21; degree++)
    if (Math.abs(pitch(degree) - midi) < Math.abs(pitch(best) - midi)) best = degree;
  return best;
}

/** The nearest degree of one of the classes; of two equally near, the one in the given direction. */
export function nearestOf(classes: readonly number[], target: number, direction = 1): number {
  for (let off = 0; off < 7; off++)
    for (const degree of direction < 0 ? [target - off, target + off] : [target + off, target - off])
      if (classes.includes(degreeClass(degree))) return degree;
  return target;
}

/** Degree classes of the triad on a degree. */
export const triad = (chord: number): readonly number[] => [0, 2, 4].map(third => degreeClass(chord + third));
