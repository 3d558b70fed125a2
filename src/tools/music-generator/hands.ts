// The hands on the piano roll: what a press, a drag or a key does to a layer. Places in, notes out; knows no canvas.
import { LENGTHS, type NoteEvent } from '../../../scenes/kit/sound/piece.ts';
import { drawn, erased, lengthened, moved, noteAt, PITCHES, type Spot } from './written.ts';

/** A drag under way: the layer before it, and where it took hold. */
export interface Drag {
  readonly before: readonly NoteEvent[];
  readonly from: Spot;
  readonly how: 'draws' | 'moves';
}

/** A press on a note takes hold of it; beside one it draws a sixteenth, that grows with the drag. */
export const begun = (before: readonly NoteEvent[], from: Spot): Drag => ({
  before,
  from,
  how: noteAt(before, from) ? 'moves' : 'draws',
});

export function dragged({ before, from, how }: Drag, to: Spot, steps: number): readonly NoteEvent[] {
  if (how === 'moves') return moved(before, from, to, steps);
  return lengthened(drawn(before, from, '16n'), from, to.at - from.at + 1, steps);
}

/** What a key makes of the layer and the cursor; null where it means nothing here. */
export function keyed(
  notes: readonly NoteEvent[],
  spot: Spot,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  steps: number,
): { readonly notes: readonly NoteEvent[]; readonly spot: Spot } | null {
  const [across, up] = WAYS[key] ?? [0, 0];
  if (across !== 0 || up !== 0) {
    const to = {
      at: Math.min(steps - 1, Math.max(0, spot.at + across)),
      pitch: Math.min(PITCHES.high, Math.max(PITCHES.low, spot.pitch + up)),
    };
    return { notes: shiftKey ? moved(notes, spot, to, steps) : notes, spot: to };
  }
  const found = noteAt(notes, spot);
  const long = found ? LENGTHS[found.duration] : 0;
  if (key === 'Enter' || key === ' ') return { notes: found ? erased(notes, spot) : drawn(notes, spot, '8n'), spot };
  if (key === 'Delete' || key === 'Backspace') return { notes: erased(notes, spot), spot };
  if (key === '+' || key === '=')
    return { notes: lengthened(notes, spot, LONGER.find(one => one > long) ?? long, steps), spot };
  if (key === '-') return { notes: lengthened(notes, spot, LONGER.findLast(one => one < long) ?? long, steps), spot };
  return null;
}

const WAYS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 12],
  PageDown: [0, -12],
};
const LONGER = Object.values(LENGTHS).toSorted((a, b) => a - b);

const NAMES = ['C', 'C sharp', 'D', 'D sharp', 'E', 'F', 'F sharp', 'G', 'G sharp', 'A', 'A sharp', 'B'];

/** The cursor in words: 'Bar 2, beat 3.5, D 5, a note of 2 sixteenths'. */
export function said(notes: readonly NoteEvent[], spot: Spot): string {
  const found = noteAt(notes, spot);
  const beat = 1 + (spot.at % 16) / 4;
  const what = found ? `a note of ${LENGTHS[found.duration]} sixteenths` : 'empty';
  return `Bar ${1 + Math.floor(spot.at / 16)}, beat ${beat}, ${NAMES[spot.pitch % 12]} ${Math.floor(spot.pitch / 12) - 1}, ${what}`;
}
