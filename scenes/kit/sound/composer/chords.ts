// Chord voicing by voice leading: each chord is voiced with the least movement from the one before, then played in the style's patterns.
import { pick, type Rng, randomInt, seeded } from '../../core/rng.ts';
import { type Harmony, RNG_STREAM } from './harmony.ts';
import { type Intensity, lengthWithin, type MusicSettings, type NoteEvent, STEPS_PER_BAR } from './piece.ts';
import type { Style } from './style.ts';

export const MAX_VOICES = 6;

export function composeChords(settings: MusicSettings, harmony: Harmony, style: Style['chords']): readonly NoteEvent[] {
  const rng = seeded(settings.seed, RNG_STREAM.chords);
  const { intensity, complexity } = settings;
  const { patterns, stepsPerVoicing } = style;
  const place = Math.min(patterns.length - 1, Math.floor((complexity * patterns.length) / 101));
  const plain = patterns[place] as (typeof patterns)[number];
  const other = pick(rng, patterns.slice(Math.max(0, place - 1), place + 1));
  const voicings = voiceLeading(rng, harmony, thirdsOf(intensity, complexity), style);
  return Array.from({ length: harmony.bars }, (_, bar) =>
    // Every fourth bar has another pattern, which marks the end of the phrase.
    ((bar % 4 === 3 ? other : plain)[bar % 2] as (typeof plain)[0]).map(({ at, steps, voice }) => {
      const step = bar * STEPS_PER_BAR + at;
      const notes = voicings[Math.floor(step / stepsPerVoicing)] as readonly number[];
      return {
        notes: voice === undefined ? notes : [notes[voice % notes.length] as number],
        duration: lengthWithin(Math.min(steps, STEPS_PER_BAR - at)),
        at: step,
        velocity: at === 0 ? 0.72 : at % 4 === 0 ? 0.64 : 0.56,
      };
    }),
  ).flat();
}

/** Chord tones as degrees above the root: a triad, with seventh and ninth as complexity grows. */
function thirdsOf(intensity: Intensity, complexity: number): readonly number[] {
  const colour = complexity + (intensity === 'ambient' ? 20 : intensity === 'battle' ? -25 : 0);
  if (colour >= 95) return [0, 2, 4, 6, 8];
  return colour >= 45 ? [0, 2, 4, 6] : [0, 2, 4];
}

/** One voicing for each bar or part of a bar, with the least movement from the one before. */
function voiceLeading(
  rng: Rng,
  harmony: Harmony,
  thirds: readonly number[],
  style: Style['chords'],
): readonly (readonly number[])[] {
  let before: readonly number[] | null = null;
  const turn = randomInt(rng, thirds.length);
  return Array.from({ length: harmony.steps / style.stepsPerVoicing }, (_, index) => {
    const chord = harmony.chordAt(index * style.stepsPerVoicing);
    const ways = playableVoicings(
      style,
      thirds.map(third => harmony.pitch(chord + third) % 12),
    );
    const cost = (notes: readonly number[], way: number) =>
      (before ? movement(before, notes) : ((way + turn) % thirds.length) * 2) +
      Math.abs(mean(notes) - style.centre) * 0.6;
    const best = ways.reduce((a, b, way) => (cost(b, way) < cost(ways[a] as readonly number[], a) ? way : a), 0);
    before = ways[best] as readonly number[];
    return before;
  });
}

/** All voicings within the register; if there are none, without the highest tone. */
function playableVoicings(style: Style['chords'], classes: readonly number[]): readonly (readonly number[])[] {
  const ways = voicingsOf(style, classes);
  return ways.length > 0 ? ways : playableVoicings(style, classes.slice(0, -1));
}

/** Close positions, and each with its second voice from above dropped by an octave (drop 2). */
function voicingsOf(
  { lowest: low, highest: high }: Style['chords'],
  classes: readonly number[],
): readonly (readonly number[])[] {
  const close = Array.from({ length: high - low }, (_, off) => low + off)
    .filter(lowest => classes.includes(lowest % 12))
    .map(lowest => classes.map(one => lowest + ((((one - lowest) % 12) + 12) % 12)).toSorted((a, b) => a - b));
  const open = close.map(notes =>
    notes.map((note, index) => (index === notes.length - 2 ? note - 12 : note)).toSorted((a, b) => a - b),
  );
  return [...close, ...open].filter(
    notes => (notes[0] as number) >= low && (notes.at(-1) as number) <= high && !isMuddy(notes),
  );
}

/** Voices closer than a whole tone, or than a major third in the low register, sound muddy. */
const isMuddy = (notes: readonly number[]): boolean =>
  notes.some((note, index) => {
    const above = notes[index + 1];
    return above !== undefined && (above - note < 2 || (note < 53 && above - note < 4));
  });

const mean = (notes: readonly number[]): number => notes.reduce((sum, note) => sum + note, 0) / notes.length;

/** Total movement of the voices, in semitones. */
const movement = (a: readonly number[], b: readonly number[]): number =>
  b.reduce((sum, note, voice) => sum + Math.abs(note - (a[voice] ?? note)), 0);
