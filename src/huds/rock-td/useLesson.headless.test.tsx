// Lessons are told once on a device: each at its moment for ten seconds of the game, never again, never what was done; not in attract mode or a replay.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import definition from '../../../scenes/rock-td/index.ts';
import { LESSONS, type LessonName, lessonDone } from '../../../scenes/rock-td/rules/lessons.ts';
import type { Command, State } from '../../../scenes/rock-td/rules/state.ts';
import { MOMENTS, walking, withGem } from '../../../scenes/rock-td/rules/testing.ts';
import type { RockTdView } from '../../../scenes/rock-td/view.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import { storedLessons } from './storedLessons.ts';
import { useLesson } from './useLesson.ts';

const NO_KEYS = { held: 0, pressed: 0, released: 0 };
const KEY = 'foldedFox.lessons.rock-td';
/** Ticks after which the view tells what happened: half a second, and one more. */
const SOON = 31;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function shown() {
  const session = await startedSession(definition, 5);
  const { result, unmount } = renderHook(() => useLesson(session));
  const tick = (ticks: number) =>
    act(() => {
      for (let i = 0; i < ticks; i++) session.tick(NO_KEYS);
    });
  const send = (...commands: readonly Command[]) =>
    act(() => {
      for (const command of commands) expect(session.send(command)).toBeNull();
    });
  const state = session.state as State;
  walking(state);
  return { session, state, tick, send, unmount, told: () => result.current };
}

/** The deed of each lesson, with all that it takes. */
const DEEDS: Readonly<Record<LessonName, (state: State) => readonly Command[]>> = {
  quality(state) {
    state.gold = 50;
    return [{ type: 'upgrade' }];
  },
  fuse(state) {
    const { id } = withGem(state, 'C4', 'ruby');
    withGem(state, 'G4', 'emerald');
    Object.assign(state, { gold: 1000, upgrades: 1 });
    return [
      { type: 'choose', id },
      { type: 'fuse', kind: 'wildfire' },
    ];
  },
  call(state) {
    state.arrived = 1e6;
    return [{ type: 'call' }];
  },
  aim: state => [{ type: 'choose', id: withGem(state, 'C4', 'ruby').id }, { type: 'aim' }],
  recut(state) {
    Object.assign(state, { gold: 1000, upgrades: 1 });
    return [{ type: 'choose', id: withGem(state, 'C4', 'ruby').id }, { type: 'recut' }];
  },
};

test.each(LESSONS)('%s is told at its moment for ten seconds, and never again', async name => {
  const { state, tick, told, unmount } = await shown();
  tick(SOON);
  expect(told()).toBeNull();
  MOMENTS[name](state);
  tick(SOON);
  const message = told();
  expect(message).toBeTruthy();
  expect(storedLessons.load()).toEqual([name]);
  tick(600 - SOON);
  expect(told()).toBe(message);
  tick(SOON);
  expect(told()).toBeNull();
  tick(700);
  expect(told()).toBeNull();
  unmount();
  const later = await shown();
  MOMENTS[name](later.state);
  later.tick(SOON);
  expect(later.told()).toBeNull();
});

test.each(LESSONS)('%s, once done, is no longer told and not told later', async name => {
  const during = await shown();
  MOMENTS[name](during.state);
  during.tick(SOON);
  expect(during.told()).toBeTruthy();
  during.send(...DEEDS[name](during.state));
  expect(during.told()).toBeNull();
  during.unmount();
  storedLessons.remove();
  const before = await shown();
  // Done where nothing is told: before one could be asked to.
  if (name !== 'call') before.state.phase = 'placing';
  before.send(...DEEDS[name](before.state));
  expect(storedLessons.load()).toEqual([name]);
  before.unmount();
  const later = await shown();
  MOMENTS[name](later.state);
  later.tick(SOON);
  expect(later.told()).toBeNull();
});

test('two that would help are told one after the other; a lesson waits while rocks are placed, and a new run ends it', async () => {
  const { session, state, tick, told } = await shown();
  MOMENTS.quality(state);
  MOMENTS.aim(state);
  tick(SOON);
  expect(told()).toMatch(/^Upgrade Quality/);
  state.phase = 'placing';
  tick(700);
  expect(told()).toMatch(/^Upgrade Quality/);
  state.phase = 'wave';
  tick(600);
  expect(told()).toMatch(/Aim/);
  act(() => session.restart());
  expect(told()).toBeNull();
});

test.each([
  ['the game behind the start card', 'demo'],
  ['a replay', 'replay'],
] as const)('%s teaches nothing', async (_, which) => {
  const { session, unmount } = await shown();
  session.restart(5);
  for (let i = 0; i < 3000; i++) session.tick(session.pilot());
  const replay = session.replay();
  unmount();
  storedLessons.remove();
  let occasions = 0;
  session.store.subscribe(({ view }) => {
    occasions += (view as RockTdView).lessons.length;
  });
  session.onEvents(events => {
    occasions += events.filter(({ type }) => lessonDone(type)).length;
  });
  const { result } = renderHook(() => useLesson(session));
  act(() => {
    if (which === 'demo') session.menu();
    else session.watch(replay);
    for (let i = 0; i < 3000; i++)
      if (which === 'demo') session.demo();
      else session.tick(NO_KEYS);
  });
  expect(occasions).toBeGreaterThan(0);
  expect(result.current).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['no JSON', '['],
  ['no list', JSON.stringify({ version: 1, state: { length: 1, 0: 'quality' } })],
  ['no lesson', JSON.stringify({ version: 1, state: ['quality', '__proto__'] })],
  ['no name', JSON.stringify({ version: 1, state: [['quality']] })],
  ['more than there are', JSON.stringify({ version: 1, state: Array(6).fill('quality') })],
  ['another sum', JSON.stringify({ version: 1, sum: 'x', state: ['quality'] })],
  ['a later version', JSON.stringify({ version: 2, state: ['quality'] })],
])('what was kept and is %s is read as nothing', async (_, text) => {
  localStorage.setItem(KEY, text);
  const { state, tick, told } = await shown();
  MOMENTS.quality(state);
  tick(SOON);
  expect(told()).toMatch(/^Upgrade Quality/);
  expect(storedLessons.load()).toEqual(['quality']);
});

test('a lesson ends with its level: the next wave has its say', async () => {
  const { state, tick, told } = await shown();
  MOMENTS.aim(state);
  tick(SOON);
  expect(told()).toBeTruthy();
  Object.assign(state, { level: state.level + 1, mobs: [] });
  walking(state);
  tick(SOON);
  expect(told()).toBeNull();
});
