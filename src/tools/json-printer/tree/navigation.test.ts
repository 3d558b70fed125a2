// Editor without a page: expanding by level with its messages, undo and redo, tables that follow edits, search.
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
} from '../edit/editing.ts';
import { setSearch, stepSearch } from '../find/searching.ts';
import { arrangeTable, toggleTable } from '../table/tables.ts';
import { testEditor } from '../testEditor.ts';
import { collapseAll, collapseOneLevel, expandAll, expandOneLevel } from './navigation.ts';

let { editor, said, state, compact, opened } = testEditor();

beforeEach(() => {
  ({ editor, said, state, compact, opened } = testEditor());
});

describe('levels speak', () => {
  test('as specified', async () => {
    await opened('{"a":[1,{"b":2}],"c":{}}');
    expandAll(editor);
    expandOneLevel(editor);
    collapseOneLevel(editor);
    collapseAll(editor);
    collapseAll(editor);
    collapseOneLevel(editor);
    expandOneLevel(editor);
    expandOneLevel(editor);
    expandAll(editor);
    expect(said).toEqual([
      'info: All nodes are already expanded',
      'info: All nodes are already expanded',
      'success: Collapsed nodes at level 2',
      'success: All nodes collapsed',
      'info: All nodes are already collapsed',
      'info: All nodes are already collapsed',
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
    after(editValue(editor, 1, '12345678901234567890'));
    after(editKey(editor, 1, 'big'));
    after(shiftNodes(editor, [2, 2], -1));
    after(duplicateNode(editor, 5));
    after(removeNode(editor, 6));
    after(addTo(editor, 1));
    after(await sortChildren(editor, 1, false));
    expect(texts.at(-1)).toBe('{"b":[null,1,2,3],"big":12345678901234567890}');
    expect(said).toEqual([]);
    for (const text of texts.toReversed().slice(1)) {
      undoEdit(editor);
      expect(compact()).toBe(text);
    }
    for (const text of texts.slice(1)) {
      redoEdit(editor);
      expect(compact()).toBe(text);
    }
  });
  test('what cannot be is said', async () => {
    await opened('{"a":1}');
    editValue(editor, 0, 'undefined');
    removeNode(editor, 0);
    expect(said).toEqual([
      'error: Error updating value: the document itself cannot be undefined',
      'error: Error updating value: the document itself cannot be removed',
    ]);
    expect(compact()).toBe('{"a":1}');
  });
  test('a table keeps its order and learns columns', async () => {
    await opened('[{"a":3},{"a":1},{"a":2,"b":0,"c":0,"d":0,"e":0}]');
    await toggleTable(editor, 0);
    expect(said).toEqual([]);
    expect(state().tables.get(0)).toBeUndefined();
    await opened('[{"a":3,"b":1},{"a":1,"b":1},{"a":2}]');
    await toggleTable(editor, 0);
    await arrangeTable(editor, 0, { sort: { column: 0, down: false } });
    const order = () => [...(state().tables.get(0)?.order ?? [])];
    await expect.poll(order).toEqual([4, 7, 1]);
    addCell(editor, 7, 'b', '5');
    expect(compact()).toBe('[{"a":3,"b":1},{"a":1,"b":1},{"a":2,"b":5}]');
    editValue(editor, 2, '0');
    await expect.poll(order).toEqual([1, 4, 7]);
    removeNode(editor, 4);
    await expect.poll(order).toEqual([1, 4]);
    undoEdit(editor);
    await expect.poll(order).toEqual([1, 4, 7]);
  });
});

test('a table stays one when what stands right before it goes', async () => {
  await opened('{"x":1,"t":[{"a":1},{"a":2}]}');
  await toggleTable(editor, 2);
  removeNode(editor, 1);
  expect([...state().tables.keys()]).toEqual([1]);
});

test('search goes round and opens what hides a match', async () => {
  await opened('{"x":[{"cat":1}],"y":"Cat"}');
  collapseAll(editor);
  await setSearch(editor, { isOpen: true, query: 'cat' });
  expect(state().search.matches?.length).toBe(2);
  expect(state().cursor).toBe(3);
  const visited = [1, 2, 3].map(() => {
    stepSearch(editor, 1);
    return state().cursor;
  });
  expect(visited).toEqual([4, 3, 4]);
  stepSearch(editor, -1);
  expect(state().cursor).toBe(3);
  expect(state().rows.length).toBeGreaterThan(5);
  await setSearch(editor, { query: 'nothing here' });
  stepSearch(editor, 1);
  expect([state().search.matches?.length, state().cursor]).toEqual([0, 3]);
});
