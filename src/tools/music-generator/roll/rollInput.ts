// Input of the piano roll: what a press, a drag or a key does to a layer. Cells in, notes out; independent of the canvas.
import { LENGTHS, type NoteEvent } from '../../../../scenes/kit/sound/composer/piece.ts';
import {
  drawNote,
  eraseNote,
  moveNote,
  noteAt,
  PITCHES,
  type RollCell,
  resizeNote,
  setVelocity,
} from '../studio/written.ts';

/** A drag in progress: the layer before it, and its first cell. */
export interface Drag {
  readonly before: readonly NoteEvent[];
  readonly from: RollCell;
  readonly how: 'draws' | 'moves';
}

/** A press on a note starts to move it; elsewhere it draws a sixteenth, which grows with the drag. */
export const startDrag = (before: readonly NoteEvent[], from: RollCell): Drag => ({
  before,
  from,
  how: noteAt(before, from) ? 'moves' : 'draws',
});

export function applyDrag({ before, from, how }: Drag, to: RollCell, steps: number): readonly NoteEvent[] {
  if (how === 'moves') return moveNote(before, from, to, steps);
  return resizeNote(drawNote(before, from, '16n'), from, to.at - from.at + 1, steps);
}

/** The layer and the cursor after a key; null if the key does nothing here. */
export function applyKey(
  notes: readonly NoteEvent[],
  spot: RollCell,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  steps: number,
): { readonly notes: readonly NoteEvent[]; readonly spot: RollCell } | null {
  const [across, up] = CURSOR_KEYS[key] ?? [0, 0];
  if (across !== 0 || up !== 0) {
    const to = {
      at: Math.min(steps - 1, Math.max(0, spot.at + across)),
      pitch: Math.min(PITCHES.high, Math.max(PITCHES.low, spot.pitch + up)),
    };
    return { notes: shiftKey ? moveNote(notes, spot, to, steps) : notes, spot: to };
  }
  const found = noteAt(notes, spot);
  const long = found ? LENGTHS[found.duration] : 0;
  if (key === 'Enter' || key === ' ')
    return { notes: found ? eraseNote(notes, spot) : drawNote(notes, spot, '8n'), spot };
  if (key === 'Delete' || key === 'Backspace') return { notes: eraseNote(notes, spot), spot };
  if (key === '+' || key === '=')
    return { notes: resizeNote(notes, spot, LENGTHS_ASCENDING.find(one => one > long) ?? long, steps), spot };
  if (key === '-')
    return { notes: resizeNote(notes, spot, LENGTHS_ASCENDING.findLast(one => one < long) ?? long, steps), spot };
  const louder = LOUDER[key];
  if (louder !== undefined && found) return { notes: setVelocity(notes, spot, found.velocity + louder), spot };
  return null;
}

const CURSOR_KEYS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 12],
  PageDown: [0, -12],
};
/** Keys of the velocity, and by how much they change it. */
const LOUDER: Readonly<Record<string, number>> = { ',': -0.1, '.': 0.1 };
const LENGTHS_ASCENDING = Object.values(LENGTHS).toSorted((a, b) => a - b);

const NAMES = ['C', 'C sharp', 'D', 'D sharp', 'E', 'F', 'F sharp', 'G', 'G sharp', 'A', 'A sharp', 'B'];

/** Velocity as in MIDI, 1 to 127. */
export const midiVelocity = ({ velocity }: NoteEvent): number => Math.max(1, Math.round(velocity * 127));

/** The cursor as text for screen readers: 'Bar 2, beat 3.5, D 5, a note of 2 sixteenths, velocity 102'. */
export function describeCell(notes: readonly NoteEvent[], spot: RollCell): string {
  const found = noteAt(notes, spot);
  const beat = 1 + (spot.at % 16) / 4;
  const what = found ? `a note of ${LENGTHS[found.duration]} sixteenths, velocity ${midiVelocity(found)}` : 'empty';
  return `Bar ${1 + Math.floor(spot.at / 16)}, beat ${beat}, ${NAMES[spot.pitch % 12]} ${Math.floor(spot.pitch / 12) - 1}, ${what}`;
}
