// Session: replays, snapshots and rewinds restore every state of a run.
import { expect, test } from 'vitest';
import { NO_INPUT } from '../input/input.ts';
import { copy } from '../json.ts';
import { seeded } from '../rng.ts';
import { constants, hashOfPlayback, heap, held, taker, walk, walker } from '../testing.ts';
import { GameSession } from './GameSession.ts';
import type { OpenOptions, Snapshot } from './session.ts';

test('a replay of a run with commands, knobs and a rewind ends in the same hash', () => {
  const run = walker(5, { stride: 2 });
  run.start();
  for (let i = 0; i < 200; i++) {
    run.tick(held(i % 3));
    if (i === 50) run.send({ jump: 7 });
    if (i === 70) run.tune('stride', 3);
    if (i === 150) run.rewind?.(1);
  }
  const replay = run.replay();
  expect(replay.ticks).toBeLessThan(200);
  expect(replay.assisted).toBe(true);
  const again = walker(99);
  again.watch(replay);
  for (let i = 0; i < replay.ticks; i++) again.tick(NO_INPUT);
  expect(again.hash()).toBe(replay.hash);
  expect(again.store.getState().phase).toBe('over');
  again.restart(1);
  expect(again.overrides).toEqual({});
  expect(again.store.getState().playback).toBeNull();
});

test('seeking to and fro in a replay shows the states it had', () => {
  const run = walker(5);
  run.start();
  const hashes: string[] = [run.hash()];
  for (let i = 0; i < 150; i++) {
    if (i === 40) run.send({ jump: 3 });
    if (i === 60) run.tune('stride', 2);
    run.tick(held(i % 4));
    hashes.push(run.hash());
  }
  const replay = run.replay();
  const view = walker(1);
  view.watch(replay);
  for (const tick of [150, 20, 90, 61, 60, 0, 149, 45, 41]) {
    view.seek(tick);
    expect(view.store.getState().tick).toBe(tick);
    expect(view.hash(), `tick ${tick}`).toBe(hashes[tick]);
  }
});

test('rewind goes back five seconds, marks the run and takes play up again', () => {
  const run = walker();
  run.start();
  for (let i = 0; i < 420; i++) run.tick(held(1));
  run.send({ jump: 5000 });
  expect(run.store.getState().phase).toBe('over');
  run.rewind?.(5);
  expect(run.store.getState()).toMatchObject({ phase: 'playing', tick: 120, assisted: true });
  expect(run.state.at).toBe(120);
});

test('a snapshot restored elsewhere goes on alike, and what is recorded there is the whole run', () => {
  const a = walker(3, { stride: 2 });
  a.start();
  for (let i = 0; i < 77; i++) {
    if (i === 30) a.send({ jump: 5 });
    if (i === 40) a.tune('stride', 3);
    a.tick(held(i % 2));
  }
  const b = walker(8);
  b.restore(copy(a.snapshot()));
  expect(b.store.getState()).toMatchObject({ phase: 'playing', tick: 77, seed: 3, assisted: true });
  expect(b.tuning).toEqual({ stride: 3 });
  for (let i = 0; i < 50; i++) {
    a.tick(held(1));
    b.tick(held(1));
  }
  expect(b.hash()).toBe(a.hash());
  expect(b.replay()).toEqual(a.replay());
  expect(hashOfPlayback(walker(9), b.replay())).toBe(b.hash());
});

test('a restored turn game can still be taken back, and its recording ends alike', () => {
  const a = taker();
  a.start();
  a.tick(NO_INPUT);
  a.send({ take: 2 });
  const b = taker();
  b.restore(copy(a.snapshot()));
  expect(b.store.getState()).toMatchObject({ canUndo: true, canRedo: false });
  b.undo?.();
  expect(b.state).toMatchObject({ left: 9, turn: 1 });
  const c = taker();
  c.restore(copy(b.snapshot()));
  expect(c.store.getState()).toMatchObject({ canUndo: false, canRedo: true });
  c.redo?.();
  for (let i = 0; i < 7; i++) c.tick(NO_INPUT);
  expect(c.state).toMatchObject({ left: 6, turn: 1 });
  expect(hashOfPlayback(taker(), c.replay())).toBe(c.hash());
});

test('a snapshot of a long turn game grows by its commands, not by its states', () => {
  const long = { ...heap, create: () => ({ rng: seeded(1), left: 500, turn: 1 as const, lore: 'x'.repeat(1000) }) };
  const rules = { ...long, due: () => null, undoable: () => true };
  const run = new GameSession(
    { id: 'heap', controls: [], constants, rules, hud: () => [], pilot: () => () => null },
    { seed: 1 },
  );
  run.start();
  for (let i = 0; i < 100; i++) run.send({ take: 1 });
  expect(run.store.getState().canUndo).toBe(true);
  const text = JSON.stringify(run.snapshot());
  expect(text.split('x'.repeat(1000))).toHaveLength(2);
});

