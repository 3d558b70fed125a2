// Session of a turn game: delayed commands, undo and redo, refusals.
import { expect, test } from 'vitest';
import { NO_INPUT } from '../input/input.ts';
import { constants, heap, opened, taker } from '../testing.ts';
import { GameSession } from './GameSession.ts';

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

test('while a turn game stands, a tick changes the time alone; then its clock is heard all the same', () => {
  const run = taker();
  run.start();
  run.tick({ ...NO_INPUT, pressed: 1 });
  const { tick, ...before } = run.store.getState();
  run.tick(NO_INPUT);
  const { tick: now, ...after } = run.store.getState();
  expect(now).toBe(tick + 1);
  for (const key of Object.keys(before) as (keyof typeof before)[]) expect(after[key], key).toBe(before[key]);
  for (let i = 0; i < 4; i++) run.tick(NO_INPUT);
  expect(run.store.getState()).toMatchObject({ tick: now + 4, canUndo: false });
  expect(run.state).toMatchObject({ left: 7, turn: 1 });
});

test('undo takes back a move, never the computer, and a replay with undos ends alike', () => {
  const run = taker();
  const types: string[] = [];
  run.onEvents(events => types.push(...events.map(event => event.type)));
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
  expect(types.at(-1)).toBe('refused');
  run.send({ take: 2 });
  const replay = run.replay();
  const again = taker();
  again.watch(replay);
  again.seek(replay.ticks);
  again.tick(NO_INPUT);
  expect(replay.frames).toEqual([]);
  expect(again.store.getState().phase).toBe('over');
});

test('taking back marks a run, except where it is play', () => {
  const marked = (rules: typeof heap) => {
    const run = new GameSession(
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
  const run = new GameSession(
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
  const run = new GameSession(
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
