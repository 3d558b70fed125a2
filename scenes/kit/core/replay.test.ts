// Recordings: packed without loss, cut where play was rewound, read back only when sound.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Frame } from './input.ts';
import { canonical, Reader, Recorder, type Replay, readReplay, writeReplay } from './replay.ts';

const stick = fc.tuple(fc.integer({ min: -127, max: 127 }), fc.integer({ min: -127, max: 127 }));
const frames: fc.Arbitrary<Frame> = fc.record(
  {
    held: fc.nat(1023),
    pressed: fc.nat(1023),
    released: fc.nat(1023),
    pointer: fc.record({
      x: fc.integer({ min: -50, max: 2000 }),
      y: fc.integer({ min: -50, max: 2000 }),
      down: fc.boolean(),
      pressed: fc.boolean(),
      released: fc.boolean(),
      cancelled: fc.boolean(),
    }),
    move: stick,
    aim: stick,
  },
  { requiredKeys: ['held', 'pressed', 'released'] },
);

const replay = (over: Partial<Replay> = {}): Replay => ({
  version: 1,
  game: 'test',
  seed: 7,
  setup: { mode: 'pvc' },
  overrides: {},
  ticks: 3,
  frames: [[3, [1]]],
  acts: [[1, { command: { type: 'roll' } }]],
  assisted: false,
  hash: 'ab',
  result: null,
  ...over,
});

test('what is recorded is read back, tick by tick, in any order', () => {
  fc.assert(
    fc.property(fc.array(frames, { minLength: 1, maxLength: 40 }), list => {
      const recorder = new Recorder();
      const live = list.flatMap(frame => [frame, frame]).map(canonical);
      for (const frame of live) recorder.frame(frame);
      expect(recorder.frames.length).toBeLessThanOrEqual(list.length);
      const reader = new Reader(replay({ frames: recorder.frames, ticks: live.length }));
      expect(live.map((_, tick) => reader.frame(tick))).toEqual(live);
      expect(reader.frame(0)).toEqual(live[0]);
    }),
  );
});

test('rewinding cuts the recording', () => {
  const recorder = new Recorder();
  for (const held of [1, 1, 2, 2, 2, 3]) recorder.frame({ held, pressed: 0, released: 0 });
  recorder.act(3, { command: 'kept' });
  recorder.act(4, { command: 'dropped' });
  recorder.truncate(3);
  expect(recorder.frames).toEqual([
    [2, [1]],
    [1, [2]],
  ]);
  expect(recorder.acts).toEqual([[3, { command: 'kept' }]]);
  recorder.truncate(0);
  expect(recorder.frames).toEqual([]);
});

test('a written replay reads back', () => expect(readReplay(writeReplay(replay()), 'test')).toEqual(replay()));

test.each([
  ['not JSON', '{"version":', /not JSON/],
  ['a number', '42', /not a replay/],
  ['another version', JSON.stringify({ ...replay(), version: 9 }), /version/],
  ['another game', JSON.stringify(replay({ game: 'sokoban' })), /another game \(sokoban\)/],
  ['no ticks', JSON.stringify({ ...replay(), ticks: -1 }), /ticks/],
  ['a hostile frame', JSON.stringify({ ...replay(), frames: [[1e12, [0]]] }), /frames/],
  ['a broken act', JSON.stringify({ ...replay(), acts: [[0, { eval: 'x' }]] }), /acts/],
  ['a prototype', '{"__proto__":{"version":1}}', /not a replay/],
])('%s gets a sentence, not an exception', (_name, text, sentence) => {
  expect(readReplay(text, 'test')).toMatch(sentence);
  expect(readReplay(text, 'test')).toMatch(/Nothing was changed/);
});

test('a hundred thousand brackets get a sentence too', () => {
  expect(readReplay('['.repeat(100_000) + ']'.repeat(100_000), 'test')).toMatch(/Nothing was changed/);
  const deep = `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const text = JSON.stringify(replay()).replace('{"type":"roll"}', deep);
  expect(readReplay(text, 'test')).toMatch(/too deep/);
  expect(readReplay(writeReplay(replay({ acts: [[0, { command: { name: '[[[\\"' } }]] })), 'test')).toMatchObject({
    game: 'test',
  });
});
