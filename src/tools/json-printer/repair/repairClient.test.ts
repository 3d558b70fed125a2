// Repair client over its Worker's code: what is proposed, decided and left open, and what cancelling ends.
import { describe, expect, test } from 'vitest';
import { InProcessWorker } from '../../../../scenes/kit/task/testing.ts';
import { decode, encodeWithSentinel } from '../engine/text/bytes.ts';
import { openText, typeText } from '../open/input.ts';
import { testEditor } from '../testEditor.ts';
import { newRepairClient, repairText } from './repairClient.ts';
import { acceptRepair, markRefusal } from './repairInput.ts';
import type { Proposed, Refused } from './repairMessages.ts';
import { serveRepair } from './serveRepair.ts';

const workers: InProcessWorker[] = [];
const start = () => {
  const worker = new InProcessWorker(serveRepair);
  workers.push(worker);
  return worker;
};

async function proposed(text: string) {
  const client = newRepairClient(start);
  return { client, found: (await client.propose(text, {})) as Proposed };
}

const TEXT = "{'a': 007,\n 'b': 0xFF,\n 'c': 010,}";
const FORM = { quotes: { isAccepted: true, except: [] }, trailingComma: { isAccepted: true, except: [] } };

describe('a proposal', () => {
  test('groups its changes by kind, with their count and the first of them', async () => {
    const { found } = await proposed(TEXT);
    expect(found.kinds.map(({ kind, count }) => [kind, count])).toEqual([
      ['quotes', 3],
      ['leadingZeros', 2],
      ['number', 1],
      ['trailingComma', 1],
    ]);
    expect(found.kinds[2]?.first).toEqual({
      line: 2,
      column: 7,
      context: [" 'b': ", ','],
      before: '0xFF',
      after: '255',
    });
  });
  test('tells the changes of a kind one by one', async () => {
    const { client } = await proposed(TEXT);
    expect((await client.rows('leadingZeros', 1, 9)).map(({ line, before }) => [line, before])).toEqual([[3, '010']]);
  });
  test('with form alone accepted leaves the data as it stands, and says where', async () => {
    const { client } = await proposed(TEXT);
    const { bytes, open, openCount } = await client.apply(FORM);
    expect(decode(bytes.subarray(0, -1))).toBe('{"a": 007,\n "b": 0xFF,\n "c": 010}');
    expect(openCount).toBe(3);
    expect(open.map(({ kind, line, column, length, byte }) => [kind, line, column, length, byte])).toEqual([
      ['leadingZeros', 1, 7, 3, 6],
      ['number', 2, 7, 4, 17],
      ['leadingZeros', 3, 7, 3, 29],
    ]);
  });
  test('is decided one by one', async () => {
    const { client } = await proposed(TEXT);
    const { bytes, openCount } = await client.apply({
      ...FORM,
      leadingZeros: { isAccepted: false, except: [1] },
      number: { isAccepted: true, except: [0] },
    });
    expect(decode(bytes.subarray(0, -1))).toBe('{"a": 007,\n "b": 0xFF,\n "c": "010"}');
    expect(openCount).toBe(2);
  });
  test('of JSON is empty', async () => {
    expect((await proposed('[1.0]')).found).toEqual({ kind: 'proposed', kinds: [], blocks: [], readings: [] });
  });
  test('of several pieces of JSON is a choice', async () => {
    const { client, found } = await proposed('a {"x": 1}\nb {"y": 2}');
    expect(found.blocks).toEqual([
      { line: 1, beginning: '{"x": 1}' },
      { line: 2, beginning: '{"y": 2}' },
    ]);
    const { kinds } = (await client.propose('a {"x": 1}\nb {"y": 2}', { choice: 1 })) as Proposed;
    expect(kinds.map(({ kind }) => kind)).toEqual(['otherBlocks']);
  });
  test('is refused with its place', async () => {
    const client = newRepairClient(start);
    const found = (await client.propose('{"ä": 1,\n "b": <object>}', {})) as Refused;
    expect(found).toMatchObject({ kind: 'refused', position: { line: 2, column: 7 }, at: 15, byte: 16 });
  });
  test('of bytes that are not UTF-8 is refused, because some would be lost', async () => {
    const client = newRepairClient(start);
    expect(await client.propose(Uint8Array.of(0x5b, 0xe9, 0x5d, 0), {})).toMatchObject({
      message: 'This text is not UTF-8',
    });
  });
  test('tells every stage that begins', async () => {
    const stages: string[] = [];
    const client = newRepairClient(start);
    await client.propose(encodeWithSentinel('{"a": 1,}'), {}, { onProgress: ({ stage }) => stages.push(stage) });
    expect(stages).toEqual([
      'Reading the text',
      'Telling where it comes from',
      'Repairing its form',
      'Checking the result',
    ]);
  });
});

test('cancelling ends its own Worker, and the next proposal has another', async () => {
  const client = newRepairClient(start);
  const stop = new AbortController();
  const asked = client.propose(TEXT, {}, { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(asked).rejects.toThrow();
  expect(workers.at(-1)?.isEnded).toBe(true);
  expect(await client.propose(TEXT, {})).toMatchObject({ kind: 'proposed' });
});

describe('the editor', () => {
  test('opens the output once the text is JSON', async () => {
    const { editor, state } = testEditor();
    typeText(editor, '{"a": 1,}');
    const { client } = await proposed('{"a": 1,}');
    await acceptRepair(editor, client, FORM);
    expect(state()).toMatchObject({ tab: 'output', input: { text: '{"a": 1}' }, openPlaces: null });
  });
  test('marks what is left open, and stays in the input', async () => {
    const { editor, state } = testEditor();
    typeText(editor, TEXT);
    const { client } = await proposed(TEXT);
    await acceptRepair(editor, client, FORM);
    expect(state()).toMatchObject({
      tab: 'input',
      document: null,
      openPlaces: { count: 3, places: [{ at: 6 }, { at: 17 }, { at: 29 }] },
    });
    expect(state().openPlaces?.input).toBe(state().input);
  });
  test('marks the place of a refusal', async () => {
    const { editor, state } = testEditor();
    await openText(editor, '[<x>]');
    markRefusal(editor, (await newRepairClient(start).propose('[<x>]', {})) as Refused);
    expect(state().openPlaces).toMatchObject({ count: 1, places: [{ kind: null, at: 1, line: 1, column: 2 }] });
  });
});

describe('repair(text)', () => {
  test('answers with the text and its changes', async () => {
    expect(await repairText("{'a': 0x10}", start)).toEqual({
      text: '{"a": 16}',
      changes: [
        { kind: 'quotes', at: 1, before: "'a'", after: '"a"', changesData: false },
        { kind: 'number', at: 6, before: '0x10', after: '16', changesData: true },
      ],
    });
  });
  test('answers for JSON with no change', async () => {
    expect(await repairText('[1]', start)).toEqual({ text: '[1]', changes: [] });
  });
  test('rejects nothing: a refusal is an answer', async () => {
    expect(await repairText('oops', start)).toEqual({
      refused: 'This word has no quotes: what it means cannot be told (line 1, column 1)',
    });
    const missing = () => {
      throw new Error('No Worker');
    };
    expect(await repairText('oops', missing)).toEqual({ refused: 'No Worker' });
  });
});
