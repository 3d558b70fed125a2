// Meaning of a click: walk, choose, push, deselect, or a command that is refused.
import { beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { levelOf } from './rules/state.ts';
import { on } from './rules/testing.ts';
import { applyClick, clearSelection, resolveClick, setCursor, showHint, takeNextStep, ui } from './ui.ts';

const state = on('########\n#@ $  .#\n#  ### #\n#  $#  #\n## .####\n########');
const level = levelOf(state);
const at = (row: number, column: number) => row * level.width + column;
const first = state.boxes.indexOf(at(1, 3));
const second = state.boxes.indexOf(at(3, 3));

const store = createStore(ui);
beforeEach(() => store.setState(ui()));

test.each([
  ['free floor: the way there', null, at(2, 2), { kind: 'way', way: expect.any(Array) }],
  ['a parcel: it is chosen, with where it can go', null, at(1, 3), { kind: 'choose', box: first }],
  ['the chosen parcel: it is let go', first, at(1, 3), { kind: 'drop' }],
  ['another parcel: that one instead', first, at(3, 3), { kind: 'refuse' }],
  ['a goal for the chosen one: the way', first, at(1, 6), { kind: 'way', way: [...'rrrr'] }],
  [
    'floor that it cannot reach',
    first,
    at(3, 1),
    { kind: 'refuse', command: { type: 'push', box: at(1, 3), to: at(3, 1) } },
  ],
  ['floor that nobody can reach', null, at(3, 5), { kind: 'refuse', command: { type: 'walk', to: at(3, 5) } }],
  ['a wall: nothing more', first, 0, { kind: 'drop' }],
])('%s', (_name, chosen, cell, expected) => expect(resolveClick(level, state, chosen, cell)).toMatchObject(expected));

test('the way is taken step by step, and ends', () => {
  expect(applyClick(store, resolveClick(level, state, first, at(1, 6)))).toBeNull();
  expect([...Array(5)].map(() => takeNextStep(store))).toEqual(['r', 'r', 'r', 'r', null]);
});

test('what cannot be is answered with the command to refuse, and the choice stays', () => {
  applyClick(store, resolveClick(level, state, null, at(1, 3)));
  expect(store.getState().chosen?.box).toBe(first);
  expect(applyClick(store, resolveClick(level, state, first, at(3, 1)))).toEqual({
    type: 'push',
    box: at(1, 3),
    to: at(3, 1),
  });
  expect(store.getState().chosen?.box).toBe(first);
  expect(second).not.toBe(first);
});

test('letting go drops choice, way and hint, and leaves the pointer', () => {
  setCursor(store, 12);
  showHint(store, { cell: 3, direction: 'u' });
  clearSelection(store);
  expect(store.getState()).toMatchObject({ cell: 12, chosen: null, way: [], hint: null });
});
