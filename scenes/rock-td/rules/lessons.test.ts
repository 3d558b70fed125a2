// Lessons in drawn states: each would help at its moment and not before, and none while rocks are placed.
import { expect, test } from 'vitest';
import { LESSONS, type LessonName, lessonDone, lessonsIn } from './lessons.ts';
import type { State } from './state.ts';
import { MOMENTS, opened, send, t, walking, withGem } from './testing.ts';

const MESSAGES: Readonly<Record<LessonName, string>> = {
  quality: 'Upgrade Quality: all gems to come are better, for the whole run.',
  fuse: 'Chipped Ruby and Flawed Emerald fuse to Wildfire: choose one of them.',
  call: 'Call next: build while these still walk, and each pays more when it falls.',
  aim: 'Choose a gem and its Aim: Strong hits the toughest first, Last whoever is behind.',
  recut: 'Chipped Ruby is of level 1: choose it, and Recut makes it one of today.',
};
/** What is one short of the moment. */
const SHORT: Readonly<Record<LessonName, (state: State) => void>> = {
  quality: state => void state.gold--,
  fuse: state => void state.gold--,
  call: state => void (state.clean = 0),
  aim: state => void (state.mobs = state.mobs.filter(({ elder }) => !elder)),
  recut: state => void state.level--,
};

test('in a wave where nothing would help there is no lesson', () => {
  expect(lessonsIn(walking(opened()), t)).toEqual([]);
});

test.each(LESSONS)('%s: one sentence at its moment, none one short of it, none while rocks are placed', name => {
  const state = walking(opened());
  MOMENTS[name](state);
  expect(lessonsIn(state, t)).toEqual([{ name, message: MESSAGES[name] }]);
  state.phase = 'placing';
  expect(lessonsIn(state, t)).toEqual([]);
  state.phase = 'wave';
  SHORT[name](state);
  expect(lessonsIn(state, t)).toEqual([]);
});

test('a leak is a moment for Aim too, and none for Call next', () => {
  const state = walking(opened());
  MOMENTS.call(state);
  state.waveLeaks = 1;
  expect(lessonsIn(state, t).map(({ name }) => name)).toEqual(['aim']);
});

test('Call next waits until the wave is all there', () => {
  const state = walking(opened());
  MOMENTS.call(state);
  state.arrived = 1;
  expect(lessonsIn(state, t)).toEqual([]);
});

test('its deed is an event that the rules emit', () => {
  const state = opened();
  const ruby = withGem(state, 'C3', 'ruby');
  withGem(state, 'G3', 'emerald');
  Object.assign(state, { gold: 1e4, level: 5 });
  walking(state).arrived = 1e6;
  const done = [
    ...send(state, { type: 'choose', id: ruby.id }),
    ...send(state, { type: 'upgrade' }),
    ...send(state, { type: 'recut' }),
    ...send(state, { type: 'aim' }),
    ...send(state, { type: 'fuse', kind: 'wildfire' }),
    ...send(state, { type: 'call' }),
  ].flatMap(({ type }) => lessonDone(type) ?? []);
  expect(done.toSorted()).toEqual(LESSONS.toSorted());
});
