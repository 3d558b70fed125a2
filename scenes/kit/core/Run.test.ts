// The session, on two small games made for it: a counter that ticks and a game of take-away that takes turns.
import { expect, test } from 'vitest';
import type { HudItem } from './hud.ts';
import { NO_INPUT } from './input.ts';
import { copy } from './json.ts';
import { Run } from './Run.ts';
import type { Replay } from './replay.ts';
import { seeded } from './rng.ts';
import type { RealtimeRules } from './rules.ts';
import type { OpenOptions } from './session.ts';
import { constants, heap, held, taker, type Walk, walk, walker } from './testing.ts';

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

/** A run watched to its end by a session that has never seen it. */
function shownAgain(view: { watch(replay: Replay): void; seek(tick: number): void; hash(): string }, replay: Replay) {
  view.watch(copy(replay));
  view.seek(replay.ticks);
  return view.hash();
}

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
  expect(shownAgain(walker(9), b.replay())).toBe(b.hash());
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
  expect(shownAgain(taker(), c.replay())).toBe(c.hash());
});

test('a snapshot of a long turn game grows by its commands, not by its states', () => {
  const long = { ...heap, create: () => ({ rng: seeded(1), left: 500, turn: 1 as const, lore: 'x'.repeat(1000) }) };
  const rules = { ...long, due: () => null, undoable: () => true };
  const run = new Run(
    { id: 'heap', controls: [], constants, rules, hud: () => [], pilot: () => () => null },
    { seed: 1 },
  );
  run.start();
  for (let i = 0; i < 100; i++) run.send({ take: 1 });
  expect(run.store.getState().canUndo).toBe(true);
  const text = JSON.stringify(run.snapshot());
  expect(text.split('x'.repeat(1000))).toHaveLength(2);
});

