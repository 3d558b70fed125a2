// What a visitor wrote into the roll: layers of notes in place of composed ones, how they are changed, and as text for a link.
import {
  endOf,
  LAYERS,
  type Layer,
  LENGTHS,
  lengthWithin,
  type NoteEvent,
  type NoteLength,
  type Piece,
  stepsOf,
} from '../../../scenes/kit/sound/piece.ts';
import type { BySection } from './form.ts';

/** The layers that somebody wrote or locked; the others are as composed. */
export type Written = Readonly<Partial<Record<Layer, readonly NoteEvent[]>>>;

export const NOTHING_WRITTEN: BySection<Written> = { A: {}, B: {} };

/** Which layers stay as they are while others are drawn anew. */
export type Locked = Readonly<Record<Layer, boolean>>;
const locksOf = (written: Written): Locked => ({
  melody: 'melody' in written,
  bass: 'bass' in written,
  chords: 'chords' in written,
  drums: 'drums' in written,
});
/** Layers that come note for note are locked. */
export const lockedBy = ({ A, B }: BySection<Written>): BySection<Locked> => ({ A: locksOf(A), B: locksOf(B) });

/** Of what was written, the layers that are locked. */
export const lockedLayers = (written: Written, locked: Locked): Written =>
  Object.fromEntries(Object.entries(written).filter(([layer]) => locked[layer as Layer]));

/** A note of a chord, or of a tune, by its place. */
export interface RollCell {
  readonly at: number;
  readonly pitch: number;
}

export const PITCHES = { low: 24, high: 103 } as const;
const DRAWN_VELOCITY = 0.8;
/** More notes are no music, and no link. */
const MAX_NOTES = 600;

/** The piece with what was written in it; notes beyond its end are left out, and none rings over it. */
export function applyWritten(piece: Piece, written: Written): Piece {
  const steps = stepsOf(piece);
  const fitted = (notes: readonly NoteEvent[]) =>
    notes
      .filter(({ at }) => at < steps)
      .map(event => (endOf(event) > steps ? { ...event, duration: lengthWithin(steps - event.at) } : event));
  const layers = { ...piece.layers };
  for (const layer of LAYERS) layers[layer] = fitted(written[layer] ?? piece.layers[layer]);
  return { ...piece, layers };
}

/** The event that holds a note sounding at a step, if any. */
export const noteAt = (notes: readonly NoteEvent[], { at, pitch }: RollCell): NoteEvent | undefined =>
  notes.find(event => event.notes.includes(pitch) && event.at <= at && at < endOf(event));

const inOrder = (notes: readonly NoteEvent[]) => notes.toSorted((a, b) => a.at - b.at);

/** Without the note that sounds there; the rest of its chord stays. */
export function eraseNote(notes: readonly NoteEvent[], spot: RollCell): readonly NoteEvent[] {
  const found = noteAt(notes, spot);
  if (!found) return notes;
  const left = found.notes.filter(pitch => pitch !== spot.pitch);
  return notes.flatMap(event => (event !== found ? [event] : left.length > 0 ? [{ ...event, notes: left }] : []));
}

/** With one more note; where that pitch sounds already, or there are too many, nothing changes. */
export function drawNote(notes: readonly NoteEvent[], spot: RollCell, duration: NoteLength): readonly NoteEvent[] {
  const { at, pitch } = spot;
  if (noteAt(notes, spot) || notes.length >= MAX_NOTES || pitch < PITCHES.low || pitch > PITCHES.high || at < 0)
    return notes;
  return inOrder([...notes, { notes: [pitch], duration, at, velocity: DRAWN_VELOCITY }]);
}

/** With a note somewhere else, as long and as loud as it was. */
export function moveNote(
  notes: readonly NoteEvent[],
  from: RollCell,
  to: RollCell,
  steps: number,
): readonly NoteEvent[] {
  const found = noteAt(notes, from);
  if (!found) return notes;
  const at = found.at + to.at - from.at;
  const rest = eraseNote(notes, from);
  const isFree = !noteAt(rest, { at, pitch: to.pitch });
  const fits = at >= 0 && at < steps && to.pitch >= PITCHES.low && to.pitch <= PITCHES.high;
  if (!fits || !isFree) return notes;
  const duration = lengthWithin(Math.min(LENGTHS[found.duration], steps - at));
  return inOrder([...rest, { ...found, notes: [to.pitch], duration, at }]);
}

/** With a note so many steps long. */
export function resizeNote(
  notes: readonly NoteEvent[],
  spot: RollCell,
  long: number,
  steps: number,
): readonly NoteEvent[] {
  const found = noteAt(notes, spot);
  if (!found || long < 1) return notes;
  const duration = lengthWithin(Math.min(long, steps - found.at));
  return inOrder([...eraseNote(notes, spot), { ...found, notes: [spot.pitch], duration }]);
}

const CODES = Object.keys(LENGTHS) as NoteLength[];
const EVENT = /^([\da-z]{2})([0-7])([\da-z]{2})([1-6])/;
const base36 = (number: number) => number.toString(36).padStart(2, '0');

/** A layer as text: place, length, velocity, how many pitches, and they. */
export const encodeNotes = (notes: readonly NoteEvent[]): string =>
  notes
    .map(({ at, duration, velocity, notes: pitches }) =>
      [
        base36(at),
        CODES.indexOf(duration),
        base36(Math.round(velocity * 1000)),
        pitches.length,
        ...pitches.map(base36),
      ].join(''),
    )
    .join('');

/** A layer from text; null where it is none. */
export function decodeNotes(text: string): readonly NoteEvent[] | null {
  const notes: NoteEvent[] = [];
  for (let rest = text; rest.length > 0; ) {
    const [head = '', at = '', code = '', velocity = '', count = ''] = EVENT.exec(rest) ?? [];
    const pitches = rest.slice(head.length, head.length + 2 * Number(count)).match(/[\da-z]{2}/g) ?? [];
    const numbers = pitches.map(pitch => Number.parseInt(pitch, 36));
    const isNote = numbers.every(pitch => pitch <= 127) && Number.parseInt(velocity, 36) <= 1000;
    if (!head || numbers.length !== Number(count) || !isNote || notes.length >= MAX_NOTES) return null;
    notes.push({
      notes: numbers,
      duration: CODES[Number(code)] as NoteLength,
      at: Number.parseInt(at, 36),
      velocity: Number.parseInt(velocity, 36) / 1000,
    });
    rest = rest.slice(head.length + 2 * numbers.length);
  }
  return inOrder(notes);
}
