// Theme waves of a long run: each block's theme is drawn once, however far the run is; the draws are those of the chain from the first block.
import { expect, test, vi } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { THEMES, type Theme, themeOf } from './themes.ts';
import { wavePlan } from './waves.ts';

/** Ten hours with a wave every three seconds: the longest replay. */
const WAVES = 12_000;

test('twelve thousand waves draw three thousand themes', () => {
  // Each draw chooses from the themes that are left.
  const choices = vi.spyOn(THEMES as Theme[], 'filter');
  const themes = Array.from({ length: WAVES }, (_, i) => themeOf(11, i + 1));
  expect(themes.filter(theme => theme !== null)).toHaveLength(WAVES / 4);
  expect(choices).toHaveBeenCalledTimes(WAVES / 4);
  choices.mockRestore();
});

test('no theme comes twice in a row, and a wave asked for later is the same', () => {
  const first = Array.from({ length: 40 }, (_, i) => themeOf(5, i + 1)?.name);
  const names = first.filter(name => name !== undefined);
  expect(names.every((name, i) => name !== names[i + 1])).toBe(true);
  themeOf(6, 100);
  expect(Array.from({ length: 40 }, (_, i) => themeOf(5, 40 - i)?.name).toReversed()).toEqual(first);
});

test('a plan that left the cache is made again as it was', () => {
  const t = tune(CONSTANTS);
  const plan = wavePlan(3, 7, t);
  for (let wave = 100; wave < 150; wave++) wavePlan(3, wave, t);
  expect(wavePlan(3, 7, t)).not.toBe(plan);
  expect(wavePlan(3, 7, t)).toEqual(plan);
});
