// Several values at once, without the page: removed, pasted, moved, and all of it undone.
import { beforeEach, expect, test } from 'vitest';
import { moveNodes, pasteAt, removeNodes, undoEdit } from './editing.ts';
import { selectionOf, selectTo } from './selecting.ts';
import { testPrinter } from './testPrinter.ts';

let { printer, state, compact, opened } = testPrinter();
beforeEach(() => {
  ({ printer, state, compact, opened } = testPrinter());
});

test('siblings are selected, in either direction, and nothing else', async () => {
  await opened('{"a":1,"b":[2,3],"c":4}');
  printer.store.setState({ cursor: 5 });
  selectTo(printer, 1);
  expect(selectionOf(printer)).toEqual([1, 5]);
  selectTo(printer, 3);
  expect(state().cursor).toBe(1);
});

test('removed together, and undone together', async () => {
  await opened('[1,[2.0],3,4]');
  removeNodes(printer, 1, 2);
  expect(compact()).toBe('[3,4]');
  undoEdit(printer);
  expect(compact()).toBe('[1,[2.0],3,4]');
});

test.each<readonly [string, number, number, number, boolean, string]>([
  ['[1,2,3,4]', 1, 1, 4, true, '[2,3,4,1]'],
  ['[1,2,3,4]', 3, 4, 1, false, '[3,4,1,2]'],
  ['{"a":1.0,"b":[2],"c":3}', 2, 2, 1, false, '{"b":[2],"a":1.0,"c":3}'],
  ['[1,2,3,4]', 1, 2, 2, true, '[1,2,3,4]'],
  ['[[1],2]', 2, 2, 3, true, '[[1],2]'],
])('%s: %i to %i go beside %i', async (text, first, last, target, isBehind, result) => {
  await opened(text);
  moveNodes(printer, [first, last], target, isBehind);
  expect(compact()).toBe(result);
  if (compact() !== text) undoEdit(printer);
  expect(compact()).toBe(text);
});

test('a pasted value comes behind the cursor, in an object under a free key', async () => {
  await opened('{"key":1,"b":[2]}');
  pasteAt(printer, 1, '{"n": 1e400}');
  expect(compact()).toBe('{"key":1,"key 2":{"n":1e400},"b":[2]}');
  pasteAt(printer, 0, '12345678901234567890');
  expect(compact()).toBe('{"key":1,"key 2":{"n":1e400},"b":[2],"key 3":12345678901234567890}');
});
