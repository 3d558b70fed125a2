// The option of three lives: a death and a restart take one, points bring one, the last one ends the run; without the option all is as specified.
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { CONSTANTS } from '../constants.ts';
import { hud } from '../hud.ts';
import { rules } from './rules.ts';
import type { Event, State } from './state.ts';
import { pressing } from './testing.ts';

const t = tune(CONSTANTS);
function begun(lives?: string): State {
  const state = rules.create({ seed: 7, setup: lives === undefined ? {} : { lives }, levels: [] }, t);
  rules.onResponse?.(state, 1, t);
  return state;
}
const ticks = (state: State, count: number, frame = NO_INPUT): Event[] =>
  Array.from({ length: count }, () => rules.tick(state, frame, t)).flat();
const types = (events: readonly Event[]) => events.map(({ type }) => type);
/** The fox dies in the next tick. */
function die(state: State): Event[] {
  state.cave.lamp = 1;
  return ticks(state, 1);
}
const INTERLUDE = 120;
const texts = (state: State) => hud(state, t).flatMap(item => ('text' in item ? item.text : []));

test('a death takes one and the same cave begins anew, with the score of its beginning', () => {
  const state = begun('three');
  const { cells } = state.cave;
  ticks(state, 30);
  state.score = 40;
  expect(types(die(state))).toEqual(['foxLost', 'lifeLost']);
  expect(state).toMatchObject({ phase: 'fallen', lives: 2 });
  expect(rules.result(state, t)).toBeNull();
  expect(texts(state)).toEqual(['The lamp went out.', '2 lives left']);
  ticks(state, INTERLUDE);
  expect(state).toMatchObject({ phase: 'playing', lives: 2, score: 0, level: 1 });
  expect(state.cave.cells).toBe(cells);
  expect(state.held).toBeUndefined();
});

test('R does not wait for the next life, and costs nothing more', () => {
  const state = begun('three');
  die(state);
  ticks(state, 1, pressing('again'));
  expect(state).toMatchObject({ phase: 'playing', lives: 2 });
});

test('with the last life the run ends, in a kind of its own', () => {
  const state = begun('three');
  for (let i = 0; i < 3; i++) {
    die(state);
    if (i < 2) ticks(state, INTERLUDE);
  }
  expect(state).toMatchObject({ phase: 'lost', lives: 0 });
  expect(rules.result(state, t)).toMatchObject({ outcome: 'lost', mode: 'Three lives' });
});

test('R takes a life, which comes back with the cave; the last one only by a second press', () => {
  const state = begun('three');
  ticks(state, 60);
  const { clock } = state.cave;
  expect(types(ticks(state, 1, pressing('again')))).toContain('lifeLost');
  expect(state.lives).toBe(2);
  rules.command?.(state, { type: 'takeBack' }, t);
  expect(state).toMatchObject({ lives: 3, cave: { clock } });
  ticks(state, 1, pressing('again'));
  ticks(state, 1, pressing('again'));
  expect(state.lives).toBe(1);
  ticks(state, 60);
  ticks(state, 1, pressing('again'));
  expect(state).toMatchObject({ phase: 'playing', lives: 1 });
  expect(texts(state)).toContain('Your last life. Press R again to give up.');
  ticks(state, 200);
  ticks(state, 1, pressing('again'));
  expect(state.phase).toBe('playing');
  ticks(state, 1, pressing('again'));
  expect(rules.result(state, t)?.lines[1]).toBe('You gave the cave up on level 1.');
});

test('every 500 points bring one, each once, and never more than nine', () => {
  const state = begun('three');
  const take = (score: number) => {
    state.score = score;
    const at = state.cave.cells.indexOf('4');
    state.cave.player = at - 1;
    const cells = state.cave.cells.replace('5', '0');
    state.cave.cells = `${cells.slice(0, at - 1)}54${cells.slice(at + 1)}`;
    return types(ticks(state, 8, pressing('right')));
  };
  expect(take(480)).not.toContain('lifeWon');
  expect(take(490)).toContain('lifeWon');
  expect(state.lives).toBe(4);
  expect(take(490)).not.toContain('lifeWon');
  state.lives = 9;
  expect(take(990)).not.toContain('lifeWon');
  expect(state.lives).toBe(9);
});

test('by the specified way there are none: the first death ends the run, R is free', () => {
  const state = begun();
  expect(state.lives).toBeNull();
  expect(hud(state, t).map(({ id }) => id)).not.toContain('lives');
  ticks(state, 30);
  expect(types(ticks(state, 1, pressing('again')))).not.toContain('lifeLost');
  expect(types(die(state))).toEqual(['foxLost']);
  expect(rules.result(state, t)?.mode).toBeUndefined();
});
