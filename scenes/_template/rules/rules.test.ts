// Rules as tables; a new game replaces these with its own.
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { constants } from '../constants.ts';
import { KEY } from '../controls.ts';
import { rules } from './rules.ts';

const t = tune(constants);
const opened = (seed = 1) => rules.create({ seed, setup: {}, levels: [] }, t);

test.each([
  ['right', 240, 0],
  ['left', -240, 0],
  ['up', 0, -240],
  ['down', 0, 240],
] as const)('holding %s flies at (%i, %i) px a second', (action, vx, vy) => {
  const state = opened();
  rules.tick(state, { ...NO_INPUT, held: KEY[action] }, t);
  expect([state.dart.vx, state.dart.vy]).toEqual([vx, vy]);
});

test('a star within reach is taken, and the last one ends the run', () => {
  const state = opened();
  state.stars = [{ id: 1, x: state.dart.x + t.reach, y: state.dart.y }];
  expect(rules.tick(state, NO_INPUT, t).map(event => event.type)).toEqual(['starTaken', 'finished']);
  expect(rules.result(state, t)?.outcome).toBe('won');
});

test('a star out of reach stays', () => {
  const state = opened();
  state.stars = [{ id: 1, x: state.dart.x + t.reach + 1, y: state.dart.y }];
  expect(rules.tick(state, NO_INPUT, t)).toEqual([]);
});
