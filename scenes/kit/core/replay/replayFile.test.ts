// A replay file is anybody's: what is sound reads back, in pieces or at once; what is not gets a sentence, soon.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { replay } from '../testing.ts';
import { readingReplay, readReplay, writeReplay } from './replayFile.ts';

/** What it says in the end, and on the way. */
function inPieces(text: string) {
  const work = readingReplay(text, 'test');
  const yielded: number[] = [];
  for (;;) {
    const piece = work.next();
    if (piece.done) return { read: piece.value, yielded };
    yielded.push(piece.value);
  }
}

test('a written replay reads back, with everything it may hold', () => {
  const kept = replay({
    rules: 4,
    begin: { kept: [1, { deep: null }], awaySeconds: 9, career: 'boxes, "quoted" \\ and [bracketed]' },
    overrides: { stride: 2.5 },
    frames: [
      [2, [1, 0, 0, -5, 7, 3, 0, 0, 0, 0, 0, -120, 9, 9, 1, 0, 0, 0, 4, 4, 5]],
      [1, []],
    ],
    acts: [
      [0, { tune: ['stride', 3] }],
      [1, { command: { text: 'frames":[[' } }],
      [1, { undo: true }],
      [2, { redo: true }],
      [2, { answer: [[0, 1.5], 'cave'] }],
    ],
  });
  expect(readReplay(writeReplay(kept), 'test')).toEqual(kept);
  expect(readReplay(JSON.stringify(kept, null, 2), 'test')).toEqual(kept);
});

test('any plain beginning and any commands read back', () => {
  const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false }) as fc.Arbitrary<never>;
  fc.assert(
    fc.property(json, fc.array(json, { minLength: 1, maxLength: 30 }), fc.nat({ max: 600 }), (kept, some, length) => {
      const commands = Array.from({ length }, (_, i) => some[i % some.length] as never);
      const written = replay({ begin: { kept }, acts: commands.map((command, tick) => [tick, { command }]) });
      const text = writeReplay(written);
      expect(readReplay(text, 'test')).toEqual(JSON.parse(text));
    }),
    { numRuns: times(8, 40) },
  );
});

const without = (name: string) => JSON.stringify({ ...replay(), [name]: undefined });
const having = (name: string, value: unknown) => JSON.stringify({ ...replay(), [name]: value });

test.each([
  ['torn', '{"version":', 'This file is not a replay.'],
  ['a number', '42', 'This file is not a replay.'],
  ['a picture', '\x89PNG\r\n', 'This file is not a replay.'],
  ['another object', '{"levels":[]}', 'This file is not a replay.'],
  ['a prototype', '{"__proto__":{"version":1}}', 'This file is not a replay.'],
  [
    'a later version',
    having('version', 9),
    'This replay was saved by a later version of this page. Load the page again, then the file.',
  ],
  ['no version', having('version', 'two'), 'This replay is damaged: part of it cannot be read.'],
  ['another game', having('game', 'sokoban'), 'This is a replay of another game (sokoban).'],
  ['no ticks', having('ticks', -1), 'This replay is damaged: its length cannot be read.'],
  ['more than ten hours', having('ticks', 2_160_001), 'This replay is damaged: its length cannot be read.'],
  ['no seed', without('seed'), 'This replay is damaged: its seed cannot be read.'],
  ['no rules', having('rules', 0), 'This replay is damaged: the number of its rules cannot be read.'],
  [
    'a function of a setup',
    having('setup', { mode: {} }),
    'This replay is damaged: what was chosen at its start cannot be read.',
  ],
  ['a hostile frame', having('frames', [[1e12, [0]]]), 'This replay is damaged: its input cannot be read.'],
  [
    'a frame of 22 numbers',
    having('frames', [[1, Array(22).fill(1)]]),
    'This replay is damaged: its input cannot be read.',
  ],
  ['no frames', without('frames'), 'This replay is damaged: its input cannot be read.'],
  ['frames that are no list', having('frames', { 0: 1 }), 'This replay is damaged: its input cannot be read.'],
  [
    'a broken act',
    having('acts', [[0, { eval: 'x' }]]),
    'This replay is damaged: its list of commands cannot be read.',
  ],
  [
    'acts out of order',
    having('acts', [
      [2, { undo: true }],
      [1, { undo: true }],
    ]),
    'This replay is damaged: its list of commands cannot be read.',
  ],
  [
    'a number beyond all',
    writeReplay(replay({ acts: [[0, { command: { n: 7.5 } }]] })).replace('7.5', '1e999'),
    'This replay is damaged: its list of commands cannot be read.',
  ],
  [
    'a beginning beyond all',
    writeReplay(replay({ begin: { kept: 7.5 } })).replace('7.5', '1e999'),
    'This replay is damaged: what it began from cannot be read.',
  ],
])('%s gets a sentence that a person would say', (_name, text, sentence) => {
  expect(readReplay(text, 'test')).toBe(`${sentence} Nothing was changed.`);
});

test.each([
  ['a hundred thousand brackets', '['.repeat(100_000), /too deep/],
  ['twenty thousand within', having('begin', '@').replace('"@"', '['.repeat(20_000) + ']'.repeat(20_000)), /too deep/],
  ['twenty-one million characters', ' '.repeat(21_000_000), /too large/],
  ['a beginning of two million', having('begin', 'x'.repeat(2_000_000)), /too large/],
  ['a command of two million', having('acts', [[0, { command: 'x'.repeat(2_000_000) }]]), /too large/],
  [
    'half a million acts and one',
    having(
      'acts',
      Array.from({ length: 500_002 }, () => [0, { undo: true }]),
    ),
    /too long/,
  ],
  [
    'six hundred thousand frames and more',
    having(
      'frames',
      Array.from({ length: 600_002 }, () => [1, []]),
    ),
    /too long/,
  ],
])('%s is refused without being read', (_name, text, sentence) => {
  const { read } = inPieces(text);
  expect(read).toMatch(sentence);
  expect(read).toMatch(/Nothing was changed/);
});

test('quotes and brackets inside of texts are only texts', () => {
  const acts = [[0, { command: { name: '[[[\\"{{"]' } }]] as const;
  expect(readReplay(writeReplay(replay({ acts })), 'test')).toMatchObject({ acts });
});

test('acts without number are read in short pieces that say how far they are', () => {
  const many = times(30_000, 300_000);
  const text = having(
    'acts',
    Array.from({ length: many }, (_, i) => [i, { command: { type: 'roll', n: i } }]),
  );
  const { read, yielded } = inPieces(text);
  expect(read).toMatchObject({ acts: { length: many } });
  expect(yielded.length).toBeGreaterThan(many / 300);
  expect(yielded).toEqual(yielded.toSorted((a, b) => a - b));
  expect([yielded[0], Math.round(yielded.at(-1) as number)]).toEqual([0, 1]);
});

test.each([
  [100, '[', ']'],
  [4000, '[', ']'],
  [4000, '{"x":', '}'],
])('a text nested %i deep by %s is refused before a schema goes down into it', (depth, open, close) => {
  const around = 4; // what an act's command stands in
  const deep = `${open.repeat(depth - around)}0${close.repeat(depth - around)}`;
  const text = JSON.stringify(replay({ acts: [[0, { command: '@' }]] })).replace('"@"', deep);
  expect(readReplay(text, 'test')).toMatch(/too deep/);
});
