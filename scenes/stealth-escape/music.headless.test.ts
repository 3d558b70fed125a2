// Tests of the music mood.
import { expect, test } from 'vitest';
import { startedSession } from '../../tests/setup/game.ts';
import definition from './index.ts';
import runtime from './play.ts';
import type { Guard, State } from './rules/state.ts';

test.each<[moods: readonly Guard['mood'][], phase: State['phase'], mood: string]>([
  [['patrol', 'patrol'], 'playing', 'ambient'],
  [['patrol', 'search'], 'playing', 'exploration'],
  [['patrol', 'lookAround'], 'playing', 'exploration'],
  [['stare', 'patrol'], 'playing', 'exploration'],
  [['search', 'chase'], 'playing', 'battle'],
  [['chase', 'chase'], 'transition', 'ambient'],
  [['chase', 'chase'], 'lost', 'ambient'],
])('guards %j in %s: %s', async (moods, phase, mood) => {
  const state = (await startedSession(definition)).state as State;
  state.phase = phase;
  state.guards = moods.map(one => ({ ...(state.guards[0] as Guard), mood: one }));
  expect(runtime.music?.mood(state)).toBe(mood);
});
