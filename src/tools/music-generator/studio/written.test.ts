// Notes drawn, moved, erased and encoded in a link; malformed text is refused.
import { expect, test } from 'vitest';
import { compose } from '../../../../scenes/kit/sound/composer/composer.ts';
import type { NoteEvent } from '../../../../scenes/kit/sound/composer/piece.ts';
import {
  applyWritten,
  decodeNotes,
  drawNote,
  encodeNotes,
  eraseNote,
  moveNote,
  noteAt,
  resizeNote,
} from './written.ts';

const TUNE: readonly NoteEvent[] = [
  { notes: [60], duration: '4n', at: 0, velocity: 0.8 },
  { notes: [60, 64, 67], duration: '8n', at: 8, velocity: 0.7 },
];
const STEPS = 64;
const shown = (notes: readonly NoteEvent[]) =>
  notes.map(({ at, notes: pitches, duration }) => `${at} ${pitches.join()} ${duration}`);

test.each<[what: string, after: readonly NoteEvent[], notes: string[]]>([
  ['drawn', drawNote(TUNE, { at: 4, pitch: 62 }, '8n'), ['0 60 4n', '4 62 8n', '8 60,64,67 8n']],
  ['drawn where it sounds already', drawNote(TUNE, { at: 2, pitch: 60 }, '8n'), ['0 60 4n', '8 60,64,67 8n']],
  ['drawn beyond what can be heard', drawNote(TUNE, { at: 2, pitch: 120 }, '8n'), ['0 60 4n', '8 60,64,67 8n']],
  ['erased by its tail', eraseNote(TUNE, { at: 3, pitch: 60 }), ['8 60,64,67 8n']],
  ['erased out of a chord', eraseNote(TUNE, { at: 8, pitch: 64 }), ['0 60 4n', '8 60,67 8n']],
  ['dragged', moveNote(TUNE, { at: 1, pitch: 60 }, { at: 5, pitch: 62 }, STEPS), ['4 62 4n', '8 60,64,67 8n']],
  [
    'dragged over the end',
    moveNote(TUNE, { at: 0, pitch: 60 }, { at: 62, pitch: 60 }, STEPS),
    ['8 60,64,67 8n', '62 60 8n'],
  ],
  ['dragged out of the roll', moveNote(TUNE, { at: 0, pitch: 60 }, { at: -1, pitch: 60 }, STEPS), shown(TUNE)],
  ['made longer', resizeNote(TUNE, { at: 0, pitch: 60 }, 8, STEPS), ['0 60 2n', '8 60,64,67 8n']],
])('a note is %s', (_, after, notes) => expect(shown(after)).toEqual(notes));

test('what was written stands in the piece; what is beyond its end does not', () => {
  const piece = compose({ genre: 'calm', intensity: 'battle', complexity: 50, seed: 7 });
  const late: NoteEvent = { notes: [60], duration: '1n', at: 60, velocity: 0.8 };
  const after = applyWritten(piece, { melody: [...TUNE, late, { ...late, at: 64 }] });
  expect(shown(after.layers.melody)).toEqual([...shown(TUNE), '60 60 4n']);
  expect(after.layers.bass).toEqual(piece.layers.bass);
});

test('a layer comes back from its text; what is no layer does not', () => {
  const { chords } = compose({ genre: 'fantasy', intensity: 'ambient', complexity: 90, seed: 3 }).layers;
  for (const notes of [TUNE, chords, []])
    expect(decodeNotes(encodeNotes(notes))?.map(({ at, notes: pitches }) => [at, pitches])).toEqual(
      notes.map(({ at, notes: pitches }) => [at, pitches]),
    );
  for (const text of ['x', '0040m81', '0040m813z9', '00901rs13c', '<script>', '0040zz11o'])
    expect(decodeNotes(text), text).toBeNull();
  expect(decodeNotes(encodeNotes(TUNE.slice(0, 1)).repeat(601))).toBeNull();
  expect(noteAt(TUNE, { at: 3, pitch: 60 })?.at).toBe(0);
});
