// The tables of the specification, row by row.
import { describe, expect, test } from 'vitest';
import { GENRES } from '../../../../scenes/kit/sound/composer/piece.ts';
import { effectsBetween, effectsOf, LAYER_VOLUMES } from '../../../../scenes/kit/sound/synth/effects.ts';
import { soundOf } from '../studio/arrangement.ts';
import { DEFAULTS, NO_MORPH } from '../studio/settings.ts';

describe('effects', () => {
  test.each([
    //             decay steps feedback cutoff
    ['fantasy', 'exploration', 3, 2, 0.25, 1200],
    ['sci-fi', 'exploration', 5, 1, 0.4, 1500],
    ['adventure', 'exploration', 2, 2, 0.2, 2000],
    ['horror', 'exploration', 6, 4, 0.5, 800],
    ['calm', 'exploration', 4, 2, 0.15, 1000],
    ['fantasy', 'battle', 2, 2, 0.45, 1560],
    ['sci-fi', 'battle', 4, 1, 0.6, 1950],
    ['adventure', 'battle', 1, 2, 0.4, 2600],
    ['horror', 'battle', 5, 4, 0.7, 1040],
    ['calm', 'battle', 3, 2, 0.35, 1300],
    ['fantasy', 'ambient', 5, 2, 0.35, 960],
    ['sci-fi', 'ambient', 7, 1, 0.5, 1200],
    ['adventure', 'ambient', 4, 2, 0.3, 1600],
    ['horror', 'ambient', 8, 4, 0.6, 640],
    ['calm', 'ambient', 6, 2, 0.25, 800],
  ] as const)('%s %s', (genre, intensity, decay, delaySteps, feedback, cutoff) => {
    const effects = effectsOf(genre, intensity);
    expect(effects.decay).toBe(decay);
    expect(effects.delaySteps).toBe(delaySteps);
    expect(effects.feedback).toBeCloseTo(feedback, 10);
    expect(effects.cutoff).toBeCloseTo(cutoff, 6);
  });

  test('a morph goes from one to the other', () => {
    for (const genre of GENRES) {
      const [from, to] = [effectsOf('calm', 'battle'), effectsOf(genre, 'battle')];
      expect(effectsBetween(from, to, 0)).toEqual(from);
      expect(effectsBetween(from, to, 1)).toEqual(to);
    }
  });
});

test('layers stand above the volume as the intensity says', () => {
  expect(LAYER_VOLUMES).toMatchObject({
    battle: { melody: 1, bass: -1, chords: -3 },
    ambient: { melody: -1, bass: -3, chords: 1 },
    exploration: { melody: 0, bass: -2, chords: -5 },
  });
  const muted = { melody: false, bass: true, chords: false, drums: true };
  const desk = { settings: { ...DEFAULTS, volume: -10, intensity: 'battle' as const }, morph: NO_MORPH, muted };
  const none = Number.NEGATIVE_INFINITY;
  expect(soundOf(desk).mix.levels).toEqual({ melody: -9, bass: none, chords: -13, drums: none });
  expect(soundOf(desk, 'bass').mix.levels).toEqual({ melody: none, bass: -11, chords: none, drums: none });
});
