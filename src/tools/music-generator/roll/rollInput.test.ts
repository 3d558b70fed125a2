// Press, drag and keys on the piano roll, as tables.
import { expect, test } from 'vitest';
import type { NoteEvent } from '../../../../scenes/kit/sound/composer/piece.ts';
import { decodeNotes, encodeNotes, setVelocity } from '../studio/written.ts';
import { applyDrag, applyKey, describeCell, midiVelocity, startDrag } from './rollInput.ts';

const TUNE: readonly NoteEvent[] = [{ notes: [60], duration: '4n', at: 4, velocity: 0.8 }];
const shown = (notes: readonly NoteEvent[]) =>
  notes.map(({ at, notes: [pitch], duration }) => `${at} ${pitch} ${duration}`);
const STEPS = 64;

test.each([
  [
    'beside a note draws one as long as the drag',
    { at: 12, pitch: 64 },
    { at: 15, pitch: 70 },
    ['4 60 4n', '12 64 4n'],
  ],
  [
    'beside a note, let go at once, draws a sixteenth',
    { at: 12, pitch: 64 },
    { at: 12, pitch: 64 },
    ['4 60 4n', '12 64 16n'],
  ],
  ['on a note moves it in time and pitch', { at: 5, pitch: 60 }, { at: 9, pitch: 62 }, ['8 62 4n']],
] as const)('a drag %s', (_, from, to, notes) => {
  expect(shown(applyDrag(startDrag(TUNE, from), to, STEPS))).toEqual(notes);
});

test.each([
  ['Enter', false, []],
  ['Delete', false, []],
  ['+', false, ['4 60 4n.']],
  ['-', false, ['4 60 8n.']],
  ['ArrowRight', false, ['4 60 4n']],
  ['ArrowRight', true, ['5 60 4n']],
  ['ArrowUp', true, ['4 61 4n']],
] as const)('%s (shift: %s) on a note', (key, shiftKey, notes) => {
  expect(shown(applyKey(TUNE, { at: 4, pitch: 60 }, { key, shiftKey }, STEPS)?.notes ?? [])).toEqual(notes);
});

test.each([
  ['.', 0.8, 0.9],
  [',', 0.8, 0.7],
  ['.', 0.95, 1],
  [',', 0.05, 0.008],
])('%s on a note of velocity %f makes it %f', (key, velocity, expected) => {
  const tune = TUNE.map(event => ({ ...event, velocity }));
  const after = applyKey(tune, { at: 4, pitch: 60 }, { key, shiftKey: false }, STEPS);
  expect(after?.notes).toEqual([{ ...TUNE[0], velocity: expected }]);
  expect(applyKey(tune, { at: 0, pitch: 60 }, { key, shiftKey: false }, STEPS)).toBeNull();
});

test('every velocity of MIDI is said as it was chosen, and back after a link', () => {
  for (let velocity = 1; velocity <= 127; velocity++) {
    const [note] = setVelocity(TUNE, { at: 4, pitch: 60 }, velocity / 127);
    expect(midiVelocity(note as NoteEvent)).toBe(velocity);
    expect(decodeNotes(encodeNotes([note as NoteEvent]))).toEqual([note]);
  }
});

test('the velocity of one note of a chord leaves the others', () => {
  const chord: NoteEvent = { notes: [60, 64, 67], duration: '4n', at: 4, velocity: 0.5 };
  expect(setVelocity([chord], { at: 5, pitch: 64 }, 1)).toEqual([
    { ...chord, notes: [60, 67] },
    { ...chord, notes: [64], velocity: 1 },
  ]);
});

test('Enter on an empty place draws, other keys mean nothing, and the cursor is said', () => {
  expect(shown(applyKey(TUNE, { at: 0, pitch: 72 }, { key: 'Enter', shiftKey: false }, STEPS)?.notes ?? [])).toEqual([
    '0 72 8n',
    '4 60 4n',
  ]);
  expect(applyKey(TUNE, { at: 0, pitch: 72 }, { key: 'x', shiftKey: false }, STEPS)).toBeNull();
  expect(applyKey(TUNE, { at: 0, pitch: 72 }, { key: 'ArrowLeft', shiftKey: false }, STEPS)?.spot.at).toBe(0);
  expect(describeCell(TUNE, { at: 18, pitch: 74 })).toBe('Bar 2, beat 1.5, D 5, empty');
  expect(describeCell(TUNE, { at: 4, pitch: 60 })).toBe('Bar 1, beat 2, C 4, a note of 4 sixteenths, velocity 102');
});
