// Music intensity: calm without foes, exploration with foes in the sky, battle once the ground fills.
import { expect, test } from 'vitest';
import { tune } from '../kit/core/constants.ts';
import { CONSTANTS, GROUND } from './constants.ts';
import runtime from './play.ts';
import { rules } from './rules/rules.ts';
import type { State } from './rules/state.ts';

test.each<[walkers: number, isNear: boolean, troopers: number, phase: State['phase'], mood: string]>([
  [0, false, 0, 'playing', 'ambient'],
  [0, false, 2, 'playing', 'exploration'],
  [3, false, 0, 'playing', 'exploration'],
  [4, false, 0, 'playing', 'battle'],
  [1, true, 0, 'playing', 'battle'],
  [9, true, 5, 'over', 'ambient'],
])('%i on the ground (near: %s), %i in the air, %s: %s', (walkers, isNear, troopers, phase, mood) => {
  const state = rules.create({ seed: 1, setup: {}, levels: [] }, tune(CONSTANTS));
  state.phase = phase;
  state.walkers = Array.from({ length: walkers }, (_, id) => ({ id, x: 50, y: GROUND, direction: 1, isNear }));
  for (let id = 0; id < troopers; id++)
    state.troopers.push({ id, x: 50, y: 300, speedY: 0.7, hasParachute: true, isDoomed: false });
  expect(runtime.music?.mood(state)).toBe(mood);
});
