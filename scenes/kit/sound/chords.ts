// The chords: each voiced as near to the one before as it can be, then struck, held or broken as the intensity wants.
import { pick, type Rng, randomInt, seeded } from '../core/rng.ts';
import { type Harmony, STREAM } from './harmony.ts';
import { type Intensity, lengthWithin, type MusicSettings, type NoteEvent, STEPS_PER_BAR } from './piece.ts';

export const MOST_VOICES = 6;

/** One bar: at which step, for how many steps; and with `voice`, only that voice of the chord, from below. */
type Figure = readonly { readonly at: number; readonly steps: number; readonly voice?: number }[];

const struck = (...hits: readonly (readonly [at: number, steps: number])[]): Figure =>
  hits.map(([at, steps]) => ({ at, steps }));
const broken = (every: number, steps: number, voices: readonly number[]): Figure =>
  voices.map((voice, index) => ({ at: index * every, steps, voice }));

/** From the calmest figure to the busiest. */
const FIGURES: Readonly<Record<Intensity, readonly Figure[]>> = {
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

/** Where the chords lie: around this MIDI number, within these. */
const CENTRE = 60;
const LOWEST = 49;
const HIGHEST = 72;

export function composeChords(settings: MusicSettings, harmony: Harmony): readonly NoteEvent[] {
  const rng = seeded(settings.seed, STREAM.chords);
  const { intensity, complexity } = settings;
  const figures = FIGURES[intensity];
  const place = Math.min(figures.length - 1, Math.floor((complexity * figures.length) / 101));
  const plain = figures[place] as Figure;
  const other = pick(rng, figures.slice(Math.max(0, place - 1), place + 1));
  const voicings = voiced(rng, harmony, thirdsOf(intensity, complexity));
  return voicings.flatMap((notes, bar) =>
    // The last bar of four changes its figure: the ear hears where the phrase ends.
    (bar % 4 === 3 ? other : plain).map(({ at, steps, voice }) => ({
      notes: voice === undefined ? notes : [notes[voice % notes.length] as number],
      duration: lengthWithin(Math.min(steps, STEPS_PER_BAR - at)),
      at: bar * STEPS_PER_BAR + at,
      velocity: at === 0 ? 0.72 : at % 4 === 0 ? 0.64 : 0.56,
    })),
  );
}

/** The chord's tones in degrees above its root: a triad, with the seventh and the ninth as complexity grows. */
function thirdsOf(intensity: Intensity, complexity: number): readonly number[] {
  const colour = complexity + (intensity === 'ambient' ? 20 : intensity === 'battle' ? -25 : 0);
  if (colour >= 95) return [0, 2, 4, 6, 8];
  return colour >= 45 ? [0, 2, 4, 6] : [0, 2, 4];
}

/** A voicing for every bar, each with the least movement from the one before. */
function voiced(rng: Rng, harmony: Harmony, thirds: readonly number[]): readonly (readonly number[])[] {
  let before: readonly number[] | null = null;
  const turn = randomInt(rng, thirds.length);
  return Array.from({ length: harmony.bars }, (_, bar) => {
    const chord = harmony.chordAt(bar * STEPS_PER_BAR);
    const ways = playable(thirds.map(third => harmony.pitch(chord + third) % 12));
    const cost = (notes: readonly number[], way: number) =>
      (before ? movement(before, notes) : ((way + turn) % thirds.length) * 2) + Math.abs(mean(notes) - CENTRE) * 0.6;
    const best = ways.reduce((a, b, way) => (cost(b, way) < cost(ways[a] as readonly number[], a) ? way : a), 0);
    before = ways[best] as readonly number[];
    return before;
  });
}

/** The voicings of as many of the tones as can sound together: the highest colour is the first to go. */
function playable(classes: readonly number[]): readonly (readonly number[])[] {
  const ways = voicingsOf(classes);
  return ways.length > 0 ? ways : playable(classes.slice(0, -1));
}

/** Every close position, and each with its second voice from above an octave lower, within the register. */
function voicingsOf(classes: readonly number[]): readonly (readonly number[])[] {
  const close = Array.from({ length: HIGHEST - LOWEST }, (_, off) => LOWEST + off)
    .filter(lowest => classes.includes(lowest % 12))
    .map(lowest => classes.map(one => lowest + ((((one - lowest) % 12) + 12) % 12)).toSorted((a, b) => a - b));
  const open = close.map(notes =>
    notes.map((note, index) => (index === notes.length - 2 ? note - 12 : note)).toSorted((a, b) => a - b),
  );
  return [...close, ...open].filter(
    notes => (notes[0] as number) >= LOWEST && (notes.at(-1) as number) <= HIGHEST && !isMuddy(notes),
  );
}

/** Neighbours closer than a whole tone blur, and so does anything narrow down low. */
const isMuddy = (notes: readonly number[]): boolean =>
  notes.some((note, index) => {
    const above = notes[index + 1];
    return above !== undefined && (above - note < 2 || (note < 53 && above - note < 4));
  });

const mean = (notes: readonly number[]): number => notes.reduce((sum, note) => sum + note, 0) / notes.length;

/** Semitones that the voices move, all together. */
const movement = (a: readonly number[], b: readonly number[]): number =>
  b.reduce((sum, note, voice) => sum + Math.abs(note - (a[voice] ?? note)), 0);
