// Session on two small test games: ticks, phases, listeners and commands.
import { expect, test } from 'vitest';
import { NO_INPUT } from '../input/input.ts';
import { constants, held, walk, walker } from '../testing.ts';
import { GameSession } from './GameSession.ts';

test('nothing ticks before the start, in a pause or after the end', () => {
  const run = walker();
  run.tick(held(1));
  expect(run.store.getState()).toMatchObject({ phase: 'ready', tick: 0 });
  run.start();
  run.tick(held(1));
  run.pause();
  run.tick(held(1));
  run.send({ jump: 500 });
  expect(run.state.at).toBe(1);
  run.resume();
  run.send({ jump: 999 });
  expect(run.store.getState()).toMatchObject({ phase: 'over', tick: 1, result: { title: 'Far' } });
  run.tick(held(1));
  expect(run.state.at).toBe(1000);
});

test('the store keeps what did not change', () => {
  const run = walker();
  run.start();
  const before = run.store.getState();
  run.tick(NO_INPUT);
  const after = run.store.getState();
  expect(after.hud).toBe(before.hud);
  expect(after.tick).toBe(1);
});

test('a command sent while events of a tick are emitted waits for their end', () => {
  const run = walker();
  run.start();
  run.send({ jump: 1 });
  let sent = false;
  run.onEvents(() => {
    if (!sent) run.send({ jump: 100 });
    sent = true;
  });
  run.send({ jump: 1 });
  expect(run.state.at).toBe(102);
});

test('the demo behind the start card leaves no trace', () => {
  const run = walker(4);
  const fresh = run.hash();
  for (let i = 0; i < 900; i++) run.demo();
  expect(run.store.getState()).toMatchObject({ tick: 0, phase: 'ready', result: null });
  run.start();
  expect(run.hash()).toBe(fresh);
  expect(run.replay().ticks).toBe(0);
});

test('knobs turned before the start are part of the run', () => {
  const run = walker();
  run.tune('stride', 4);
  run.start();
  run.tick(held(1));
  expect(run.state.at).toBe(4);
  expect(run.replay().overrides).toEqual({ stride: 4 });
  expect(run.store.getState().assisted).toBe(true);
});

test('a game with bodies refuses to open without physics', () => {
  const parts = {
    id: 'x',
    controls: [],
    constants,
    rules: { ...walk, movers: () => [] },
    hud: () => [],
    pilot: () => () => ({}),
  };
  expect(() => new GameSession(parts, { seed: 1 })).toThrow('x has bodies');
});

test.each([[null], [3], ['roll'], [[{ jump: 5 }]]])('%j is no command: neither sent nor replayed', nonsense => {
  const run = walker();
  run.start();
  run.send(nonsense);
  expect(run.replay().acts).toEqual([]);
  run.tick(NO_INPUT);
  const view = walker();
  view.watch({ ...run.replay(), acts: [[0, { command: nonsense }]] });
  view.seek(1);
  expect(view.state.at).toBe(0);
});

test('slow play is help only where it was played', () => {
  const run = walker();
  run.start();
  run.pause();
  run.setSpeed(0.5);
  run.setSpeed(1);
  run.resume();
  expect(run.store.getState().assisted).toBe(false);
  run.pause();
  run.setSpeed(0.5);
  run.resume();
  expect(run.store.getState()).toMatchObject({ assisted: true, speed: 0.5 });
});

test('what the level files say reaches the rules, again after a restart', () => {
  const received: (readonly string[])[] = [];
  const rules: typeof walk = { ...walk, create: o => (received.push(o.levels), walk.create(o, { stride: 1 })) };
  const run = new GameSession(
    { id: 'walk', controls: [], constants, rules, hud: () => [], pilot: () => () => ({}) },
    { seed: 1, levels: ['###', '#@#'] },
  );
  run.start();
  run.restart(2);
  expect(received.length).toBeGreaterThan(2);
  expect(new Set(received)).toEqual(new Set([['###', '#@#']]));
});

test('a hand turns a knob by its steps, in the address or in play; a replay’s numbers are taken as they are', () => {
  const run = walker(1, { stride: 2.7, nobody: 1.5 });
  expect(run.overrides).toEqual({ stride: 3 });
  run.start();
  run.tune('stride', 4.4);
  const replay = run.replay();
  expect(replay).toMatchObject({ overrides: { stride: 3 }, acts: [[0, { tune: ['stride', 4] }]] });
  const view = walker();
  view.watch({ ...replay, overrides: { stride: 2.7 }, acts: [] });
  expect(view.tuning).toEqual({ stride: 2.7 });
});
