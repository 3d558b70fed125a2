// Replay player: playback, seeking, other rules, divergence, and recordings with very many actions.
import { expect, test } from 'vitest';
import type { Incremental } from '../incremental.ts';
import { NO_INPUT } from '../input/input.ts';
import type { Replay } from '../replay/replay.ts';
import { held, taker, walker } from '../testing.ts';

/** A walk of so many ticks, with a jump at each tenth. */
function walked(ticks: number): Replay {
  const run = walker(5);
  run.start();
  for (let i = 0; i < ticks; i++) {
    if (i % 10 === 0) run.send({ jump: -2 });
    run.tick(held(i % 3));
  }
  return run.replay();
}
const some = (work: Incremental<unknown>, pieces: number) => {
  for (let i = 0; i < pieces; i++) work.next();
};
const all = (work: Incremental<unknown>) => {
  let pieces = 0;
  while (!work.next().done) pieces++;
  return pieces;
};
const watched = (run: ReturnType<typeof walker>) => run.store.getState().playback;

test('a run that ends as it was recorded says nothing', () => {
  const replay = walked(60);
  const view = walker(1);
  view.watch(replay);
  expect(watched(view)).toEqual({ ticks: 60, hasOtherRules: false, hasDiverged: false, isSeeking: false });
  view.seek(60);
  expect(view.store.getState().phase).toBe('over');
  expect(watched(view)).toMatchObject({ hasDiverged: false });
});

test('a run of other rules is known as one before it plays', () => {
  const view = walker(1, {}, { rulesVersion: 3 });
  view.watch(walked(60));
  expect(view.store.getState().tick).toBe(0);
  expect(watched(view)).toMatchObject({ hasOtherRules: true, hasDiverged: false });
  view.restart();
  expect(watched(view)).toBeNull();
  expect(view.replay().rules).toBe(3);
});

test.each([
  ['played to its end', (run: ReturnType<typeof walker>) => run.tick(NO_INPUT) && run.tick(NO_INPUT)],
  ['sought', (run: ReturnType<typeof walker>) => run.seek(60)],
  ['wound', (run: ReturnType<typeof walker>) => all(run.seekIncrementally(60))],
])('another end than the recorded one is said, %s', (_, toEnd) => {
  const view = walker(1);
  view.watch({ ...walked(60), hash: 'other' });
  view.seek(58);
  expect(watched(view)).toMatchObject({ hasDiverged: false });
  view.resume();
  toEnd(view);
  expect(view.store.getState().phase).toBe('over');
  expect(watched(view)).toMatchObject({ hasDiverged: true });
  view.seek(3);
  expect(watched(view)).toMatchObject({ hasDiverged: false });
});

test('seeking is incremental; until it ends the picture does not change, then onStateReplaced is called once', () => {
  const view = walker(1);
  view.watch(walked(600));
  let jumps = 0;
  view.onStateReplaced(() => jumps++);
  const seeking = view.seekIncrementally(400);
  some(seeking, 100);
  expect(view.store.getState()).toMatchObject({ phase: 'paused', tick: 0, playback: { isSeeking: true } });
  expect(jumps).toBe(0);
  expect(all(seeking)).toBeGreaterThan(200);
  expect(view.store.getState()).toMatchObject({ phase: 'paused', tick: 400, playback: { isSeeking: false } });
  expect(jumps).toBe(1);
  const sought = walker(1);
  sought.watch(walked(600));
  sought.seek(400);
  expect(view.hash()).toBe(sought.hash());
});

test('the newest wish wins: an older seeking ends where it is', () => {
  const view = walker(1);
  view.watch(walked(600));
  const older = view.seekIncrementally(500);
  some(older, 50);
  const newer = view.seekIncrementally(20);
  some(newer, 5);
  expect(older.next().done).toBe(true);
  expect(watched(view)).toMatchObject({ isSeeking: true });
  all(newer);
  expect(view.store.getState()).toMatchObject({ tick: 20, playback: { isSeeking: false } });
});

test('giving up stays where it came to; play goes on from there', () => {
  const replay = walked(600);
  const view = walker(1);
  view.watch(replay);
  const seeking = view.seekIncrementally(500);
  some(seeking, 50);
  seeking.return();
  const { tick, phase, playback } = view.store.getState();
  expect(phase).toBe('paused');
  expect(playback).toMatchObject({ isSeeking: false });
  expect(tick).toBeGreaterThan(20);
  expect(tick).toBeLessThan(100);
  view.resume();
  while (view.store.getState().phase === 'playing') view.tick(NO_INPUT);
  expect(view.hash()).toBe(replay.hash);
});

