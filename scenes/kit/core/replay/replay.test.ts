// Recordings: compressed without loss, truncated by a rewind, read in any order.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Frame } from '../input/input.ts';
import { replay } from '../testing.ts';
import { canonical, Recorder, ReplayReader } from './replay.ts';

const stick = fc.tuple(fc.integer({ min: -127, max: 127 }), fc.integer({ min: -127, max: 127 }));
const pointer = fc.record({
  x: fc.integer({ min: -50, max: 2000 }),
  y: fc.integer({ min: -50, max: 2000 }),
  down: fc.boolean(),
  pressed: fc.boolean(),
  released: fc.boolean(),
  cancelled: fc.boolean(),
});
const frames: fc.Arbitrary<Frame> = fc.record(
  {
    held: fc.nat(1023),
    pressed: fc.nat(1023),
    released: fc.nat(1023),
    pointer,
    move: stick,
    aim: stick,
    wheel: stick,
    further: fc.array(fc.option(pointer), { maxLength: 3 }),
  },
  { requiredKeys: ['held', 'pressed', 'released'] },
);

test('live play meets no −0, as its replay will not', () => {
  const { pointer: at, move } = canonical({
    held: 0,
    pressed: 0,
    released: 0,
    pointer: { x: -0, y: -0, down: true, pressed: false, released: false, cancelled: false },
    move: [-0, 5],
  });
  expect([at?.x, at?.y, move?.[0]]).toEqual([0, 0, 0]);
});

test('what is recorded is read back, tick by tick, in any order', () => {
  fc.assert(
    fc.property(fc.array(frames, { minLength: 1, maxLength: 40 }), list => {
      const recorder = new Recorder();
      const live = list.flatMap(frame => [frame, frame]).map(canonical);
      for (const frame of live) recorder.frame(frame);
      expect(recorder.frames.length).toBeLessThanOrEqual(list.length);
      const reader = new ReplayReader(replay({ frames: recorder.frames, ticks: live.length }));
      expect(live.map((_, tick) => reader.frame(tick))).toEqual(live);
      expect(reader.frame(0)).toEqual(live[0]);
    }),
  );
});

test('rewinding cuts the recording', () => {
  const recorder = new Recorder();
  for (const held of [1, 1, 2, 2, 2, 3]) recorder.frame({ held, pressed: 0, released: 0 });
  recorder.action(3, { command: 'kept' });
  recorder.action(4, { command: 'dropped' });
  recorder.truncate(3);
  expect(recorder.frames).toEqual([
    [2, [1]],
    [1, [2]],
  ]);
  expect(recorder.acts).toEqual([[3, { command: 'kept' }]]);
  recorder.truncate(0);
  expect(recorder.frames).toEqual([]);
});

test('four fingers and the wheel are recorded, each finger in its place; a fifth is not', () => {
  const finger = (x: number) => ({ x, y: 7, down: true, pressed: false, released: false, cancelled: false });
  const frame: Frame = {
    held: 0,
    pressed: 0,
    released: 0,
    pointer: finger(1),
    wheel: [0, -120],
    further: [null, finger(3), finger(4)],
  };
  expect(canonical(frame)).toEqual(frame);
  expect(canonical({ ...frame, further: [finger(2), null, null] }).further).toEqual([finger(2)]);
  expect(canonical({ ...frame, further: [2, 3, 4, 5].map(finger) }).further).toEqual([2, 3, 4].map(finger));
});

test('acts are read each once, from any tick on', () => {
  const acts = [0, 0, 3, 3, 9].map((tick, n) => [tick, { command: { n } }] as const);
  const reader = new ReplayReader(replay({ acts }));
  const read = (tick: number) => {
    const found: unknown[] = [];
    for (let act = reader.nextAction(tick); act; act = reader.nextAction(tick)) found.push(act);
    return found.length;
  };
  expect([0, 0, 1, 3, 9].map(read)).toEqual([2, 0, 0, 2, 1]);
  reader.seekActions(3);
  expect([reader.hasActionsAt(3), reader.hasReadActionsOf(3)]).toEqual([true, false]);
  reader.nextAction(3);
  expect([reader.hasActionsAt(3), reader.hasReadActionsOf(3)]).toEqual([true, true]);
  reader.seekActions(4);
  expect([read(3), read(9)]).toEqual([0, 1]);
});

test('a recording taken in parts, with rewinds between them, is joined to the same recording', () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ frame: fc.nat(3) }) },
    { weight: 2, arbitrary: fc.record({ action: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ rewind: fc.nat(20) }) },
    { weight: 2, arbitrary: fc.constant('take' as const) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), steps => {
      const [recorder, joined] = [new Recorder(), new Recorder()];
      let tick = 0;
      for (const one of steps) {
        if (one === 'take') joined.append(JSON.parse(JSON.stringify(recorder.takeNew())));
        else if ('frame' in one) {
          recorder.frame({ held: one.frame, pressed: 0, released: 0 });
          tick++;
        } else if ('action' in one) recorder.action(tick, { command: { take: one.action } });
        else {
          tick = Math.max(0, tick - one.rewind);
          recorder.truncate(tick);
        }
      }
      joined.append(recorder.takeNew());
      expect([joined.frames, joined.acts]).toEqual([recorder.frames, recorder.acts]);
      recorder.takeAllAgain();
      expect(new Recorder(recorder.takeNew())).toMatchObject({ frames: recorder.frames, acts: recorder.acts });
    }),
  );
});
