// Drum pattern of the genre, with random ghost notes and velocities; more of them as complexity grows.
import { random, seeded } from '../../core/rng.ts';
import { RNG_STREAM } from './harmony.ts';
import { parseDrumPattern } from './patterns.ts';
import { DRUM_PATTERNS } from './patternsByGenre.ts';
import { type MusicSettings, type NoteEvent, STEPS_PER_BAR } from './piece.ts';

/** Strokes below this strength are ghost notes: a simple piece leaves some of them out. */
const ORNAMENT = 0.45;

export function composeDrums(
  { genre, intensity, complexity, seed }: MusicSettings,
  bars: number,
): readonly NoteEvent[] {
  const rng = seeded(seed, RNG_STREAM.drums);
  const kit = DRUM_PATTERNS[genre][intensity].map(([key, text]) => ({ key, pattern: parseDrumPattern(text) }));
  return Array.from({ length: bars }, (_, bar) =>
    kit.flatMap(({ key, pattern }) =>
      pattern[bar % 2 === 0 ? 0 : 1].flatMap(([at, strength]): NoteEvent[] => {
        const luck = random(rng);
        if (strength < ORNAMENT && luck > 0.5 + complexity / 150) return [];
        return [
          {
            notes: [key],
            duration: '16n',
            at: bar * STEPS_PER_BAR + at,
            velocity: Math.min(1, 0.42 + 0.5 * strength + 0.06 * luck),
          },
        ];
      }),
    ),
  )
    .flat()
    .toSorted((a, b) => a.at - b.at);
}
