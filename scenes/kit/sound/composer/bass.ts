// Bass line: roots of the chords in the style's patterns, with approach notes into the next chord.
import { pick, seeded } from '../../core/rng.ts';
import { degreeNear, type Harmony, RNG_STREAM } from './harmony.ts';
import { lengthWithin, type MusicSettings, type NoteEvent, STEPS_PER_BAR } from './piece.ts';
import type { BassTone, Style } from './style.ts';

const FIFTH = 7;

export function composeBass(
  { complexity, seed }: MusicSettings,
  harmony: Harmony,
  { patterns, lowest: low }: Style['bass'],
): readonly NoteEvent[] {
  const rng = seeded(seed, RNG_STREAM.bass);
  const place = Math.min(patterns.length - 1, Math.floor((complexity * patterns.length) / 101));
  // Two patterns alternate, so that the second half of each phrase moves on.
  const plain = patterns[place] as (typeof patterns)[number];
  const other = pick(rng, patterns.slice(Math.max(0, place - 1), place + 1));
  const lowest = degreeNear(harmony, low);

  const rootAt = (step: number) => {
    const chord = harmony.chordAt(step);
    return chord + 7 * Math.ceil((lowest - chord) / 7);
  };
  const degreeOf = (tone: BassTone, bar: number, at: number): number => {
    const root = rootAt(bar * STEPS_PER_BAR + at);
    if (tone === 'octave') return root + 7;
    // A diminished chord has no perfect fifth.
    if (tone === 'fifth') return harmony.pitch(root + 4) - harmony.pitch(root) === FIFTH ? root + 4 : root + 7;
    if (tone === 'root') return root;
    const next = rootAt((bar + 1) * STEPS_PER_BAR);
    return next > root ? next - 1 : next + 1;
  };

  return Array.from({ length: harmony.bars }, (_, bar) =>
    (bar % 2 === 0 ? plain[0] : other[1]).map(([at, tone, steps]) => ({
      notes: [harmony.pitch(degreeOf(tone, bar, at))],
      duration: lengthWithin(steps),
      at: bar * STEPS_PER_BAR + at,
      velocity: at === 0 ? 0.9 : tone === 'approach' ? 0.68 : 0.76,
    })),
  ).flat();
}
