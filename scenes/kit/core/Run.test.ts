// The session, on two small games made for it: a counter that ticks and a game of take-away that takes turns.
import { expect, test } from 'vitest';
import { knob, type Tuning } from './constants.ts';
import { NO_INPUT } from './input.ts';
import { Run } from './Run.ts';
import { type HasRng, randomInt, seeded } from './rng.ts';
import type { RealtimeRules, TurnRules } from './rules.ts';

const constants = { stride: knob(1, [0, 10], 'steps', 'how far a tick goes') };
type T = Tuning<typeof constants>;

interface Walk extends HasRng {
  at: number;
  luck: number;
}
const walk: RealtimeRules<Walk, { jump: number }, { type: 'jumped' }, T> = {
  kind: 'realtime',
  create: ({ seed }) => ({ rng: seeded(seed), at: 0, luck: 0 }),
  tick(state, frame, t) {
    state.at += frame.held * t.stride;
    state.luck = randomInt(state.rng, 1000);
    return [];
  },
  command(state, { jump }) {
    state.at += jump;
    return [{ type: 'jumped' }];
  },
  result: state =>
    state.at >= 1000 ? { outcome: 'won', score: state.at, title: 'Far', lines: [], again: 'Again' } : null,
};
const walker = (seed = 1, overrides = {}) =>
  new Run(
    {
      id: 'walk',
      controls: [],
      constants,
      rules: walk,
      hud: s => [{ kind: 'counter', id: 'at', label: 'At', value: s.at }],
      pilot: () => () => ({ held: 2 }),
    },
    { seed, overrides },
  );
const held = (bits: number) => ({ ...NO_INPUT, held: bits });

interface Heap extends HasRng {
  readonly left: number;
  readonly turn: 1 | 2;
}
type Take = { take: number };
const heap: TurnRules<Heap, Take, { type: 'took' } | { type: 'refused'; message: string }, T> = {
  kind: 'turns',
  create: ({ seed }) => ({ rng: seeded(seed), left: 9, turn: 1 }),
  legal: ({ left }) => [1, 2, 3].filter(take => take <= left).map(take => ({ take })),
  apply(state, { take }) {
    if (take > state.left) return { state, events: [{ type: 'refused', message: 'Too many.' }] };
    return { state: { ...state, left: state.left - take, turn: state.turn === 1 ? 2 : 1 }, events: [{ type: 'took' }] };
  },
  due: ({ turn, left }) => (turn === 2 && left > 0 ? { command: { take: 1 }, afterTicks: 5 } : null),
  undoable: ({ turn }) => turn === 1,
  result: ({ left }) => (left === 0 ? { outcome: 'ended', score: 0, title: 'Empty', lines: [], again: 'Again' } : null),
};
const taker = () =>
  new Run(
    {
      id: 'heap',
      controls: [{ action: 'one', keys: ['Digit1'], label: 'Take one', command: { take: 1 } }],
      constants,
      rules: heap,
      hud: () => [],
      pilot: () => state => ({ take: Math.min(1, state.left) }),
    },
    { seed: 1 },
  );

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
  expect(again.store.getState().watching).toBeNull();
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

test('a snapshot restored elsewhere goes on alike', () => {
  const a = walker(3);
  a.start();
  for (let i = 0; i < 77; i++) a.tick(held(i % 2));
  const b = walker(8);
  b.start();
  b.restore(a.snapshot());
  for (let i = 0; i < 50; i++) {
    a.tick(held(1));
    b.tick(held(1));
  }
  expect(b.hash()).toBe(a.hash());
});

test('in a turn game the computer answers by itself after its wait', () => {
  const run = taker();
  run.start();
  run.tick({ ...NO_INPUT, pressed: 1 });
  expect(run.state).toMatchObject({ left: 8, turn: 2 });
  for (let i = 0; i < 4; i++) run.tick(NO_INPUT);
  expect(run.state.turn).toBe(2);
  run.tick(NO_INPUT);
  expect(run.state).toMatchObject({ left: 7, turn: 1 });
});

test('undo takes back a move, never the computer, and a replay with undos ends alike', () => {
  const run = taker();
  const told: string[] = [];
  run.onEvents(events => told.push(...events.map(event => event.type)));
  run.start();
  run.send({ take: 3 });
  run.undo?.();
  expect(run.state).toMatchObject({ left: 9, turn: 1 });
  expect(run.store.getState()).toMatchObject({ canUndo: false, canRedo: true, assisted: true });
  run.redo?.();
  expect(run.state.left).toBe(6);
  for (let i = 0; i < 6; i++) run.tick(NO_INPUT);
  expect(run.store.getState().canUndo).toBe(false);
  run.send({ take: 9 });
  expect(told.at(-1)).toBe('refused');
  run.send({ take: 2 });
  const replay = run.replay();
  const again = taker();
  again.watch(replay);
  again.seek(replay.ticks);
  again.tick(NO_INPUT);
  expect(replay.frames).toEqual([]);
  expect(again.store.getState().phase).toBe('over');
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

test('a command sent while a tick is told waits for its end', () => {
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
  expect(() => new Run(parts, { seed: 1 })).toThrow('x has bodies');
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
  const told: (readonly string[])[] = [];
  const rules: typeof walk = { ...walk, create: o => (told.push(o.levels), walk.create(o, { stride: 1 })) };
  const run = new Run(
    { id: 'walk', controls: [], constants, rules, hud: () => [], pilot: () => () => ({}) },
    { seed: 1, levels: ['###', '#@#'] },
  );
  run.start();
  run.restart(2);
  expect(told.length).toBeGreaterThan(2);
  expect(new Set(told)).toEqual(new Set([['###', '#@#']]));
});

test('taking back marks a run, except where it is play', () => {
  const marked = (rules: typeof heap) => {
    const run = new Run(
      { id: 'heap', controls: [], constants, rules, hud: () => [], pilot: () => () => null },
      { seed: 1 },
    );
    run.start();
    run.send({ take: 2 });
    run.undo?.();
    expect(run.state.left).toBe(9);
    return run.store.getState().assisted;
  };
  expect(marked(heap)).toBe(true);
  expect(marked({ ...heap, undoIsPlay: true })).toBe(false);
});

test('what survives taking back is carried over, both ways', () => {
  const run = new Run(
    {
      id: 'heap',
      controls: [],
      constants,
      rules: { ...heap, survives: (restored, left) => ({ ...restored, rng: left.rng }) },
      hud: () => [],
      pilot: () => () => null,
    },
    { seed: 1 },
  );
  run.start();
  const before = run.state;
  run.send({ take: 2 });
  (run.state.rng as number[])[0] = 77;
  run.undo?.();
  expect(run.state).toEqual({ ...before, rng: run.state.rng });
  expect(run.state.rng[0]).toBe(77);
  run.redo?.();
  expect(run.state.left).toBe(7);
});

test('a command aside is no step and stands in no step’s way', () => {
  const run = new Run(
    {
      id: 'heap',
      controls: [],
      constants,
      rules: { ...heap, undoable: (_, { take }) => (take === 1 ? 'aside' : true) },
      hud: () => [],
      pilot: () => () => null,
    },
    { seed: 1 },
  );
  run.start();
  const left = (act: () => void) => (act(), run.state.left);
  const take = (count: number) => () => run.send({ take: count });
  expect([take(1), take(2), take(1), () => run.undo?.(), () => run.redo?.(), () => run.undo?.()].map(left)).toEqual([
    8, 6, 5, 8, 5, 8,
  ]);
  expect(run.store.getState().canUndo).toBe(false);
});
