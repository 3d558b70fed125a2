// Question before a large copy: it has the exact size, and comes before anything is printed; small copies never ask.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { childrenOf } from '../engine/document/nodes.ts';
import * as printing from '../engine/print/print.ts';
import { printText } from '../engine/print/print.ts';
import { printedSize } from '../engine/print/printedSize.ts';
import { anyJson, document } from '../engine/samples.ts';
import { runSteps } from '../engine/steps.ts';
import { encode } from '../engine/text/bytes.ts';
import { testEditor } from '../testEditor.ts';
import { copyJson } from './actions.ts';
import { copyQuestions } from './copyQuestion.ts';
import { ASK_FROM_BYTES } from './printOrAsk.ts';
import { copyLarge } from './sharing.ts';

const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() };

beforeEach(() => {
  copyQuestions.setState({ question: null });
  clipboard.writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard });
});
afterEach(() => void vi.restoreAllMocks());

test('the size of what is printed, whole or in part', () => {
  fc.assert(
    fc.property(anyJson, fc.constantFrom(2, 4, 8, 'compact' as const), (text, layout) => {
      const sample = document(`[${text}]`);
      for (const root of [0, ...childrenOf(sample.nodes, 0)])
        expect(runSteps(printedSize(sample, layout, root))).toBe(encode(printText(sample, layout, root)).length);
    }),
    { numRuns: times(200, 2000) },
  );
});

/** Text that prints to as many bytes, an array of one string. */
const textOf = (size: number) => `["${'x'.repeat(size - '[\n    ""\n]'.length)}"]`;

test('one byte less than the limit is copied without a question', async () => {
  const { editor, said, opened } = testEditor();
  await opened(textOf(ASK_FROM_BYTES - 1));
  await copyJson(editor);
  expect(copyQuestions.getState().question).toBeNull();
  expect(said).toEqual(['success: JSON copied to clipboard']);
});

test('at the limit it asks before it prints, and copies what was asked about', async () => {
  const { editor, said, opened } = testEditor();
  await opened(textOf(ASK_FROM_BYTES));
  const print = vi.spyOn(printing, 'print');
  await copyJson(editor);
  const { question } = copyQuestions.getState();
  expect(question).toMatchObject({ size: ASK_FROM_BYTES, root: 0 });
  expect(print).not.toHaveBeenCalled();
  expect(said).toEqual([]);
  expect(clipboard.writeText).not.toHaveBeenCalled();
  if (question) await copyLarge(question);
  expect(print).toHaveBeenCalled();
  expect(clipboard.writeText.mock.lastCall?.[0].length).toBe(ASK_FROM_BYTES);
  expect(said).toEqual(['success: JSON copied to clipboard']);
});

test('a small value of a large document is copied without a question', async () => {
  const { editor, opened } = testEditor();
  await opened(`[1,${textOf(ASK_FROM_BYTES)}]`);
  await copyJson(editor, 1);
  expect(clipboard.writeText).toHaveBeenCalledWith('1');
});
