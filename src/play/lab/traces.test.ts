// Numbers of state and HUD over time: which there are, what they were, and that a replay fills them in.
import { beforeEach, expect, test } from 'vitest';
import { runToEnd } from '../../../scenes/kit/core/incremental.ts';
import { held, walker } from '../../../scenes/kit/core/testing.ts';
import { createTraces, numberNamed, numberNames, SAMPLE_TICKS, traceReplay } from './traces.ts';

let session: ReturnType<typeof walker>;
const walk = (ticks: number) => {
  for (let i = 0; i < ticks; i++) session.tick(held(1));
};
beforeEach(() => {
  session = walker();
  session.start();
});

test('numbers are named by where they stand', () => {
  expect(numberNames(session)).toEqual(expect.arrayContaining(['hud: At', 'at', 'luck']));
  walk(3);
  expect([numberNamed(session, 'at'), numberNamed(session, 'hud: At'), numberNamed(session, 'guards.0.x')]).toEqual([
    3,
    3,
    null,
  ]);
  expect(numberNamed(session, 'constructor.length')).toBeNull();
});

test('what is pinned is sampled while a run is played, and begins anew with the next', () => {
  const traces = createTraces(session);
  const stop = traces.listen();
  traces.pin('at');
  walk(SAMPLE_TICKS * 3);
  const sampled = () => [...(traces.store.getState().get('at') ?? [])];
  expect(sampled()).toEqual([0, 1, 2, 3].map(i => [i * SAMPLE_TICKS, i * SAMPLE_TICKS]));
  session.restart(2);
  walk(SAMPLE_TICKS);
  expect(sampled()).toEqual([
    [0, 0],
    [SAMPLE_TICKS, SAMPLE_TICKS],
  ]);
  traces.unpin('at');
  expect(traces.store.getState().size).toBe(0);
  stop();
});

test('a replay is traced as a whole, and fills in what was not seen', () => {
  walk(SAMPLE_TICKS * 4);
  const replay = session.replay();
  const traces = createTraces(session);
  traces.pin('at');
  traces.fill(runToEnd(traceReplay(walker(9), replay, ['at'])));
  expect(traces.store.getState().get('at')?.get(SAMPLE_TICKS)).toBe(SAMPLE_TICKS);
});
