// Ranges, seeds and addresses: typed or linked values never leave the specified ranges.
import { expect, test } from 'vitest';
import { GENRES } from '../../../../scenes/kit/sound/composer/piece.ts';
import { TEMPOS } from '../../../../scenes/kit/sound/composer/styles.ts';
import { HOSTILE_NAMES } from '../../../../tests/setup/hostileNames.ts';
import { MAX_LINK_LENGTH } from '../../../ui/share/links.ts';
import { currentName, fileName } from '../export/fileNames.ts';
import { changed, DEFAULTS, linkTo, NO_MORPH, RANGES, readAddress, SEEDS, seedFrom, within } from './settings.ts';
import { NOTHING_WRITTEN, type Written } from './written.ts';

test('defaults and ranges are the specified ones', () => {
  expect(DEFAULTS).toMatchObject({
    genre: 'fantasy',
    intensity: 'exploration',
    tempo: 110,
    volume: -8,
    complexity: 50,
  });
  expect(SEEDS).toBe(1_000_000);
  expect(RANGES).toMatchObject({
    tempo: { min: 60, max: 180 },
    volume: { min: -24, max: 0 },
    complexity: { min: 10, max: 100 },
    recordingSeconds: { min: 10, max: 60, step: 5 },
  });
});

test.each([
  ['7', 7],
  ['007', 7],
  ['', 0],
  ['abc', 0],
  ['-12', -12],
  ['3.9', 3],
  ['-0.5', 0],
  ['1e400', 0],
  ['99999999999999999999', 0],
])('a seed typed as %j is %i', (text, seed) => expect(seedFrom(text)).toBe(seed));

const linked = (...what: Parameters<typeof linkTo>) => new URL(linkTo(...what) ?? '');

test('a link opens the same music', () => {
  const written = { genre: 'horror', intensity: 'battle', tempo: 93, volume: -3, complexity: 77, seed: -42 } as const;
  const settings = { ...DEFAULTS, ...written, ownTempo: false, drums: true };
  const morph = { to: 'calm', amount: 40 } as const;
  const link = linked('https://foldedfox.example/video-game-music-generator', settings, morph);
  expect(readAddress(link)).toEqual({ settings: { ...written, drums: true }, morph, written: NOTHING_WRITTEN });
  expect(readAddress(linked('https://foldedfox.example/x', settings, NO_MORPH)).morph).toBeNull();
});

test('a link names the version of the composer; a tempo in it is a choice', () => {
  const link = linked('https://foldedfox.example/x', changed(DEFAULTS, { genre: 'calm', tempo: 110 }), NO_MORPH);
  expect(link.searchParams.get('composer')).toBe('2');
  expect(changed(DEFAULTS, readAddress(link).settings)).toMatchObject({ tempo: 110, ownTempo: false });
  expect(readAddress({ search: '?seed=9', hash: '' }).settings).toEqual({ seed: 9 });
});

test('each genre has a tempo of its own until one is chosen; the default, once set, is a choice', () => {
  const calm = changed(DEFAULTS, { genre: 'calm' });
  expect(calm.tempo).toBe(TEMPOS.calm);
  expect(calm.tempo).not.toBe(DEFAULTS.tempo);
  expect(linked('https://foldedfox.example/x', calm, NO_MORPH).searchParams.has('tempo')).toBe(false);
  const chosen = changed(changed(DEFAULTS, { tempo: 90 }), { tempo: DEFAULTS.tempo });
  expect(changed(chosen, { genre: 'calm' }).tempo).toBe(DEFAULTS.tempo);
  expect(new Set(GENRES.map(genre => TEMPOS[genre])).size).toBe(GENRES.length);
  expect(TEMPOS.fantasy).toBe(DEFAULTS.tempo);
});

test.each([
  ['', {}],
  ['?genre=polka&intensity=&tempo=fast&seed=x&complexity=NaN', {}],
  ['?tempo=9999&volume=-99&complexity=0', { tempo: 180, volume: -24, complexity: 10 }],
  ['?genre=__proto__&seed=1e9&tempo=1e2', {}],
  ['?seed=99999999999999999', {}],
  ['?morph=polka&amount=50', {}],
  ['?form=ABCD', {}],
])('an address with %j is held to what can be', (search, settings) => {
  expect(readAddress({ search, hash: search.replace('?', '#') })).toEqual({
    settings,
    morph: null,
    written: NOTHING_WRITTEN,
  });
});

test.each(HOSTILE_NAMES)('%j is no value of any parameter, and no parameter', name => {
  const parameters = [
    'genre',
    'intensity',
    'seed',
    'tempo',
    'volume',
    'complexity',
    'morph',
    'amount',
    'form',
    'drums',
  ];
  for (const parameter of [...parameters, 'ending', name])
    expect(readAddress({ search: `?${parameter}=${name}`, hash: `#${parameter}=${name}` })).toEqual({
      settings: {},
      morph: null,
      written: NOTHING_WRITTEN,
    });
  for (const layer of ['melody', 'bassB', 'beat'])
    if (name !== '') expect(readAddress({ search: '', hash: `#${layer}=${name}` }).written).toEqual(NOTHING_WRITTEN);
});

test('notes by hand are behind #, and no link is too long to be passed on', () => {
  const written = (count: number): Written => ({
    melody: Array.from({ length: count }, (_, at) => ({
      notes: [60, 61, 62, 63, 64, 65],
      duration: '16n' as const,
      at,
      velocity: 0.5,
    })),
  });
  const linkWith = (count: number) =>
    linkTo('https://foldedfox.example/x', DEFAULTS, NO_MORPH, { A: written(count), B: {} });
  const { search, hash } = new URL(linkWith(3) ?? '');
  expect(search).not.toContain('melody');
  expect(readAddress({ search, hash }).written.A).toEqual(written(3));
  expect(linkWith(1500)?.length ?? 0).toBeLessThanOrEqual(MAX_LINK_LENGTH);
  expect(linkWith(3000)).toBeNull();
});

test('a length keeps to its steps', () => {
  expect([3, 12, 13, 59, 99].map(wish => within(RANGES.recordingSeconds, wish))).toEqual([10, 10, 15, 60, 60]);
});

test('files are named as specified, whatever the name', () => {
  const date = new Date(2025, 2, 3, 14, 5, 9);
  expect(currentName({ genre: 'sci-fi', intensity: 'battle' }, date, 'ogg')).toBe(
    'sci-fi-battle-2025-03-03_14-05-09.ogg',
  );
  expect(fileName('fantasy-battle-1', 'ogg')).toBe('fantasy-battle-1.ogg');
  expect(fileName('a/b\\c:"d"?\n', 'ogg')).toBe('a-b-c-d-.ogg');
  expect(fileName('', 'webm')).toBe('recording.webm');
});
