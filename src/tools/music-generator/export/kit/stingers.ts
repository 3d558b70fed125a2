// Stingers: two bars for a win and two for a loss, in the key of the song.
import { type Harmony, harmonyOf } from '../../../../../scenes/kit/sound/composer/harmony.ts';
import {
  lengthWithin,
  type MusicSettings,
  type NoteEvent,
  type Piece,
} from '../../../../../scenes/kit/sound/composer/piece.ts';

export const STINGERS = ['win', 'loss'] as const;
export type Stinger = (typeof STINGERS)[number];

/** A note: step, degree of the scale above the root, and length in steps. */
type Written = readonly (readonly [at: number, degree: number, steps: number])[];

const BARS = 2;
/** An octave of degrees. */
const OCTAVE = 7;
const LOUD = 0.9;

const MELODIES: Readonly<Record<Stinger, Written>> = {
  // Up the chord to the octave, which is held.
  win: [
    [0, 0, 2],
    [2, 2, 2],
    [4, 4, 2],
    [6, OCTAVE, 2],
    [10, 4, 2],
    [12, OCTAVE, 16],
  ],
  // Down the scale, slower and slower, to the root below.
  loss: [
    [0, 4, 4],
    [4, 2, 4],
    [8, 1, 6],
    [16, 0, 16],
  ],
};
/** The root below the melody, and where the chord of the root comes in. */
const ROOTS: Readonly<Record<Stinger, readonly (readonly [at: number, steps: number])[]>> = {
  win: [
    [0, 4],
    [6, 4],
    [12, 16],
  ],
  loss: [
    [0, 8],
    [16, 16],
  ],
};
const HOME: Readonly<Record<Stinger, number>> = { win: 12, loss: 16 };

export function stingerOf(settings: MusicSettings, which: Stinger): Piece {
  const { pitch }: Harmony = harmonyOf(settings);
  const event = (notes: readonly number[], at: number, steps: number): NoteEvent => ({
    notes,
    at,
    duration: lengthWithin(steps),
    velocity: LOUD,
  });
  return {
    bars: Array.from({ length: BARS }, () => settings.genre),
    layers: {
      melody: MELODIES[which].map(([at, degree, steps]) => event([pitch(degree)], at, steps)),
      bass: ROOTS[which].map(([at, steps]) => event([pitch(-2 * OCTAVE)], at, steps)),
      chords: [event([pitch(-OCTAVE), pitch(2 - OCTAVE), pitch(4 - OCTAVE)], HOME[which], 16)],
      drums: [],
    },
  };
}
