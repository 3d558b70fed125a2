// Ranges, seeds and addresses: what is typed or linked never leaves the specified ranges.
import { expect, test } from 'vitest';
import { currentName, fileName } from './files.ts';
import { DEFAULTS, linkTo, NO_MORPH, RANGES, readAddress, SEEDS, seedFrom, within } from './settings.ts';

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

test('a link opens the same music', () => {
  const settings = { genre: 'horror', intensity: 'battle', tempo: 93, volume: -3, complexity: 77, seed: -42 } as const;
  const morph = { to: 'calm', amount: 40 } as const;
  const search = new URL(linkTo('https://foldedfox.example/video-game-music-generator', settings, morph)).search;
  expect(readAddress(search)).toEqual({ settings, morph });
  expect(readAddress(new URL(linkTo('https://foldedfox.example/x', settings, NO_MORPH)).search).morph).toBeNull();
});

test.each([
  ['', {}],
  ['?genre=polka&intensity=&tempo=fast&seed=x&complexity=NaN', {}],
  ['?tempo=9999&volume=-99&complexity=0', { tempo: 180, volume: -24, complexity: 10 }],
  ['?genre=__proto__&seed=1e9&tempo=1e2', {}],
  ['?seed=99999999999999999', {}],
  ['?morph=polka&amount=50', {}],
])('an address with %j is held to what can be', (search, settings) => {
  expect(readAddress(search)).toEqual({ settings, morph: null });
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
