// Session: scheduled commands (alarms) at their tick, and undo that expires.
import { expect, test } from 'vitest';
import { NO_INPUT } from '../input/input.ts';
import { copy } from '../json.ts';
import { seeded } from '../rng.ts';
import type { RealtimeRules } from '../rules.ts';
import { constants, hashOfPlayback, held, opened, type Walk, walk, walker } from '../testing.ts';
import { GameSession } from './GameSession.ts';

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
  expect(hashOfPlayback(opened(rules), run.replay())).toBe(run.hash());
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
    expect(hashOfPlayback(opened(hourglass), one.replay())).toBe(one.hash());
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
    new GameSession(
      { id: 'shop', controls: [], constants, rules: shop, hud: () => [], pilot: () => () => ({}) },
      { seed: 1 },
    );
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
  expect(hashOfPlayback(open(), run.replay())).toBe(run.hash());
});
