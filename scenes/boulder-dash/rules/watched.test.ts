// Watching the solution of a file: the run plays itself to the exit, nothing is recorded for it, and R gives the cave to the player.
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { copy } from '../../kit/core/json.ts';
import { CONSTANTS } from '../constants.ts';
import { hud } from '../hud.ts';
import { mapped } from '../levels/bdcff/testing.ts';
import { rules } from './rules.ts';
import type { Event, State } from './state.ts';
import { holding, pressing } from './testing.ts';

const t = tune(CONSTANTS);
const CAVE = mapped(['WWWWWWW', 'WPd.X.W', 'WWWWWWW'], 'DiamondsRequired=1\nCaveTime=9').replace(
  '[/map]',
  '[/map]\n[replay]\nSuccess=true\nMovements=.22 r3\n[/replay]',
);
const watched = (solution: unknown = '0 22 -') =>
  rules.create({ seed: 1, setup: { cave: CAVE, solution: solution as string }, levels: [] }, t);
const ticks = (state: State, count: number, frame = NO_INPUT): Event[] =>
  Array.from({ length: count }, () => rules.tick(state, frame, t)).flat();
const texts = (state: State) => hud(state, t).flatMap(item => ('text' in item ? item.text : []));

test('it begins with the birth of the fox and plays itself, whatever is pressed, and leaves by the exit', () => {
  const state = watched();
  expect(texts(state)).toContain('The file’s solution. R: play it.');
  const events = ticks(state, 3 * 8, holding('left'));
  expect(state.phase).toBe('won');
  expect(events.map(({ type }) => type)).toContain('recordingEnded');
  expect(events.map(({ type }) => type)).not.toContain('ownCompleted');
  expect(state.totals.caves).toBe(0);
  expect(texts(state)).toContain('The file’s solution leads out with 1 diamond.');
  expect(copy(state)).toEqual(state);
});

test('R gives the cave to the player', () => {
  const state = watched();
  ticks(state, 9);
  ticks(state, 1, pressing('again'));
  expect(state).toMatchObject({ phase: 'playing', watched: null });
  expect(state.held).toBeUndefined();
  ticks(state, 8, holding('right'));
  expect(state.cave).toMatchObject({ player: 9, collected: 1 });
});

test.each([['x'], [7], ['99 99 1'], [null]])(
  'a solution %j that is none leaves the cave to the player, or plays nothing',
  solution => {
    const state = watched(solution);
    expect(() => ticks(state, 100, holding('right'))).not.toThrow();
  },
);
