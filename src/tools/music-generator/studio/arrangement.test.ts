// Repeating a loop to so many bars, and the ending: no note is lost, none rings over the cut, the last bar rests on the tonic.
import { expect, test } from 'vitest';
import { compose } from '../../../../scenes/kit/sound/composer/composer.ts';
import { endOf, LAYERS, stepsOf } from '../../../../scenes/kit/sound/composer/piece.ts';
import { pieceOf, repeatToBars, withEnding } from './arrangement.ts';
import { DEFAULTS, NO_MORPH } from './settings.ts';

const loop = compose({ genre: 'adventure', intensity: 'battle', complexity: 50, seed: 7, drums: true });

test('ten bars of a loop of four are the loop twice and a half', () => {
  const long = repeatToBars(loop, 10);
  expect(long.bars).toHaveLength(10);
  for (const layer of LAYERS) {
    const half = loop.layers[layer].filter(({ at }) => at < 32).length;
    expect(long.layers[layer]).toHaveLength(2 * loop.layers[layer].length + half);
    for (const event of long.layers[layer]) expect(endOf(event)).toBeLessThanOrEqual(160);
  }
  expect(repeatToBars(loop, 4)).toEqual(loop);
});

test('an ending is one bar more, on the last note of the tune and the root at home', () => {
  const whole = withEnding(loop, loop);
  expect(stepsOf(whole)).toBe(stepsOf(loop) + 16);
  const last = (layer: 'melody' | 'bass' | 'chords') => whole.layers[layer].at(-1);
  for (const layer of ['melody', 'bass', 'chords'] as const)
    expect(last(layer)).toMatchObject({ at: stepsOf(loop), duration: '1n' });
  expect((last('melody')?.notes[0] ?? 0) % 12).toBe((last('bass')?.notes[0] ?? 1) % 12);
});

test('wherever the bars are cut, the ending comes home', () => {
  const song = pieceOf({ ...DEFAULTS, intensity: 'battle', seed: 7, form: 'AABA' }, NO_MORPH);
  const rests = (bars: number) => {
    const whole = withEnding(repeatToBars(song.piece, bars), song.sections.A);
    return LAYERS.flatMap(layer => whole.layers[layer].filter(({ at }) => at === bars * 16).map(({ notes }) => notes));
  };
  expect(rests(10)).toHaveLength(3);
  expect(rests(10)).toEqual(rests(16));
});
