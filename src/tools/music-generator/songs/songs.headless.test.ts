// Songs: kept as they change and back after a reload with their Undo; listed, opened and deleted; followed over tabs.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NoteEvent } from '../../../../scenes/kit/sound/composer/piece.ts';
import { createStudio, type Studio } from '../studio/studio.ts';
import type { StudioServices, StudioState } from '../studio/studioState.ts';
import { savedGenerations } from './savedGenerations.ts';

let seed = 0;
let time = 0;
/** Services without sound. */
const silent: StudioServices = {
  engine: () => Promise.reject(new Error('no sound')),
  beginTake: () => Promise.reject(new Error('no recorder')),
  // A second passes with each change, so that Undo takes them back one by one.
  now: () => new Date(Date.UTC(2025, 2, 3) + 1000 * ++time),
  randomSeed: () => ++seed,
  createUrl: () => '',
  revokeUrl: () => undefined,
};
function opened(search = '', id: string | null = null) {
  const studio = createStudio(silent);
  studio.open({ search, hash: '' }, id);
  return { ...studio, state: studio.store.getState };
}
type Opened = ReturnType<typeof opened>;
const TUNE: readonly NoteEvent[] = [{ notes: [62], duration: '4n', at: 8, velocity: 0.8 }];

/** What a reload brings back. */
const musicOf = ({ settings, morph, written, locked, muted, piece, canUndo }: StudioState) => ({
  ...{ settings, morph, written, locked, muted, piece, canUndo },
});
/** The page of a studio, loaded again. */
const reloaded = (studio: Opened, search = '') => {
  studio.destroy();
  return opened(search, studio.state().song);
};

beforeEach(() => {
  [seed, time] = [0, 0];
  localStorage.clear();
});
afterEach(() => localStorage.clear());

const CHANGES: Readonly<Record<string, (studio: Studio) => void>> = {
  'a note': studio => studio.write('melody', TUNE),
  'no note left': studio => studio.write('bass', []),
  'a lock': studio => studio.lock('chords', true),
  'another intensity': studio => studio.changeKind({ intensity: 'battle' }),
  'another genre': studio => studio.changeKind({ genre: 'horror' }),
  'a morph': studio => studio.change({}, { to: 'calm', amount: 40 }),
  'a mute': studio => studio.mute('bass', true),
  'a seed': studio => studio.newSeed(),
  'a tempo': studio => studio.change({ tempo: 77 }),
  'drums, a form and an ending': studio => studio.change({ drums: true, form: 'AABA', ending: true }),
  'a note in section B': studio => {
    studio.change({ form: 'AB' });
    studio.showSection('B');
    studio.write('drums', TUNE);
  },
  'a change that was taken back': studio => {
    studio.write('melody', TUNE);
    studio.change({ volume: -20 });
    studio.undo();
  },
};

test.each(Object.entries(CHANGES))('%s is back after a reload, whatever link the address is', (_, change) => {
  for (const search of ['', '?seed=7&genre=sci-fi']) {
    const studio = opened(search);
    change(studio);
    const before = musicOf(studio.state());
    expect(musicOf(reloaded(studio, search).state())).toEqual(before);
  }
});

test('Undo reaches over the reload, to the first change', () => {
  let studio = opened('?seed=7');
  const steps = [studio.state().piece];
  for (const change of [
    () => studio.write('melody', TUNE),
    () => studio.lock('melody', true),
    () => studio.changeKind({ genre: 'calm', intensity: 'ambient' }),
    () => studio.change({ seed: 9 }),
  ]) {
    change();
    steps.push(studio.state().piece);
    studio = reloaded(studio, '?seed=7');
  }
  for (const piece of steps.toReversed().slice(1)) {
    expect(studio.state().canUndo).toBe(true);
    studio.undo();
    studio = reloaded(studio, '?seed=7');
    expect(studio.state().piece).toEqual(piece);
  }
  expect(studio.state()).toMatchObject({ canUndo: false, settings: { seed: 7 } });
});

