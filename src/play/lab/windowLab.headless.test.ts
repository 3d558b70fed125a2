// `window.lab`: no exceptions, a new promise after every restart, and the game's own lab functions.
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { RealtimeRules } from '../../../scenes/kit/core/rules.ts';
import { GameSession } from '../../../scenes/kit/core/session/GameSession.ts';
import { constants, taker, type Walk, walk } from '../../../scenes/kit/core/testing.ts';
import type { LabContext, LabExtras } from '../../../scenes/kit/game.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import { createLab } from './windowLab.ts';

function connected(extras?: LabExtras) {
  const session = taker();
  const made = createLab('heap');
  const hold = vi.fn();
  const mounted = {
    stage: { session },
    runtime: { constants: {}, ...(extras && { lab: extras }) },
    clock: { store: createStore(() => ({ held: false })), hold, run() {} },
  } as unknown as MountedGame;
  made.connect(mounted);
  return { ...made, mounted, session, own: made.lab as unknown as Record<string, (...input: unknown[]) => unknown> };
}
const isKept = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);

test('it is ready when the game is on its stage, and has another promise after every restart', async () => {
  const made = createLab('heap');
  expect(await isKept(made.lab.ready)).toBe(false);
  made.connect(connected().mounted);
  const first = made.lab.ready;
  await first;
  const { lab, session } = connected();
  const promises = [lab.ready];
  lab.restart(3);
  promises.push(lab.ready);
  lab.step(5);
  promises.push(lab.ready);
  lab.restart();
  promises.push(lab.ready);
  session.restart();
  promises.push(lab.ready);
  expect(new Set(promises).size).toBe(5);
  await Promise.all(promises);
  lab.step(5);
  lab.send({ take: 1 });
  session.undo?.();
  expect(lab.ready).toBe(promises.at(-1));
});

test('send begins play and answers the refusal’s words, or null', () => {
  const { lab } = connected();
  expect(lab.send({ take: 50 })).toBe('Too many.');
  expect(lab.send({ take: 2 })).toBeNull();
  expect(lab.send('nonsense')).toBe('That is not a move in this game.');
  expect(lab.state()).toMatchObject({ left: 7 });
  expect(createLab('heap').lab.send({ take: 1 })).toBe('The game is not on its stage yet.');
});

test('a game’s own functions get the session and a way into play, any arguments, and may take their time', async () => {
  const { own, session } = connected(({ session: hands, begin }) => ({
    takeAll: async (...counts) => {
      begin();
      await Promise.resolve();
      return counts.map(take => hands.send({ take: take as number }));
    },
  }));
  expect(session.store.getState().phase).toBe('ready');
  expect(await own['takeAll']?.(2, 50)).toEqual([null, 'Too many.']);
  session.pause();
  await own['takeAll']?.();
  expect(session.store.getState().phase).toBe('playing');
});

test('they never throw, now or later, and take no name of the lab’s', async () => {
  const heard = vi.fn();
  vi.stubGlobal('reportError', heard);
  const fault = () => {
    throw new Error('planted');
  };
  const { own, lab } = connected(() => ({ fault, later: async () => fault(), hash: fault, legal: fault }));
  expect(own['fault']?.()).toBeNull();
  expect(await own['later']?.()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(lab.hash()).not.toBe('');
  expect(lab.legal?.()).toHaveLength(3);
  vi.unstubAllGlobals();
});

test('another mount has other hands', () => {
  const seen: LabContext[] = [];
  const first = connected(hands => {
    seen.push(hands);
    return { state: () => 0, mine: () => seen.at(-1)?.session.store.getState().seed };
  });
  const second = taker();
  second.restart(99);
  const { stage: _, ...rest } = first.mounted;
  first.connect(null);
  expect(first.own['mine']?.()).toBeNull();
  first.connect({ ...rest, stage: { session: second } } as unknown as MountedGame);
  expect(first.own['mine']?.()).toBe(99);
});

test('step hands over all four fingers and the wheel: pressed in the first tick, released in the last', () => {
  const { lab, session } = connected();
  const frames: unknown[] = [];
  const tick = session.tick.bind(session);
  session.tick = frame => (frames.push(frame), tick(frame));
  const finger = { x: 1.5, y: 2, down: true, pressed: true, released: true, cancelled: false };
  lab.step(2, { further: [null, finger, 7 as never], wheel: [0, 1e99] });
  const at = (pressed: boolean, released: boolean) => ({ x: 1, y: 2, down: true, pressed, released });
  expect(frames).toMatchObject([
    { further: [null, at(true, false), null], wheel: [0, 1_000_000] },
    { further: [null, at(false, true), null] },
  ]);
});

test('what rules ask is answered while the lab steps, and who waits for the lab early is told once it is', async () => {
  const dig: RealtimeRules<Walk & { gems: number | null }, { jump: number }, { type: 'jumped' }, { stride: number }> = {
    ...walk,
    kind: 'realtime',
    create: (o, t) => ({ ...walk.create(o, t), gems: null }),
    request: ({ gems }) => (gems === null ? 'how many' : null),
    onResponse: (state, answer) => {
      state.gems = answer as number;
      return [];
    },
  };
  const parts = { id: 'dig', controls: [], constants, rules: dig, hud: () => [], pilot: () => () => ({ held: 1 }) };
  const session = new GameSession(parts, { seed: 1 });
  const { lab, connect } = createLab('dig');
  const early = lab.ready;
  const clock = { hold: () => undefined };
  const runtime = { work: { runInline: async () => () => 10 }, constants: {} };
  connect({ stage: { session }, runtime, clock } as unknown as MountedGame);
  session.respond('how many', 10);
  await early;
  lab.step(2);
  expect(session.state.gems, 'asked again as play begins, and answered here').toBe(10);
});
