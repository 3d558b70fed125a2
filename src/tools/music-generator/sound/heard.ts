// Log of what the engine plays, from which a take is rendered: each step with its time, and each change of the mix. Times are seconds of the audio context.
import {
  LAYERS,
  type Layer,
  type NoteEvent,
  type Piece,
  stepsOf,
} from '../../../../scenes/kit/sound/composer/piece.ts';
import type { Sound } from '../studio/arrangement.ts';

export const stepSecondsAt = (tempo: number): number => 15 / tempo;

/** A step that was scheduled: `step` counts from the start of the music over all repetitions. */
export interface HeardStep {
  readonly time: number;
  readonly step: number;
  readonly piece: Piece;
  readonly sound: Sound;
}

export interface Heard {
  /** The present. */
  readonly now: number;
  /** The last steps, without a gap; on a busy machine they end in the past. */
  readonly steps: readonly HeardStep[];
  /** The next step, as the music goes on. */
  readonly next: HeardStep;
  /** The mix at the beginning, then each change. */
  readonly mixes: readonly { readonly time: number; readonly sound: Sound }[];
}

/** More than the longest take and its tail at the fastest tempo. */
const MAX_STEPS = 2048;

export function createHeard() {
  let steps: HeardStep[] = [];
  let mixes: Heard['mixes'] = [];
  let next: HeardStep | null = null;
  return {
    /** The music starts, or goes on after a pause, with a step. */
    begin(first: HeardStep): void {
      steps = [];
      mixes = [{ time: Number.NEGATIVE_INFINITY, sound: first.sound }];
      next = first;
    },
    step(step: HeardStep): void {
      if (steps.length >= MAX_STEPS) steps = steps.slice(-MAX_STEPS / 2);
      steps.push(step);
      next = { ...step, step: step.step + 1, time: step.time + stepSecondsAt(step.sound.tempo) };
    },
    setPiece(piece: Piece): void {
      if (next) next = { ...next, piece };
    },
    setSound(time: number, sound: Sound): void {
      mixes = [...mixes.slice(-MAX_STEPS), { time, sound }];
      if (next) next = { ...next, sound };
    },
    /** Null before the music starts. */
    log: (now: number): Heard | null => next && { now, steps: [...steps], next, mixes },
  };
}

/** The steps up to a time: those that a busy machine has not scheduled yet follow as the music goes on. */
export function stepsUntil({ steps, next }: Heard, until: number): readonly HeardStep[] {
  const all = [...steps];
  const long = stepSecondsAt(next.sound.tempo);
  for (let more = 0; next.time + more * long < until; more++)
    all.push({ ...next, step: next.step + more, time: next.time + more * long });
  return all.filter(({ time }) => time < until);
}

type StepNotes = ReadonlyMap<number, readonly (readonly [Layer, NoteEvent])[]>;
const notesByPiece = new WeakMap<Piece, StepNotes>();

/** The notes of a step, which counts over all repetitions. */
export function notesOf(piece: Piece, step: number): readonly (readonly [Layer, NoteEvent])[] {
  let byStep = notesByPiece.get(piece);
  if (!byStep) {
    const found = new Map<number, [Layer, NoteEvent][]>();
    for (const layer of LAYERS)
      for (const event of piece.layers[layer]) found.set(event.at, [...(found.get(event.at) ?? []), [layer, event]]);
    notesByPiece.set(piece, (byStep = found));
  }
  return byStep.get(step % stepsOf(piece)) ?? [];
}
