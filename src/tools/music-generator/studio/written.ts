// Edited layers: notes by hand in place of composed ones, the editing operations, and the encoding for links.
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
} from '../../../../scenes/kit/sound/composer/piece.ts';
import type { BySection } from './form.ts';

/** Layers that the user edited or locked; the others are composed. */
export type Written = Readonly<Partial<Record<Layer, readonly NoteEvent[]>>>;

export const NOTHING_WRITTEN: BySection<Written> = { A: {}, B: {} };

export const isWritten = ({ A, B }: BySection<Written>): boolean =>
  [A, B].some(section => Object.keys(section).length > 0);

/** Layers that stay as they are while others are composed again. */
export type Locked = Readonly<Record<Layer, boolean>>;
const locksOf = (written: Written): Locked => ({
  melody: 'melody' in written,
  bass: 'bass' in written,
  chords: 'chords' in written,
  drums: 'drums' in written,
});
/** Layers that come with notes (from a link or an entry) are locked. */
export const lockedBy = ({ A, B }: BySection<Written>): BySection<Locked> => ({ A: locksOf(A), B: locksOf(B) });

/** The edited layers that are locked. */
export const lockedLayers = (written: Written, locked: Locked): Written =>
  Object.fromEntries(Object.entries(written).filter(([layer]) => locked[layer as Layer]));

/** A cell of the piano roll: step and MIDI note number. */
export interface RollCell {
  readonly at: number;
  readonly pitch: number;
}

export const PITCHES = { low: 24, high: 103 } as const;
const DRAWN_VELOCITY = 0.8;
/** The softest of MIDI, of 127. */
const MIN_VELOCITY = 1 / 127;
/** Most notes of a layer; more would make the link too long. */
const MAX_NOTES = 600;

/** The piece with the edits; notes beyond its end are cut. */
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

/** The event with a note that sounds at the cell. */
export const noteAt = (notes: readonly NoteEvent[], { at, pitch }: RollCell): NoteEvent | undefined =>
  notes.find(event => event.notes.includes(pitch) && event.at <= at && at < endOf(event));

const inOrder = (notes: readonly NoteEvent[]) => notes.toSorted((a, b) => a.at - b.at);

/** Erases the note at the cell; the rest of its chord stays. */
export function eraseNote(notes: readonly NoteEvent[], spot: RollCell): readonly NoteEvent[] {
  const found = noteAt(notes, spot);
  if (!found) return notes;
  const left = found.notes.filter(pitch => pitch !== spot.pitch);
  return notes.flatMap(event => (event !== found ? [event] : left.length > 0 ? [{ ...event, notes: left }] : []));
}

/** Draws a note; nothing changes if that pitch sounds already or there are too many notes. */
export function drawNote(notes: readonly NoteEvent[], spot: RollCell, duration: NoteLength): readonly NoteEvent[] {
  const { at, pitch } = spot;
  if (noteAt(notes, spot) || notes.length >= MAX_NOTES || pitch < PITCHES.low || pitch > PITCHES.high || at < 0)
    return notes;
  return inOrder([...notes, { notes: [pitch], duration, at, velocity: DRAWN_VELOCITY }]);
}

/** Moves a note; length and velocity stay. */
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

/** Sets the length of a note, in steps. */
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

/** Sets the velocity of a note, 0 to 1; the rest of its chord stays. */
export function setVelocity(notes: readonly NoteEvent[], spot: RollCell, velocity: number): readonly NoteEvent[] {
  const found = noteAt(notes, spot);
  // Links hold three digits; a velocity of 0 would be no note in MIDI.
  const next = Math.round(Math.min(1, Math.max(MIN_VELOCITY, velocity)) * 1000) / 1000;
  if (!found || next === found.velocity) return notes;
  return inOrder([...eraseNote(notes, spot), { ...found, notes: [spot.pitch], velocity: next }]);
}

const CODES = Object.keys(LENGTHS) as NoteLength[];
const EVENT = /^([\da-z]{2})([0-7])([\da-z]{2})([1-6])/;
const base36 = (number: number) => number.toString(36).padStart(2, '0');

/** Encodes a layer: for each event step, length, velocity, number of pitches, pitches. */
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

/** Decodes a layer; null if the text is malformed. */
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
