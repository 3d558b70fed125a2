// Readings of texts with one damaged sign: the value that was written is among them, alone or to be asked about, and nothing is silent.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { KINDS } from './kinds.ts';
import { anyValue, DAMAGES, damaged, plainValue, repaired } from './samples.ts';

const values = (texts: readonly { readonly text: string }[] = []): unknown[] =>
  texts.map(({ text }) => JSON.parse(text));

describe('is asked about', () => {
  test.each<[text: string, ...readings: unknown[]]>([
    ['{"a": [1, 2}, "b": 3}', { a: [1, 2], b: 3 }, { a: [1, 2] }],
    ['{"a":{"b":1}}, "c":2}', { a: { b: 1 }, c: 2 }, { a: { b: 1 } }],
    ['{"a":1}"b":2}', { a: 1, b: 2 }, { a: 1 }],
    ['{"a":1},"b":2', { a: 1, b: 2 }, { a: 1 }],
    ["{'a': [1, 2}, 'b': True}", { a: [1, 2], b: true }, { a: [1, 2] }],
    ['{"a":"b,"c":"d"}', { a: 'b', c: 'd' }, { a: 'b,"c":"d' }],
    ['[[1,[2]]', [1, [2]], [[1, [2]]], [[1], [2]]],
    ['[1]]', [1], [[1]]],
  ])('%s', (text, ...readings) => {
    expect(values(repaired(text).asked)).toEqual(readings);
  });
  test('and the one that is chosen stands, its sign with it', () => {
    expect(repaired('{"a": [1, 2}, "b": 3}', { reading: 0 })).toMatchObject({
      text: '{"a": [1, 2], "b": 3}',
      kinds: ['chosen'],
      changesData: false,
    });
  });
  test('and of what stands outside every word is told, though it is chosen', () => {
    expect(repaired('{"a":1}"b":2}', { reading: 1 })).toMatchObject({ text: '{"a":1}', kinds: ['lostText'] });
  });
});

describe('has one reading', () => {
  test.each<[text: string, value: unknown, changesData: boolean]>([
    ['{"a" "b"}', { a: 'b' }, false],
    ['{"a" 1, "b" "c"}', { a: 1, b: 'c' }, false],
    ['{"url":"https://x/,"id":2}', { url: 'https://x/', id: 2 }, true],
    ['["abc]', ['abc'], true],
    ['{a":1}', { a: 1 }, true],
    ['["a""]', ['a'], true],
    ['{"a":{"b":1},"c":[1,2}', { a: { b: 1 }, c: [1, 2] }, false],
    ['{msg: hello world, ok: true}', { msg: 'hello world', ok: true }, true],
    ['"{""a"":7,""b"":""x""}"', { a: 7, b: 'x' }, false],
    ['[\n [\n  1,\n  2\n ,\n [\n  3\n ]\n]', [[1, 2], [3]], true],
  ])('%s', (text, value, changesData) => {
    const result = repaired(text);
    expect(JSON.parse(result.text ?? 'null')).toEqual(value);
    expect(result.changesData).toBe(changesData);
  });
});

test('words without quotes are each a change of their own', () => {
  expect(repaired('{a: two small birds, b: [north wind, x]}').kinds).toContain('bareWord');
});

test('in a long text a bracket that nothing proves is told as a guess', () => {
  const many = Array.from({ length: 40_000 }, (_, i) => `[${i},[${i}]]`).join(',');
  const result = repaired(`{"a":[${many},"b":1}`);
  if (result.text !== undefined) expect(result.changesData).toBe(true);
});

const documents = fc
  .oneof(plainValue, anyValue)
  .filter(value => typeof value === 'object' && value !== null && Object.keys(value).length > 0);
const damages = fc.tuple(documents, fc.nat(), fc.constantFrom(...DAMAGES), fc.nat(), fc.constantFrom(undefined, 1));

/** What becomes of documents of which one sign is gone, doubled or turned. */
function counted(runs: number, seed: number) {
  const counts = { right: 0, asked: 0, told: 0, refused: 0, silent: 0, isJson: 0 };
  const silent: string[] = [];
  for (const [value, n, way, m, indent] of fc.sample(damages, { numRuns: runs, seed })) {
    const text = damaged(JSON.stringify(value, null, indent), n, way, m);
    const result = repaired(text);
    const isRight = (json: string) => JSON.stringify(JSON.parse(json)) === JSON.stringify(value);
    if (result.asked) counts.asked++;
    else if (result.text === undefined) counts.refused++;
    else if (result.kinds.length === 0) counts.isJson++;
    else if (isRight(result.text)) counts.right++;
    else if (result.kinds.some(kind => KINDS[kind].changesData)) counts.told++;
    else silent.push(text);
  }
  counts.silent = silent.length;
  return { counts, silent };
}

test.each([53, 300, 7])('of random single damages few are refused and none is silent, seed %i', seed => {
  const runs = times(300, 6000);
  const { counts, silent } = counted(runs, seed);
  process.stdout.write(`Single damages, seed ${seed}: ${JSON.stringify(counts)}\n`);
  expect(silent).toEqual([]);
  expect(counts.refused).toBeLessThanOrEqual(runs / 4);
});
