// Lines of the printed text: as many as are printed, each with the value or bracket that stands on it, and back.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { lineText } from '../../beside/textLine.ts';
import { printText } from '../print/print.ts';
import { anyJson, document } from '../samples.ts';
import { layLines, lineAt, lineNumber, linesFrom, valueByLines } from './textLines.ts';

test('the lines are those that are printed', () => {
  fc.assert(
    fc.property(fc.array(anyJson, { maxLength: 4 }), items => {
      const sample = document(`[${items.join(',')}]`);
      const lines = layLines(sample.nodes);
      const shown = linesFrom(lines, 0, lines.count).map(line => lineText(sample, line, 2));
      expect(shown).toEqual(
        printText(sample, 2)
          .split('\n')
          .map(line => (line.length > 120 ? expect.any(String) : line)),
      );
    }),
    { numRuns: times(200, 2000) },
  );
});

test('a line leads to its place and back', () => {
  fc.assert(
    fc.property(fc.array(anyJson, { maxLength: 12 }), items => {
      const lines = layLines(document(`[${items.join(',')}]`).nodes);
      for (let line = 0; line < lines.count; line++) expect(lineNumber(lines, lineAt(lines, line))).toBe(line);
    }),
    { numRuns: times(200, 2000) },
  );
});

test.each([
  ['down', 1, 1, 2],
  ['down over brackets', 3, 1, 4],
  ['up over brackets', 6, -1, 3],
  ['beyond the end', 8, 99, 4],
  ['beyond the begin', 8, -99, 0],
])('a value lies %s', (_, line, by, node) => {
  // [ {a: [ 1 ] } 2 ]: lines 0 to 7.
  const lines = layLines(document('[{"a":[1]},2]').nodes);
  expect(valueByLines(lines, line, by)).toBe(node);
});

test('in a large document, too', () => {
  const lines = layLines(document(`[${'{"a":[1,{}],"b":[]},'.repeat(20_000)}0]`).nodes);
  expect(lines.count).toBe(20_000 * 7 + 3);
  for (let line = 0; line < lines.count; line += 1013) expect(lineNumber(lines, lineAt(lines, line))).toBe(line);
  expect(linesFrom(lines, lines.count - 2, 9)).toEqual([
    { node: lines.nodes.length - 1, isClose: false },
    { node: 0, isClose: true },
  ]);
});
