// Melody: one motif in four cells, call and response. The call ends on an open degree, the response on the tonic.
import { pick, type Rng, random, randomInt, seeded } from '../../core/rng.ts';
import { degreeNear, type Harmony, nearestOf, RNG_STREAM, triad } from './harmony.ts';
import { lengthWithin, type MusicSettings, type NoteEvent } from './piece.ts';
import type { MelodyStyle } from './style.ts';

/** Number of notes in one loop. */
export const melodyCount = (complexity: number): number => Math.floor(complexity / 10) + 8;

const CELLS = 4;
/** Degrees on which a call ends open: the second or the fifth. */
const OPEN = [1, 4];

export function composeMelody(settings: MusicSettings, harmony: Harmony, style: MelodyStyle): readonly NoteEvent[] {
  const daring = settings.complexity / 100;
  const rng = seeded(settings.seed, RNG_STREAM.melody);
  const cellSteps = harmony.steps / CELLS;
  const counts = countsOf(melodyCount(settings.complexity));
  const most = Math.max(...counts);
  const onsets = motifOnsets(rng, style, cellSteps, most, daring);
  const moves = Array.from({ length: most }, () => drawMove(rng, style.stepwise, daring));
  const cells = counts.map((count, cell) => {
    const motif = onsets.slice(0, count).toSorted((a, b) => a - b);
    return (cell === CELLS - 1 && style.endsOnBeat ? snapLastToBeat(motif) : motif).map(
      onset => cell * cellSteps + onset,
    );
  });
  const degrees = pitches(rng, style, harmony, cells, moves);
  const at = cells.flat();
  return at.map((step, index) => {
    const room = (at[index + 1] ?? harmony.steps) - step;
    return {
      notes: [harmony.pitch(degrees[index] as number)],
      duration: lengthWithin(Math.min(room, style.longestSteps)),
      at: step,
      velocity: accent(step) + randomInt(rng, 3) * 0.03,
    };
  });
}

/** Number of notes in each of the four cells; the remainder goes to the third cell first, never to the last. */
function countsOf(total: number): number[] {
  const favoured = new Set([2, 0, 1].slice(0, total % CELLS));
  return [0, 1, 2, 3].map(cell => Math.floor(total / CELLS) + (favoured.has(cell) ? 1 : 0));
}

/** Onsets of the motif in a cell, by weight: a cell with fewer notes leaves out the last of them. */
function motifOnsets(
  rng: Rng,
  { firstOnset, onsetWeight }: MelodyStyle,
  steps: number,
  count: number,
  daring: number,
): number[] {
  const onsets = [firstOnset(rng, daring)];
  const gap = daring > 0.55 ? 1 : 2;
  while (onsets.length < count) {
    const weights = Array.from({ length: steps - 2 }, (_, step) => {
      const free = Math.min(...onsets.map(onset => Math.abs(onset - step)));
      return free < gap ? 0 : (onsetWeight(step, daring) * free) / (free + steps / 8);
    });
    onsets.push(pickWeighted(rng, weights));
  }
  return onsets;
}

function pickWeighted(rng: Rng, weights: readonly number[]): number {
  let left = random(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return weights.lastIndexOf(Math.max(...weights));
}

/** Moves the last note to a beat. */
function snapLastToBeat(onsets: readonly number[]): readonly number[] {
  const last = onsets.at(-1) ?? 0;
  const before = onsets.at(-2) ?? -1;
  const beat = Math.round(last / 4) * 4;
  return [...onsets.slice(0, -1), beat > before ? beat : last];
}

/** One move of the contour in degrees: mostly a step, sometimes a leap. */
function drawMove(rng: Rng, stepwise: number, daring: number): number {
  const up = random(rng) < 0.5 ? 1 : -1;
  const size = random(rng);
  if (size < stepwise) return up;
  if (size < 0.88 - 0.12 * daring) return 2 * up;
  return (size < 0.95 ? 3 : 4) * up;
}

/** A degree for each note: chord tones on strong steps, scale tones between them; after a leap a step back. */
function pitches(
  rng: Rng,
  style: MelodyStyle,
  harmony: Harmony,
  cells: readonly (readonly number[])[],
  moves: readonly number[],
): number[] {
  const low = degreeNear(harmony, style.low);
  const high = degreeNear(harmony, style.high);
  const middle = Math.floor((low + high) / 2) + randomInt(rng, 3) - 1;
  /** First degree of each cell: the call twice, then higher, then on the way to the tonic. */
  const anchors = [middle, middle + pick(rng, [-1, 0, 1]), middle + 2, middle + 1];
  const within = (degree: number) => (degree > high ? 2 * high - degree : degree < low ? 2 * low - degree : degree);
  let lastDegree = middle;
  return cells.flatMap((cell, c) => {
    let last = anchors[c] as number;
    let leapt = 0;
    return cell.map((step, index) => {
      const drawn = index === 0 ? 0 : (moves[index] as number);
      const move = Math.abs(leapt) > 2 ? -Math.sign(leapt) : drawn;
      const target = within(last + move);
      const ends = index === cell.length - 1;
      const tones = triad(harmony.chordAt(step));
      let degree = target;
      if (ends && c === 1) degree = nearestOf(openDegreesIn(tones), target, -1);
      else if (ends && c === CELLS - 1) degree = nearestOf(harmony.closingDegrees, target, -1);
      else if (index === 0 || style.isStrong(step)) degree = nearestOf(tones, target, Math.sign(move));
      // No repeated note: it moves on in the direction of the melody.
      if (degree === last && index > 0 && !ends) {
        const onward = target + (move < 0 ? -1 : 1);
        degree = style.isStrong(step) ? nearestOf(tones, onward + (move < 0 ? -1 : 1), move) : onward;
      }
      degree = nearestOctave(degree, index === 0 ? lastDegree : last, low, high);
      leapt = degree - last;
      last = lastDegree = degree;
      return degree;
    });
  });
}

/** The open degrees in the chord, or both if it has none. */
function openDegreesIn(tones: readonly number[]): readonly number[] {
  const held = OPEN.filter(degree => tones.includes(degree));
  return held.length > 0 ? held : OPEN;
}

/** The octave of a degree that is in range and nearest to the note before. */
function nearestOctave(degree: number, last: number, low: number, high: number): number {
  const octaves = [degree, degree - 7, degree + 7].filter(one => one >= low - 1 && one <= high + 1);
  return octaves.reduce(
    (best, one) => (Math.abs(one - last) < Math.abs(best - last) ? one : best),
    octaves[0] ?? degree,
  );
}

const accent = (step: number): number => (step % 16 === 0 ? 0.86 : step % 8 === 0 ? 0.8 : step % 4 === 0 ? 0.74 : 0.66);

/** Syncopation of a layer: 0 is on every beat, 1 is always between the eighths. */
export function syncopation(events: readonly NoteEvent[]): number {
  const off = events.map(({ at }) => (at % 4 === 0 ? 0 : at % 2 === 0 ? 0.5 : 1));
  return off.length === 0 ? 0 : off.reduce<number>((sum, one) => sum + one, 0) / off.length;
}
