// Scales and progressions: which notes a genre may use, and which chord stands in each bar.
import { pick, seeded } from '../core/rng.ts';
import { MODES, type Progression } from './book.ts';
import { type Intensity, type MusicSettings, STEPS_PER_BAR } from './piece.ts';
import { styleOf } from './secondBook.ts';

/** Each layer, and the harmony under them, has luck of its own: a change in one leaves the others as they are. */
export const STREAM = { harmony: 0, melody: 1, bass: 2, chords: 3, drums: 4 } as const;

export const BARS: Readonly<Record<Intensity, number>> = { ambient: 16, exploration: 8, battle: 4 };

export interface Harmony {
  readonly bars: number;
  readonly steps: number;
  /** Degree of the scale to MIDI number; 0 is the root, 7 an octave above, −1 the degree below. */
  pitch(degree: number): number;
  /** The degree of the chord at a step of the loop; beyond its end the loop begins again. */
  chordAt(step: number): number;
  /** Degree classes that the tune may end on: at home, or open. */
  readonly close: readonly number[];
}

export function harmonyOf(settings: MusicSettings): Harmony {
  const { root, way } = chosen(settings);
  return over(root, way, settings.intensity, [0]);
}

/** How far a bridge stands from home, in degrees: a third below, a fourth above, a third above. */
const AWAY = [5, 3, 2];
const FIFTH = 7;

/** A second section in the mode and rhythm of the first: away from home, on the fewest diminished chords, and open at its end, so that what follows comes home. */
export function bridgeOf(settings: MusicSettings): Harmony {
  const { root, way } = chosen(settings);
  const { mode, question, answer } = way;
  const { pitch } = over(root, way, settings.intensity, []);
  const isDiminished = (degree: number) => pitch(degree + 4) - pitch(degree) < FIFTH;
  const moved = (stand: Stand, by: number): Stand =>
    typeof stand === 'number' ? degreeClass(stand + by) : [degreeClass(stand[0] + by), stand[1]];
  const dark = (by: number) =>
    [...question, ...answer].filter(stand => isDiminished(degreeOf(moved(stand, by)))).length;
  const by = AWAY.reduce((best, one) => (dark(one) < dark(best) ? one : best));
  const lead = degreeOf(question.at(-1) as Stand);
  const away = answer.slice(0, -1).map(stand => moved(stand, by));
  const last: Stand = [lead, quartersOf(answer.at(-1) as Stand)];
  const bridge = { mode, question: question.map(stand => moved(stand, by)), answer: [...away, last] };
  return over(root, bridge, settings.intensity, triad(lead));
}

type Stand = Progression['question'][number];
const degreeOf = (stand: Stand): number => (typeof stand === 'number' ? stand : stand[0]);
const quartersOf = (stand: Stand): number => (typeof stand === 'number' ? 1 : stand[1]);

/** The way that the seed goes, of those the genre may. */
function chosen({ genre, intensity, seed }: MusicSettings) {
  const { root, ways } = styleOf(genre, intensity);
  return { root, way: pick(seeded(seed, STREAM.harmony), ways) };
}

function over(
  root: number,
  { mode, question, answer }: Progression,
  intensity: Intensity,
  close: readonly number[],
): Harmony {
  const scale = MODES[mode];
  const bars = BARS[intensity];
  const steps = bars * STEPS_PER_BAR;
  const stands = bars === 4 ? answer : [...question, ...answer];
  const quarter = steps / stands.reduce<number>((sum, stand) => sum + quartersOf(stand), 0);
  const chords = stands.flatMap(stand => Array.from({ length: quartersOf(stand) * quarter }, () => degreeOf(stand)));
  return {
    bars,
    steps,
    pitch: degree => root + 12 * Math.floor(degree / 7) + (scale[degreeClass(degree)] as number),
    chordAt: step => chords[step % steps] as number,
    close,
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
