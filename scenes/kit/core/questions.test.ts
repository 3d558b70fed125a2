// Requests of rules and their responses: recorded like any action, applied once, and only to their own request.
import { expect, test } from 'vitest';
import { NO_INPUT } from './input/input.ts';
import { copy, type Json } from './json.ts';
import type { Rng } from './rng.ts';
import type { RealtimeRules } from './rules.ts';
import { GameSession } from './session/GameSession.ts';
import { respondInline } from './session/respondInline.ts';
import { constants, heap, held, type Walk, walk } from './testing.ts';

interface Digger extends Walk {
  cave: number;
  /** What the cave holds, once it is worked out. */
  gems: number | null;
}
type Step = { jump: number };
/** Each cave must be worked out before it is entered; the walk waits. */
const dig: RealtimeRules<Digger, Step, { type: 'jumped' } | { type: 'entered' }, { stride: number }> = {
  ...walk,
  kind: 'realtime',
  create: (o, t) => ({ ...walk.create(o, t), cave: 1, gems: null }),
  request: ({ cave, gems }) => (gems === null ? { cave } : null),
  onResponse(state, answer) {
    if (typeof answer !== 'number') return [];
    state.gems = answer;
    return [{ type: 'entered' }];
  },
  tick(state, frame, t) {
    if (state.gems !== null) walk.tick(state, frame, t);
    return [];
  },
  command(state, { jump }) {
    if (jump === 0) Object.assign(state, { cave: state.cave + 1, gems: null });
    return walk.command?.(state, { jump }, { stride: 1 }) ?? [];
  },
  giveUp: ({ at }) => (at === 5 ? { jump: -5 } : null),
};
const digger = (seed = 1, rules = dig) =>
  new GameSession(
    { id: 'dig', controls: [], constants, rules, hud: () => [], pilot: () => () => ({ held: 1 }) },
    { seed },
  );
const caveOf = (question: Json) => (question as { cave: number }).cave * 10;

test('a run waits for its answer, behind the start card and in play, and is replayed without asking', () => {
  const run = digger();
  expect(run.store.getState().request).toEqual({ cave: 1 });
  run.respond({ cave: 1 }, 10);
  expect(run.store.getState().request).toBeNull();
  expect(run.state.gems, 'the bot may play there').toBe(10);
  run.start();
  expect(run.store.getState().request, 'nothing of it was recorded').toEqual({ cave: 1 });
  run.tick(held(1));
  expect(run.state.at).toBe(0);
  run.respond({ cave: 1 }, 10);
  run.tick(held(1));
  run.send({ jump: 0 });
  run.pause();
  run.respond({ cave: 2 }, 20);
  run.resume();
  run.tick(held(1));
  expect(run.state).toMatchObject({ at: 2, cave: 2, gems: 20 });
  const replay = copy(run.replay());
  const view = digger(9);
  view.watch(replay);
  expect(view.store.getState().request, 'a recording brings its answers').toBeNull();
  view.respond({ cave: 1 }, 99);
  for (let i = 0; i < replay.ticks; i++) view.tick(NO_INPUT);
  expect(view.hash()).toBe(run.hash());
});

test('an answer to another question, a second one and one that rules refuse change nothing', () => {
  const run = digger();
  run.start();
  run.respond({ cave: 2 }, 20);
  run.respond({ cave: 1 }, 'a great many');
  expect(run.store.getState().request).toEqual({ cave: 1 });
  run.respond({ cave: 1 }, 10);
  run.respond({ cave: 1 }, 11);
  expect(run.state.gems).toBe(10);
});

test('a run that is rewound before its answer asks again', () => {
  const run = digger();
  run.start();
  for (let i = 0; i < 90; i++) run.tick(held(0));
  run.respond({ cave: 1 }, 10);
  for (let i = 0; i < 40; i++) run.tick(held(0));
  run.rewind?.(1);
  expect(run.store.getState().request).toEqual({ cave: 1 });
});

test('whoever may wait has all questions answered at once', () => {
  const run = digger();
  const asked: Json[] = [];
  const stop = respondInline(run, question => (asked.push(question), caveOf(question)));
  run.start();
  run.send({ jump: 0 });
  run.tick(held(1));
  expect(run.state).toMatchObject({ at: 1, gems: 20 });
  expect(asked).toEqual([{ cave: 1 }, { cave: 1 }, { cave: 2 }]);
  stop();
  run.send({ jump: 0 });
  expect(run.state.gems).toBeNull();
});

test('what a first answer brings up is answered too', () => {
  const run = digger(1, {
    ...dig,
    onResponse(state, answer) {
      if (state.cave === 1) state.cave = 2;
      else state.gems = Number(answer);
      return [];
    },
  });
  respondInline(run, caveOf);
  expect(run.state).toMatchObject({ cave: 2, gems: 20 });
});

test('an answer in turns is no step of play: it is not taken back, nor in the way of taking back', () => {
  const run = new GameSession(
    {
      id: 'heap',
      controls: [],
      constants,
      rules: {
        ...heap,
        request: ({ left }) => (left === 8 ? 'how many' : null),
        onResponse: (state: { left: number; turn: 1 | 2; rng: Rng }, answer: Json) => ({
          state: { ...state, left: Number(answer) },
          events: [],
        }),
      },
      hud: () => [],
      pilot: () => () => null,
    },
    { seed: 1 },
  );
  run.start();
  run.send({ take: 1 });
  run.respond('how many', 6);
  expect(run.state.left).toBe(6);
  expect(run.store.getState().canUndo).toBe(true);
  run.undo?.();
  expect(run.state.left).toBe(9);
});

test('what is open is given up by its command, and nothing where nothing is', () => {
  const run = digger();
  expect(run.giveUp(), 'not in play').toBe(false);
  run.start();
  run.respond({ cave: 1 }, 10);
  expect(run.giveUp()).toBe(false);
  run.tick(held(5));
  expect(run.giveUp()).toBe(true);
  expect(run.state.at).toBe(0);
});
