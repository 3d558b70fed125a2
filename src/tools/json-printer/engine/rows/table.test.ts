// Tables: detection, cells, sorting, filtering, and CSV.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leafBytes } from '../document/document.ts';
import { childrenOf } from '../document/nodes.ts';
import { csv } from '../print/csv.ts';
import { document, valueAt } from '../samples.ts';
import { runSteps } from '../steps.ts';
import { chunksToText, decode } from '../text/bytes.ts';
import { type Arrangement, arrange, mergeSort, sortedChildren } from './arrange.ts';
import { ColumnLookup, cellsOf, type TableShape, tableShape } from './table.ts';

const shapeOf = (text: string, node = 0) => runSteps(tableShape(document(text), node));

test.each<[text: string, columns: string[] | null]>([
  ['[{"a":1,"b":2},{"a":3,"b":4}]', ['a', 'b']],
  ['[{"a":1,"b":2},{"b":4,"a":3}]', ['a', 'b']],
  ['[{"a":1},{"\\u0061":3}]', ['a']],
  ['[[1,2],[3,4],[5,6]]', ['0', '1']],
  ['[{"a":1}]', null],
  ['[]', null],
  ['[1,2]', null],
  ['[{"a":1},[1]]', null],
  ['[{"a":1},null]', null],
  ['[[1,2],[3]]', null],
  ['[[],[]]', null],
  ['[{},{}]', null],
  ['{"a":{"x":1},"b":{"x":1}}', null],
  // Members may lack keys: half of the cells are filled, and one column in four rows of five.
  ['[{"a":1,"b":1},{"a":1,"b":1},{"a":1,"b":1},{"a":1},{"a":1}]', ['a', 'b']],
  ['[{"a":1,"b":1},{"a":1},{"a":1},{"a":1},{"a":1}]', ['a', 'b']],
  ['[{"a":1,"b":1,"c":1},{"a":1},{"a":1},{"a":1},{"a":1}]', null],
  ['[{"a":1,"b":1},{"a":1,"c":1},{"b":1,"c":1}]', null],
  // A repeated key fills one cell, not two; a skipped one stays empty.
  ['[{"a":1,"a":1,"a":1},{"b":1}]', null],
  ['[{"a":1,"b":1,"c":1},{"a":1,"c":1,"b":1}]', ['a', 'b', 'c']],
])('%s', (text, columns) => expect(shapeOf(text)?.columns ?? null).toEqual(columns));

test('a hostile array of a thousand keys is none, and soon', () => {
  const wide = `{${Array.from({ length: 1000 }, (_, i) => `"k${i}":0`).join(',')}}`;
  expect(shapeOf(`[${wide},${wide}]`)).toBeNull();
});

test('a cell that a spreadsheet would take for a formula is text', () => {
  const sample = document('[{"=k":"=1+1","n":-5},{"=k":"@x","n":1},{"=k":"-5","n":"-2+3"},{"=k":"+49","n":"a=b"}]');
  const shape = runSteps(tableShape(sample, 0)) as TableShape;
  const rows = chunksToText(runSteps(csv(sample, shape, [...childrenOf(sample.nodes, 0)])));
  expect(rows).toBe("'=k,n\r\n'=1+1,-5\r\n'@x,1\r\n-5,'-2+3\r\n+49,a=b\r\n");
});

const TABLE =
  '[{"n":2,"t":"b"},{"n":10,"t":"a,\\"x\\""},{"t":"C"},{"n":null,"t":true},{"n":1.50,"t":{"k":[1]}},{"n":1,"t":0,"t":7}]';

describe('a table', () => {
  const sample = document(TABLE);
  const shape = runSteps(tableShape(sample, 0)) as TableShape;
  const texts = (elements: ArrayLike<number>) =>
    Array.from(elements, element => {
      const [, t] = cellsOf(sample.nodes, element, shape, new ColumnLookup(sample, shape.columns));
      return JSON.stringify(valueAt(sample, t));
    });
  const arranged = (arrangement: Arrangement) => texts(runSteps(arrange(sample, 0, shape, arrangement)));

  test('of a repeated key the last counts', () => expect(texts([...childrenOf(sample.nodes, 0)]).at(-1)).toBe('7'));
  test.each<[what: string, arrangement: Arrangement, order: string[]]>([
    ['as it stands', {}, ['"b"', '"a,\\"x\\""', '"C"', 'true', '{"k":[1]}', '7']],
    [
      'up, what is missing last',
      { sort: { column: 0, down: false } },
      ['true', '7', '{"k":[1]}', '"b"', '"a,\\"x\\""', '"C"'],
    ],
    [
      'down, what is missing last',
      { sort: { column: 0, down: true } },
      ['"a,\\"x\\""', '"b"', '{"k":[1]}', '7', 'true', '"C"'],
    ],
    ['by kinds', { sort: { column: 1, down: false } }, ['true', '7', '"C"', '"a,\\"x\\""', '"b"', '{"k":[1]}']],
    ['filtered', { filter: 'X' }, ['"a,\\"x\\""']],
    ['filtered and sorted', { filter: '1', sort: { column: 0, down: false } }, ['7', '{"k":[1]}', '"a,\\"x\\""']],
  ])('%s', (_, arrangement, order) => expect(arranged(arrangement)).toEqual(order));

  test('as CSV', () => {
    const elements = [...childrenOf(sample.nodes, 0)];
    expect(chunksToText(runSteps(csv(sample, shape, elements)))).toBe(
      'n,t\r\n2,b\r\n10,"a,""x"""\r\n,C\r\n,true\r\n1.50,"{""k"":[1]}"\r\n1,7\r\n',
    );
  });
});

test('sorting is stable and in order, like a plain stable sort', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(7), fc.nat(4)), { maxLength: 200 }), fc.boolean(), (values, down) => {
      const plain = values.map((_, i) => i);
      const rank = (i: number) => values[i]?.[0] ?? 0;
      plain.sort((a, b) => {
        const [x, y] = [rank(a), rank(b)];
        if (x === 7 || y === 7) return x - y;
        return (x - y || (values[a]?.[1] ?? 0) - (values[b]?.[1] ?? 0)) * (down ? -1 : 1);
      });
      expect([...runSteps(mergeSort(values, down))]).toEqual(plain);
    }),
  );
});

test('children sort by key, items by value', () => {
  const object = document('{"b":1,"a":2,"B":3}');
  expect(Array.from(runSteps(sortedChildren(object, 0, false)), node => valueAt(object, node))).toEqual([3, 2, 1]);
  const array = document('[10,9,"a",null]');
  expect(Array.from(runSteps(sortedChildren(array, 0, true)), node => decode(leafBytes(array, node)))).toEqual([
    '"a"',
    '10',
    '9',
    'null',
  ]);
});