test('a hundred steps of a full song are taken back after a reload as far as there is room for them', () => {
  const studio = opened('?seed=7');
  const many = Array.from({ length: 250 }, (_, at): NoteEvent => ({ ...(TUNE[0] as NoteEvent), at: at % 128 }));
  for (let step = 1; step <= 100; step++) studio.write('melody', many.slice(step));
  const later = reloaded(studio);
  let steps = 0;
  for (; later.state().canUndo; steps++) later.undo();
  expect(steps).toBeGreaterThan(30);
  expect(JSON.stringify({ ...localStorage }).length).toBeLessThan(250_000);
});

test('without an address the newest song comes back, a link begins a new one, and the list holds both', () => {
  const first = opened();
  first.write('melody', TUNE);
  const again = opened();
  expect(musicOf(again.state())).toEqual(musicOf(first.state()));
  const linked = opened('?genre=calm&seed=9');
  expect(linked.state().songs).toHaveLength(1);
  expect(linked.state().written.A).toEqual({});
  linked.mute('bass', true);
  expect(linked.state().songs.map(({ settings, hasNotes }) => [settings.genre, hasNotes])).toEqual([
    ['calm', false],
    ['fantasy', true],
  ]);
  linked.openSong(first.state().song as string);
  expect(musicOf(linked.state())).toEqual(musicOf(first.state()));
});

test('a new song leaves the one before in the list; a song that is deleted is gone', () => {
  const studio = opened('?seed=7&genre=horror');
  studio.newSong();
  expect(studio.state()).toMatchObject({ song: null, settings: { genre: 'fantasy', seed }, canUndo: false });
  studio.newSeed();
  const [, horror] = studio.state().songs;
  expect(horror?.settings).toMatchObject({ genre: 'horror', seed: 7 });
  studio.deleteSong(horror?.id ?? '');
  expect(studio.state().songs.map(({ settings }) => settings.genre)).toEqual(['fantasy']);
  expect(opened().state().songs).toEqual(studio.state().songs);
});

test('a song that nobody changed or played is not kept; one that was played is', async () => {
  const studio = opened();
  expect(Object.keys(localStorage)).toEqual([]);
  await studio.play();
  expect(opened().state().settings.seed).toBe(studio.state().settings.seed);
});

test('another tab’s change is shown, and nothing of either is lost', () => {
  const one = opened('?seed=7');
  one.write('melody', TUNE);
  const other = opened('', one.state().song);
  const key = `foldedFox.song.${one.state().song}`;
  other.write('bass', TUNE);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(musicOf(one.state())).toEqual(musicOf(other.state()));
  one.undo();
  expect(one.state().written.A).toEqual({ melody: TUNE });
});

test('saved in Battle and loaded in Ambient, a generation comes back in Battle; one without an intensity leaves it', () => {
  const studio = opened('?seed=7');
  studio.changeKind({ intensity: 'battle' });
  studio.save('Boss');
  studio.changeKind({ intensity: 'ambient' });
  const [boss] = savedGenerations();
  if (!boss) throw new Error('nothing was saved');
  studio.load(boss);
  expect(studio.state().settings.intensity).toBe('battle');
  studio.changeKind({ intensity: 'ambient' });
  const { intensity: _, ...specified } = boss;
  studio.load(specified);
  expect(studio.state().settings.intensity).toBe('ambient');
});

test('Undo takes back one change at a time however fast they came, and the drag of a slider as one', () => {
  const studio = createStudio({ ...silent, now: () => new Date(2025, 2, 3) });
  studio.open({ search: '?seed=7', hash: '' });
  studio.lock('melody', true);
  studio.lock('bass', true);
  studio.change({ drums: true });
  studio.change({ ending: true });
  studio.undo();
  expect(studio.store.getState().settings).toMatchObject({ drums: true, ending: false });
  studio.undo();
  for (const amount of [10, 20, 30]) studio.change({}, { amount });
  studio.undo();
  expect(studio.store.getState()).toMatchObject({ morph: { amount: 0 }, locked: { A: { bass: true } } });
  studio.undo();
  expect(studio.store.getState().locked.A).toMatchObject({ melody: true, bass: false });
});