test('a run that goes on from a kept game is recorded so, and the next one begins anew', () => {
  const kept: unknown[] = [];
  const open = (more: Partial<OpenOptions>) =>
    new GameSession(
      {
        id: 'walk',
        controls: [],
        constants,
        rules: {
          ...walk,
          create: o => (kept.push(o.begin), { ...walk.create(o, { stride: 1 }), at: Number(o.begin?.kept ?? 0) }),
        },
        hud: () => [],
        pilot: () => () => ({}),
      },
      { seed: 2, ...more },
    );
  const run = open({ begin: { career: 7 } });
  run.start({}, { kept: 40, awaySeconds: 3 });
  run.tick(held(5));
  expect(run.state.at).toBe(45);
  const replay = run.replay();
  expect(replay.begin).toEqual({ kept: 40, awaySeconds: 3, career: 7 });
  const view = open({});
  view.watch(replay);
  view.seek(replay.ticks);
  expect(view.hash()).toBe(replay.hash);
  for (const again of [() => run.restart(), () => run.start(), () => run.menu()]) {
    run.start({}, { kept: 40 });
    again();
    expect(run.state.at).toBe(0);
    expect(kept.at(-1)).toEqual({ career: 7 });
  }
});

test('what a run begins from besides reaches the rules, is recorded, and comes back with the replay', () => {
  const received: unknown[] = [];
  const rules: typeof walk = {
    ...walk,
    create: o => (received.push(o.begin), { ...walk.create(o, { stride: 1 }), at: Number(o.begin?.kept) }),
  };
  const open = (more: Partial<OpenOptions>) =>
    new GameSession(
      { id: 'walk', controls: [], constants, rules, hud: () => [], pilot: () => () => ({}) },
      { seed: 1, ...more },
    );
  const run = open({ begin: { kept: 40, awaySeconds: 3 } });
  run.start();
  run.tick(held(1));
  run.restart(2);
  run.tick(held(1));
  const replay = run.replay();
  expect(replay).toMatchObject({ begin: { kept: 40, awaySeconds: 3 }, seed: 2 });
  const view = open({ begin: { career: 7 } });
  received.length = 0;
  view.watch(replay);
  view.seek(1);
  expect(view.state.at).toBe(41);
  view.restart();
  expect(received).toEqual([{ kept: 40, awaySeconds: 3 }, { career: 7 }]);
  expect(open({}).replay()).not.toHaveProperty('begin');
});

test('what was sent after the last tick is in the replay', () => {
  const run = taker();
  run.start();
  run.tick(NO_INPUT);
  run.send({ take: 2 });
  const replay = run.replay();
  const again = taker();
  again.watch(replay);
  again.seek(replay.ticks);
  expect(again.hash()).toBe(replay.hash);
});

/** What a page stores of a run, and what it makes of it. */
function stored(run: ReturnType<typeof walker> | ReturnType<typeof taker>): Snapshot {
  const progress = run.progress();
  const { frames, acts } = progress.recorded;
  const whole = { ...progress.run, frames, acts, hash: '', result: null };
  return JSON.parse(JSON.stringify({ run: whole, overrides: progress.overrides, world: progress.world })) as Snapshot;
}

test('a stored run comes back paused, in pieces, and goes on as if nothing had been', () => {
  const a = taker();
  a.start();
  a.send({ take: 2 });
  for (let i = 0; i < 40; i++) a.tick(NO_INPUT);
  a.send({ take: 1 });
  a.undo?.();
  const b = taker();
  const phases = [...b.restoreIncrementally(stored(a))].map(() => b.store.getState().phase);
  expect(phases.length).toBeGreaterThan(30);
  expect(new Set(phases)).toEqual(new Set(['paused']));
  expect(b.store.getState()).toMatchObject({ phase: 'paused', tick: 40, assisted: true, isRecorded: true });
  expect(b.store.getState().canRedo).toBe(true);
  expect(b.hash()).toBe(a.hash());
  expect(b.progress().recorded, 'what is stored already is not recorded again').toMatchObject({ frames: [], acts: [] });
  for (const run of [a, b]) {
    run.resume();
    run.send({ take: 3 });
    for (let i = 0; i < 9; i++) run.tick(NO_INPUT);
  }
  expect(b.replay()).toEqual(a.replay());
  expect(hashOfPlayback(taker(), b.replay())).toBe(a.hash());
});

test('a newer run ends the return of a stored one', () => {
  const a = taker();
  a.start();
  a.send({ take: 2 });
  for (let i = 0; i < 40; i++) a.tick(NO_INPUT);
  const b = taker();
  const returning = b.restoreIncrementally(stored(a));
  returning.next();
  b.start();
  expect([...returning]).toEqual([]);
  expect(b.store.getState()).toMatchObject({ phase: 'playing', tick: 0 });
});

test('a run whose recording is gone goes on from its state, and says that it has no replay', () => {
  const a = walker(3);
  a.start();
  for (let i = 0; i < 70; i++) a.tick(held(1));
  const { run, ...rest } = stored(a);
  const b = walker(8);
  expect([...b.restoreIncrementally({ ...rest, run: { ...run, frames: [], acts: [] }, isUnrecorded: true })]).toEqual(
    [],
  );
  expect(b.store.getState()).toMatchObject({ phase: 'paused', tick: 70, isRecorded: false });
  expect(b.hash()).toBe(a.hash());
  b.start();
  expect(b.store.getState().isRecorded).toBe(true);
});

test('each run of a session has a number of its own', () => {
  const run = walker();
  const numbers = [() => run.start(), () => run.restart(), () => run.menu()].map(begin => {
    begin();
    return run.store.getState().run;
  });
  expect(numbers).toEqual([2, 3, 4]);
});