test('resuming in the middle of a seeking ends it', () => {
  const view = walker(1);
  view.watch(walked(600));
  const seeking = view.seekIncrementally(500);
  some(seeking, 50);
  view.resume();
  expect(view.store.getState()).toMatchObject({ phase: 'playing', playback: { isSeeking: false } });
  const { tick } = view.store.getState();
  expect(seeking.next().done).toBe(true);
  view.tick(NO_INPUT);
  expect(view.store.getState().tick).toBe(tick + 1);
});

/** So many things done between two ticks. */
const crowded = (acts: number): Replay => ({
  ...walked(20),
  acts: Array.from({ length: acts }, () => [5, { command: { jump: 0 } }] as const),
  hash: '',
});

test('ten thousand acts before one tick come in as many pieces, and as many ticks as they need when played', () => {
  const view = walker(1);
  view.watch(crowded(10_000));
  view.seek(4);
  expect(all(view.seekIncrementally(6))).toBeGreaterThan(10_000);
  view.seek(5);
  view.resume();
  view.tick(NO_INPUT);
  expect(view.store.getState().tick).toBe(5);
  for (let i = 0; i < 200 && view.store.getState().phase === 'playing'; i++) view.tick(NO_INPUT);
  expect(view.store.getState()).toMatchObject({ phase: 'over', tick: 20 });
});

test('given up amid the acts of a tick, none is done twice', () => {
  const replay: Replay = {
    ...crowded(0),
    acts: Array.from({ length: 50 }, () => [5, { command: { jump: 1 } }] as const),
  };
  const view = walker(1);
  view.watch(replay);
  const seeking = view.seekIncrementally(20);
  some(seeking, 25);
  seeking.return();
  expect(view.store.getState().tick).toBe(5);
  view.seek(20);
  const whole = walker(1);
  whole.watch(replay);
  whole.seek(20);
  expect(view.hash()).toBe(whole.hash());
  some(view.seekIncrementally(2), 1);
  const amid = view.seekIncrementally(6);
  some(amid, 10);
  amid.return();
  view.seek(5);
  const before = walker(1);
  before.watch({ ...replay, acts: [] });
  before.seek(5);
  expect(view.hash()).toBe(before.hash());
});

test('back in a long run is back from a picture near there, not from its beginning', () => {
  const long: Replay = { ...walked(0), ticks: 300_000, frames: [[300_000, [1]]] };
  const view = walker(1);
  view.watch(long);
  view.seek(300_000);
  expect(all(view.seekIncrementally(150_010))).toBeLessThan(5000);
  expect(view.state.at).toBe(150_010);
});

test('what an act costs to find does not grow with their number', () => {
  let looks = 0;
  const acts = new Proxy(
    Array.from({ length: 3000 }, (_, i) => [Math.floor(i / 10), { command: { jump: 0 } }] as const),
    { get: (list, key) => (looks++, Reflect.get(list, key)) },
  );
  const view = walker(1);
  view.watch({ ...walked(0), ticks: 300, frames: [], acts });
  view.seek(300);
  expect(looks).toBeLessThan(10 * 3000);
});

test('while one is watched, its replay is the one that is watched', () => {
  const replay = walked(60);
  const view = walker(1);
  view.watch(replay);
  view.seek(30);
  expect(view.replay()).toBe(replay);
});

test('play can go on from the middle of a watched run', () => {
  const view = walker(1);
  view.watch(walked(600));
  view.seek(311);
  const run = walker(2);
  run.restore(view.snapshot());
  expect(run.hash()).toBe(view.hash());
  for (let i = 0; i < 30; i++) run.tick(held(1));
  const again = walker(3);
  again.watch(run.replay());
  again.seek(341);
  expect(again.hash()).toBe(run.hash());
});

test('a turn game goes back and forth too', () => {
  const run = taker();
  run.start();
  const hashes: string[] = [run.hash()];
  for (let i = 0; i < 60; i++) {
    if (i === 10) run.send({ take: 2 });
    if (i === 12) run.undo?.();
    if (i === 20) run.send({ take: 3 });
    run.tick(NO_INPUT);
    hashes.push(run.hash());
  }
  const view = taker();
  view.watch(run.replay());
  for (const tick of [60, 11, 21, 13, 0, 59]) {
    all(view.seekIncrementally(tick));
    expect(view.hash(), `tick ${tick}`).toBe(hashes[tick]);
  }
});
