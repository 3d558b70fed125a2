// JSON Lines with broken lines: what is no JSON is repaired by itself or kept as text, and every other line stays to the last letter.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { printText } from '../print/print.ts';
import { anyJson, document } from '../samples.ts';
import { applyEdits } from './edits.ts';
import { propose } from './propose.ts';

function repairedLines(text: string) {
  const steps = propose(text, {}, true);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { edits } = step.value;
  return { text: applyEdits(text, edits), kinds: [...new Set(edits.map(({ kind }) => kind))] };
}

test.each([
  ['words', '1\noops\n2', '1\n"oops"\n2', ['brokenLine']],
  ['a cut-off line', '{"a":1}\n{"a":2\n', '{"a":1}\n{"a":2}\n', ['cutOff']],
  ['single quotes', "{'a': 'O'Brien'}\r\n[1]\r\n", '{"a": "O\'Brien"}\r\n[1]\r\n', ['quotes', 'innerQuote']],
  ['two values on a line', '[1]\nx {"a":1} y {"b":2}\n', '[1]\n[{"a":1}, {"b":2}]\n', ['words', 'several']],
  ['a line that cannot be told', '{"a":"x},"b\n[1]\n', '"{\\"a\\":\\"x},\\"b"\n[1]\n', ['brokenLine']],
])('what is named JSON Lines stays that: %s', (_, text, expected, kinds) => {
  expect(repairedLines(text)).toEqual({ text: expected, kinds });
});

test('what is named JSON Lines but is a broken document is read as one', () => {
  expect(repairedLines('{\n "a": 1,\n "b": 2,\n}').text).toBe('{\n "a": 1,\n "b": 2\n}');
});

test('lines that are JSON are untouched, whatever the others are', () => {
  const good = anyJson.map(text => printText(document(text), 'compact'));
  const bad = fc.constantFrom('oops', '{"a":', '[1,,2]', "{'x': 1}", '<b>', '{"s":"x', '}');
  fc.assert(
    fc.property(fc.array(fc.tuple(good, fc.option(bad)), { minLength: 2, maxLength: 8 }), pairs => {
      const lines = pairs.flatMap(([line, broken], i) => (broken !== null && i > 0 ? [line, broken] : [line]));
      if (lines.length === pairs.length) return;
      const result = repairedLines(lines.join('\n')).text.split('\n');
      expect(result.length).toBe(lines.length);
      for (const [i, line] of result.entries()) {
        JSON.parse(line);
        if (pairs.some(([whole]) => whole === lines[i])) expect(line).toBe(lines[i]);
      }
    }),
    { numRuns: times(150, 2000) },
  );
});
