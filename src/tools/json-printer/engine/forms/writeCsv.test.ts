// CSV of any table: its columns, what is told, and another program that reads the same cells.
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { document } from '../samples.ts';
import { FormError } from './form.ts';
import { tablesOf, writeCsv } from './writeCsv.ts';

test.each<[json: string, csv: string, losses?: readonly string[]]>([
  ['[{"a": 1.0, "b": "x"}, {"c": true}]', 'a,b,c\r\n1.0,x,\r\n,,true\r\n'],
  ['[[1, 2], [3]]', '0,1\r\n1,2\r\n3,\r\n'],
  [
    '[{"a": null, "b": [1, {"c": 2}]}]',
    'a,b\r\n,"[1,{""c"":2}]"\r\n',
    ['null is an empty cell, as a missing value is', 'An object or array within a row is a cell with its JSON'],
  ],
  ['[{"a": "=1+1"}]', "a\r\n'=1+1\r\n", ['A text that a spreadsheet would take for a formula gets an apostrophe']],
  ['[{"a": 1, "a": 2}]', 'a\r\n2\r\n', ['A key stands twice in a row: the last of them is kept']],
])('%s', (json, csv, losses = []) => {
  expect(writeCsv(document(json), 0)).toEqual({ text: csv, losses });
});

test('every table of a document is listed, whatever its rows lack', () => {
  expect(
    tablesOf(document('{"a": [{"x": 1}, {"y": 2}], "b": [1], "c": [[1], {"x": 1}], "d": [{}], "e": [{"f": [[1]]}]}')),
  ).toEqual([1, 15, 17]);
});

test('what is no table is refused', () => {
  expect(() => writeCsv(document('[1, 2]'), 0)).toThrow(FormError);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('another program reads the same cells', () => {
  const cell = fc.oneof(
    fc.string().filter(text => !/^[=+\-@\t\r]/.test(text)),
    fc.constantFrom('a,b', 'say "x"', 'two\nlines', ' x ', 'ü'),
  );
  const tables = fc.sample(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), {
    numRuns: times(100, 1000),
    seed: 3,
  });
  const input = tables.map(rows => writeCsv(document(JSON.stringify(rows)), 0).text);
  const program =
    'import csv,io,json,sys\nprint(json.dumps([list(csv.reader(io.StringIO(t, newline="")))[1:] for t in json.load(sys.stdin)]))';
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { input: JSON.stringify(input), encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(tables);
});