test('what a run begins from besides reaches the rules, is recorded, and comes back with the replay', () => {
  const told: unknown[] = [];
  const rules: typeof walk = {
    ...walk,
    create: o => (told.push(o.begin), { ...walk.create(o, { stride: 1 }), at: Number(o.begin?.kept) }),
  };
  const open = (more: Partial<OpenOptions>) =>
    new Run(
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
  told.length = 0;
  view.watch(replay);
  view.seek(1);
  expect(view.state.at).toBe(41);
  view.restart();
  expect(told).toEqual([{ kept: 40, awaySeconds: 3 }, { career: 7 }]);
  expect(open({}).replay()).not.toHaveProperty('begin');
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

/** A turn game with parts of its own. */
const opened = (rules: object, hud: () => readonly HudItem[] = () => []) =>
  new Run(
    {
      id: 'heap',
      controls: [],
      constants,
      rules: { ...heap, ...rules },
      hud,
      view: () => ({}),
      pilot: () => () => null,
    },
    { seed: 1 },
  );

test('send answers the sentence that refuses a command, or null', () => {
  const run = taker();
  expect(run.send({ take: 1 })).toBe('Nobody is playing now.');
  run.start();
  expect(run.send(7)).toBe('That is not a move in this game.');
  expect(run.send({ take: 99 })).toBe('Too many.');
  expect(run.send({ take: 1 })).toBeNull();
  run.pause();
  expect(run.send({ take: 1 })).toBe('Nobody is playing now.');
  expect(run.replay().acts).toHaveLength(2);
});

test('result and legal are asked with the constants as they are now', () => {
  const run = opened({
    legal: (_: unknown, t: { stride: number }) => [{ take: t.stride }],
    result: ({ left }: { left: number }, t: { stride: number }) =>
      left <= t.stride ? { outcome: 'ended', score: t.stride, title: '', lines: [], again: '' } : null,
  });
  run.start();
  expect(run.legal?.()).toEqual([{ take: 1 }]);
  run.tune('stride', 4);
  expect(run.legal?.()).toEqual([{ take: 4 }]);
  expect(run.store.getState().result).toBeNull();
  run.tune('stride', 9);
  expect(run.store.getState()).toMatchObject({ phase: 'over', result: { score: 9 } });
});

test('in turns HUD and view are made once a state, not once a tick', () => {
  let made = 0;
  const run = opened({ due: undefined }, () => {
    made++;
    return [{ kind: 'counter', id: 'made', label: 'Made', value: made }];
  });
  run.start();
  const before = made;
  const { view, hud } = run.store.getState();
  for (let i = 0; i < 100; i++) run.tick(NO_INPUT);
  run.pause();
  run.resume();
  expect(made).toBe(before);
  expect(run.store.getState()).toMatchObject({ tick: 100 });
  expect(run.store.getState().view).toBe(view);
  expect(run.store.getState().hud).toBe(hud);
  run.send({ take: 1 });
  expect(made).toBe(before + 1);
  run.tune('stride', 2);
  expect(made).toBe(before + 2);
  run.undo?.();
  expect(made).toBe(before + 3);
});

/** Time is up at tick 100, whatever anybody does; what was taken can be taken back for 20 ticks. */
const hourglass = {
  due: undefined,
  create: () => ({ rng: seeded(1), left: 90, turn: 1, lapsesAt: null }),
  apply: (
    state: { left: number; lapsesAt: number | null },
    command: { take?: number; end?: true; lapse?: true },
    _: unknown,
    now: number,
  ) => {
    if (command.end) return { state: { ...state, left: 0, lapsesAt: null }, events: [{ type: 'took' }] };
    if (command.lapse) return { state: { ...state, lapsesAt: null }, events: [] };
    return {
      state: { ...state, left: state.left - (command.take ?? 0), lapsesAt: now + 20 },
      events: [{ type: 'took' }],
    };
  },
  alarm: ({ left, lapsesAt }: { left: number; lapsesAt: number | null }) =>
    left === 0
      ? null
      : lapsesAt === null
        ? { command: { end: true }, at: 100 }
        : { command: { lapse: true }, at: lapsesAt },
  undoable: (_: unknown, command: { take?: number }) => command.take !== undefined,
};

test('an alarm rings at its tick, however much is done until then, undone or paused', () => {
  const rules = {
    ...hourglass,
    alarm: ({ left }: { left: number }) => (left === 0 ? null : { command: { end: true }, at: 100 }),
  };
  const run = opened(rules);
  run.start();
  for (let i = 0; i < 100; i++) {
    run.send({ take: 0 });
    if (i % 3 === 0) run.undo?.();
    if (i === 50) run.pause();
    if (i === 50) for (let j = 0; j < 30; j++) run.tick(NO_INPUT);
    run.resume();
    run.tick(NO_INPUT);
  }
  expect(run.state.left).toBe(90);
  run.tick(NO_INPUT);
  expect(run.store.getState()).toMatchObject({ phase: 'over', tick: 101 });
  expect(shownAgain(opened(rules), run.replay())).toBe(run.hash());
});

test('an undo lapses after its time, in play, in a replay and after a restored snapshot', () => {
  const run = opened(hourglass);
  run.start();
  for (let i = 0; i < 10; i++) run.tick(NO_INPUT);
  run.send({ take: 3 });
  for (let i = 0; i < 20; i++) run.tick(NO_INPUT);
  expect(run.store.getState().canUndo).toBe(true);
  const restored = opened(hourglass);
  restored.restore(copy(run.snapshot()));
  for (const one of [run, restored]) {
    expect(one.store.getState().canUndo).toBe(true);
    one.tick(NO_INPUT);
    expect(one.store.getState().canUndo).toBe(false);
    one.undo?.();
    expect(one.state.left).toBe(87);
    for (let i = 0; i < 90; i++) one.tick(NO_INPUT);
    expect(one.state.left).toBe(0);
    expect(shownAgain(opened(hourglass), one.replay())).toBe(one.hash());
  }
  run.restart();
  expect(run.state.left).toBe(90);
  for (let i = 0; i < 100; i++) run.tick(NO_INPUT);
  expect(run.state.left).toBe(90);
});

interface Shop extends Walk {
  boughtAt: number | null;
}
const shop: RealtimeRules<Shop, { buy: true } | { back: true }, { type: 'jumped' }, { stride: number }> = {
  kind: 'realtime',
  create: o => ({ ...walk.create(o, { stride: 1 }), boughtAt: null }),
  tick: (state, frame, t) => walk.tick(state, frame, t),
  command(state, command) {
    state.boughtAt = 'buy' in command ? state.at : null;
    return [{ type: 'jumped' }];
  },
  takeBack: ({ boughtAt, at }) => (boughtAt !== null && at - boughtAt < 10 ? { back: true } : null),
  result: () => null,
};

test('in real time the rules say what takes a purchase back, and until when; time is not turned back and nothing is marked', () => {
  const open = () =>
    new Run({ id: 'shop', controls: [], constants, rules: shop, hud: () => [], pilot: () => () => ({}) }, { seed: 1 });
  const run = open();
  run.start();
  const { canUndo } = run.store.getState();
  run.undo?.();
  run.send({ buy: true });
  for (let i = 0; i < 5; i++) run.tick(held(1));
  expect([canUndo, run.store.getState().canUndo]).toEqual([false, true]);
  run.undo?.();
  expect(run.state).toMatchObject({ boughtAt: null, at: 5 });
  expect(run.store.getState()).toMatchObject({ canUndo: false, canRedo: false, assisted: false });
  run.send({ buy: true });
  for (let i = 0; i < 10; i++) run.tick(held(1));
  expect(run.store.getState().canUndo).toBe(false);
  run.undo?.();
  expect(run.state.boughtAt).toBe(5);
  expect(run.redo).toBeUndefined();
  expect(walker().undo).toBeUndefined();
  expect(run.replay().acts).toHaveLength(3);
  expect(shownAgain(open(), run.replay())).toBe(run.hash());
});
