// The tool without its page: levels that speak as specified, edits back and forth, tables that follow them, search.
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addCell,
  addTo,
  duplicateNode,
  editKey,
  editValue,
  redoEdit,
  removeNode,
  shiftNodes,
  sortChildren,
  undoEdit,
} from './editing.ts';
import { setSearch, stepSearch } from './searching.ts';
import { arrangeTable, toggleTable } from './tables.ts';
import { testPrinter } from './testPrinter.ts';
import { collapseAll, collapseOneLevel, expandAll, expandOneLevel } from './viewing.ts';

let { printer, said, state, compact, opened } = testPrinter();

beforeEach(() => {
  ({ printer, said, state, compact, opened } = testPrinter());
});

describe('levels speak', () => {
  test('as specified', async () => {
    await opened('{"a":[1,{"b":2}],"c":{}}');
    expandAll(printer);
    expandOneLevel(printer);
    collapseOneLevel(printer);
    collapseAll(printer);
    collapseAll(printer);
    collapseOneLevel(printer);
    expandOneLevel(printer);
    expandOneLevel(printer);
    expandAll(printer);
    expect(said).toEqual([
      'plain: All nodes are already expanded',
      'plain: All nodes are already expanded',
      'success: Collapsed nodes at level 2',
      'success: All nodes collapsed',
      'plain: All nodes are already collapsed',
      'plain: All nodes are already collapsed',
      'success: Expanded 1 nodes at level 0',
      'success: Expanded 1 nodes at level 1',
    ]);
  });
});

describe('editing', () => {
  test('each command, back and forth', async () => {
    await opened('{"a":1.0,"b":[3,1,2]}');
    const texts = [compact()];
    const after = (done: unknown) => {
      expect(done).not.toBe(false);
      texts.push(compact());
    };
    after(editValue(printer, 1, '12345678901234567890'));
    after(editKey(printer, 1, 'big'));
    after(shiftNodes(printer, [2, 2], -1));
    after(duplicateNode(printer, 5));
    after(removeNode(printer, 6));
    after(addTo(printer, 1));
    after(await sortChildren(printer, 1, false));
    expect(texts.at(-1)).toBe('{"b":[null,1,2,3],"big":12345678901234567890}');
    expect(said).toEqual([]);
    for (const text of texts.toReversed().slice(1)) {
      undoEdit(printer);
      expect(compact()).toBe(text);
    }
    for (const text of texts.slice(1)) {
      redoEdit(printer);
      expect(compact()).toBe(text);
    }
  });
  test('what cannot be is said', async () => {
    await opened('{"a":1}');
    editValue(printer, 0, 'undefined');
    removeNode(printer, 0);
    expect(said).toEqual([
      'error: Error updating value: the document itself cannot be undefined',
      'error: Error updating value: the document itself cannot be removed',
    ]);
    expect(compact()).toBe('{"a":1}');
  });
  test('a table keeps its order and learns columns', async () => {
    await opened('[{"a":3},{"a":1},{"a":2,"b":0}]');
    await toggleTable(printer, 0);
    expect(said).toEqual([]);
    expect(printer.tables.get(0)).toBeUndefined();
    await opened('[{"a":3,"b":1},{"a":1,"b":1},{"a":2}]');
    await toggleTable(printer, 0);
    await arrangeTable(printer, 0, { sort: { column: 0, down: false } });
    const order = () => [...(printer.tables.get(0)?.order ?? [])];
    await expect.poll(order).toEqual([4, 7, 1]);
    addCell(printer, 7, 'b', '5');
    expect(compact()).toBe('[{"a":3,"b":1},{"a":1,"b":1},{"a":2,"b":5}]');
    editValue(printer, 2, '0');
    await expect.poll(order).toEqual([1, 4, 7]);
    removeNode(printer, 4);
    await expect.poll(order).toEqual([1, 4]);
    undoEdit(printer);
    await expect.poll(order).toEqual([1, 4, 7]);
  });
});

test('a table stays one when what stands right before it goes', async () => {
  await opened('{"x":1,"t":[{"a":1},{"a":2}]}');
  await toggleTable(printer, 2);
  removeNode(printer, 1);
  expect([...printer.tables.keys()]).toEqual([1]);
});

test('search goes round and opens what hides a match', async () => {
  await opened('{"x":[{"cat":1}],"y":"Cat"}');
  collapseAll(printer);
  await setSearch(printer, { isOpen: true, query: 'cat' });
  expect(state().search.found?.length).toBe(2);
  const visited = [1, 2, 3].map(() => {
    stepSearch(printer, 1);
    return state().cursor;
  });
  expect(visited).toEqual([3, 4, 3]);
  stepSearch(printer, -1);
  expect(state().cursor).toBe(4);
  expect(printer.rows.length).toBeGreaterThan(5);
  await setSearch(printer, { query: 'nothing here' });
  stepSearch(printer, 1);
  expect([state().search.found?.length, state().cursor]).toEqual([0, 4]);
});
