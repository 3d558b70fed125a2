// The bass: roots under the chords, in the manner of the intensity, led by step into the next chord.
import { pick, seeded } from '../core/rng.ts';
import { degreeNear, type Harmony, STREAM } from './harmony.ts';
import { type Intensity, lengthWithin, type MusicSettings, type NoteEvent, STEPS_PER_BAR } from './piece.ts';

type Tone = 'root' | 'fifth' | 'octave' | 'approach';
/** One bar: at which step, which tone, for how many steps. */
type Figure = readonly (readonly [at: number, tone: Tone, steps: number])[];

/** From the calmest figure to the busiest. */
const FIGURES: Readonly<Record<Intensity, readonly Figure[]>> = {
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

const LOWEST = 36;
const FIFTH = 7;

export function composeBass({ intensity, complexity, seed }: MusicSettings, harmony: Harmony): readonly NoteEvent[] {
  const rng = seeded(seed, STREAM.bass);
  const figures = FIGURES[intensity];
  const place = Math.min(figures.length - 1, Math.floor((complexity * figures.length) / 101));
  // Two figures take turns, so that the second half of each phrase moves on.
  const plain = figures[place] as Figure;
  const other = pick(rng, figures.slice(Math.max(0, place - 1), place + 1));
  const lowest = degreeNear(harmony, LOWEST);

  const rootOf = (bar: number) => {
    const chord = harmony.chordAt(bar * STEPS_PER_BAR);
    const degree = chord + 7 * Math.ceil((lowest - chord) / 7);
    return degree;
  };
  const degreeOf = (tone: Tone, bar: number): number => {
    const root = rootOf(bar);
    if (tone === 'octave') return root + 7;
    // A diminished chord has no fifth to stand on.
    if (tone === 'fifth') return harmony.pitch(root + 4) - harmony.pitch(root) === FIFTH ? root + 4 : root + 7;
    if (tone === 'root') return root;
    const next = rootOf(bar + 1);
    return next > root ? next - 1 : next + 1;
  };

  return Array.from({ length: harmony.bars }, (_, bar) =>
    (bar % 2 === 0 ? plain : other).map(([at, tone, steps]) => ({
      notes: [harmony.pitch(degreeOf(tone, bar))],
      duration: lengthWithin(steps),
      at: bar * STEPS_PER_BAR + at,
      velocity: at === 0 ? 0.9 : tone === 'approach' ? 0.68 : 0.76,
    })),
  ).flat();
}
