// JSON Lines as an array: any values come back digit for digit, and a text is accepted exactly where each of its lines is JSON.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { newDocument } from '../document/document.ts';
import { printText } from '../print/print.ts';
import { almostJson, anyJson, bytesOf, checkNodes, document } from '../samples.ts';
import { runSteps } from '../steps.ts';
import { chunksToText } from './bytes.ts';
import { isLinesFile, printLines, scanLines } from './jsonLines.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const value = anyJson.map(text => printText(document(text), 'compact'));
const line = fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: almostJson }, fc.constantFrom('', '  '));

test('a text is JSON Lines exactly where each line with something on it is JSON', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
      const text = lines.join(end);
      const all = text.split('\n').filter(one => one.replaceAll(/[ \t\r]/g, '') !== '');
      const result = runSteps(scanLines(bytesOf(text)));
      if (!all.every(isJson)) {
        expect(result).toHaveProperty('message');
        return;
      }
      if ('message' in result) throw new Error(`${result.message}: ${text}`);
      const read = newDocument(result.base, result.nodes);
      checkNodes(read);
      expect(chunksToText(runSteps(printLines(read)))).toBe(
        all.map(one => `${printText(document(one), 'compact')}\n`).join(''),
      );
    }),
    { numRuns: times(300, 5000) },
  );
});

test.each([
  ['a.jsonl', '', true],
  ['a.ndjson', '', true],
  ['a', 'application/x-ndjson', true],
  ['a', 'application/jsonl; charset=utf-8', true],
  ['jsonl.json', 'application/json', false],
  ['a.jsonl.txt', 'text/plain', false],
])('%s of the type “%s”', (name, type, isLines) => {
  expect(isLinesFile({ name, type })).toBe(isLines);
});
