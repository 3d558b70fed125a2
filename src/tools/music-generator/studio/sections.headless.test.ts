// Sections in the studio: each is composed, edited, locked and undone by itself; in links and in saved entries.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compose } from '../../../../scenes/kit/sound/composer/composer.ts';
import type { NoteEvent } from '../../../../scenes/kit/sound/composer/piece.ts';
import type { SavedGeneration } from '../songs/savedGenerations.ts';
import { linkTo } from './settings.ts';
import { createStudio } from './studio.ts';
import type { StudioServices } from './studioState.ts';

/** Services without sound. */
const silent: StudioServices = {
  engine: () => Promise.reject(new Error('no sound')),
  beginTake: () => Promise.reject(new Error('no recorder')),
  now: () => new Date(2025, 2, 3),
  randomSeed: () => 1,
  createUrl: () => '',
  revokeUrl: () => undefined,
};
function opened(search: string, hash = '') {
  const studio = createStudio(silent);
  studio.open({ search, hash });
  return { ...studio, state: studio.store.getState };
}
const TUNE: readonly NoteEvent[] = [{ notes: [62], duration: '4n', at: 8, velocity: 0.8 }];

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test('a second section is drawn when a form wants it, and gone when none does', () => {
  const studio = opened('?seed=7&genre=fantasy&intensity=battle');
  const alone = studio.state().piece;
  studio.change({ form: 'AABA' });
  const { piece, sections } = studio.state();
  expect(piece.bars).toHaveLength(16);
  expect(sections.A).toEqual(alone);
  for (const layer of ['melody', 'bass', 'chords'] as const)
    expect(sections.B.layers[layer], layer).not.toEqual(sections.A.layers[layer]);
  studio.showSection('B');
  studio.change({ form: 'A' });
  expect(studio.state()).toMatchObject({ section: 'A', piece: alone });
});

test('what is written in one section leaves the other as it is, and is locked in its own', () => {
  const studio = opened('?seed=7&form=AABA');
  const before = studio.state().sections;
  studio.showSection('B');
  studio.write('melody', TUNE);
  studio.lock('bass', true);
  const { sections, locked, piece } = studio.state();
  expect(sections.A).toEqual(before.A);
  expect(sections.B.layers.melody).toEqual(TUNE);
  expect(locked).toMatchObject({ A: { melody: false, bass: false }, B: { melody: false, bass: true } });
  expect(piece.layers.melody).toContainEqual({ ...TUNE[0], at: 2 * 8 * 16 + 8 });
  studio.change({ seed: 8 });
  expect(studio.state().sections.B.layers.bass).toEqual(before.B.layers.bass);
  expect(studio.state().sections.B.layers.melody).not.toEqual(TUNE);
});

test('what is taken back is shown, in whichever section it is', () => {
  const studio = opened('?seed=7&form=AABA');
  studio.showSection('B');
  studio.write('melody', TUNE);
  studio.showSection('A');
  studio.undo();
  expect(studio.state().section).toBe('B');
  expect(studio.state().sections.B.layers.melody).not.toEqual(TUNE);
});

test('a link holds the form and the notes of both sections', () => {
  const studio = opened('?seed=7&form=AABA');
  studio.write('bass', TUNE);
  studio.showSection('B');
  studio.write('melody', []);
  studio.write('drums', TUNE);
  const { settings, morph, written, piece } = studio.state();
  const link = new URL(linkTo('https://foldedfox.example/x', settings, morph, written) ?? '');
  const again = opened(link.search, link.hash).state();
  expect(again.piece).toEqual(piece);
  expect(again.locked).toMatchObject({ A: { bass: true, melody: false }, B: { melody: true, bass: false } });
  studio.change({ form: 'A' });
  const alone = linkTo('https://foldedfox.example/x', studio.state().settings, morph, studio.state().written) ?? '';
  expect(alone).not.toMatch(/B=|form=/);
});

test('a saved generation brings back form and notes, in the intensity they were written in', () => {
  const studio = opened('?seed=7&form=AABA&intensity=ambient');
  studio.showSection('B');
  studio.write('melody', TUNE);
  studio.save('Song');
  const { piece } = studio.state();
  const later = opened('?seed=1&intensity=battle');
  later.load(later.state().saved[0] as SavedGeneration);
  expect(later.state().settings).toMatchObject({ form: 'AABA', intensity: 'ambient' });
  expect(later.state().piece).toEqual(piece);
});

test('an entry from before there were forms is one section, and plays as it was composed whatever was locked', () => {
  const old = { id: 'gen_1', name: 'Lake', genre: 'calm', tempo: 110, volume: -8, complexity: 50, seed: 9 } as const;
  localStorage.setItem('savedGenerations', JSON.stringify([{ ...old, composer: 2, date: '2026-03-03T14:05:09.000Z' }]));
  const studio = opened('?seed=3&form=AABA');
  studio.write('melody', TUNE);
  studio.lock('melody', true);
  studio.load(studio.state().saved[0] as SavedGeneration);
  const asked = { genre: 'calm', intensity: 'exploration', complexity: 50, seed: 9 } as const;
  expect(studio.state().piece).toEqual(compose(asked));
});
