// Selection of several values, without a page: remove, paste, move, and undo.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testEditor } from '../testEditor.ts';
import { selectionOf } from '../tree/navigation.ts';
import { moveNodes, pasteAt, removeNodes, shiftNodes, undoEdit } from './editing.ts';
import { copySelection, cutSelection, pasteClipboard, selectTo } from './selection.ts';

let { editor, said, state, compact, opened } = testEditor();
beforeEach(() => {
  ({ editor, said, state, compact, opened } = testEditor());
});
afterEach(() => void vi.unstubAllGlobals());

test('siblings are selected, in either direction, and nothing else', async () => {
  await opened('{"a":1,"b":[2,3],"c":4}');
  editor.store.setState({ cursor: 5 });
  selectTo(editor, 1);
  expect(selectionOf(editor)).toEqual([1, 5]);
  selectTo(editor, 3);
  expect(state().cursor).toBe(1);
});

test('removed together, and undone together', async () => {
  await opened('[1,[2.0],3,4]');
  removeNodes(editor, 1, 2);
  expect(compact()).toBe('[3,4]');
  undoEdit(editor);
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
  moveNodes(editor, [first, last], target, isBehind);
  expect(compact()).toBe(result);
  if (compact() !== text) undoEdit(editor);
  expect(compact()).toBe(text);
});

test('a pasted value comes behind the cursor, in an object under a free key', async () => {
  await opened('{"key":1,"b":[2]}');
  pasteAt(editor, 1, '{"n": 1e400}');
  expect(compact()).toBe('{"key":1,"key 2":{"n":1e400},"b":[2]}');
  pasteAt(editor, 0, '12345678901234567890');
  expect(compact()).toBe('{"key":1,"key 2":{"n":1e400},"b":[2],"key 3":12345678901234567890}');
});

test('several go up and down together, stay selected, and stop at the ends', async () => {
  await opened('[1,[2.0],{"a":3},4]');
  editor.store.setState({ anchor: 2, cursor: 4 });
  expect(shiftNodes(editor, selectionOf(editor), -1)).toBe(true);
  expect(compact()).toBe('[[2.0],{"a":3},1,4]');
  expect(selectionOf(editor)).toEqual([1, 3]);
  expect(shiftNodes(editor, selectionOf(editor), -1)).toBe(false);
  shiftNodes(editor, selectionOf(editor), 1);
  shiftNodes(editor, selectionOf(editor), 1);
  expect(compact()).toBe('[1,4,[2.0],{"a":3}]');
  expect(shiftNodes(editor, selectionOf(editor), 1)).toBe(false);
  for (let i = 0; i < 3; i++) undoEdit(editor);
  expect(compact()).toBe('[1,[2.0],{"a":3},4]');
});

/** Clipboard in place of the browser's. */
function clipboard(isRefused = false) {
  let text = '';
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  const writeText = (given: string) => {
    text = given;
    return Promise.resolve();
  };
  const kept = { writeText, readText: () => Promise.resolve(text) };
  vi.stubGlobal('navigator', { clipboard: isRefused ? { writeText: refuse, readText: refuse } : kept });
  return () => text;
}

test('what is cut is on the clipboard to the last digit, and is pasted from there', async () => {
  const held = clipboard();
  await opened('{"a":1.0,"b":[1e400],"c":3}');
  editor.store.setState({ isEditing: true, anchor: 1, cursor: 2 });
  await cutSelection(editor);
  expect(held()).toBe('{\n"a": 1.0,\n"b": [1e400]\n}');
  expect(compact()).toBe('{"c":3}');
  await pasteClipboard(editor);
  expect(compact()).toBe('{"c":3,"a":1.0,"b":[1e400]}');
  await pasteClipboard(editor);
  expect(compact()).toBe('{"c":3,"a":1.0,"a 2":1.0,"b 2":[1e400],"b":[1e400]}');
  editor.store.setState({ cursor: 5 });
  await pasteClipboard(editor);
  expect(compact()).toBe('{"c":3,"a":1.0,"a 2":1.0,"b 2":[1e400,1.0,[1e400]],"b":[1e400]}');
});

test('what no clipboard takes is not cut', async () => {
  clipboard(true);
  await opened('[1,2]');
  editor.store.setState({ isEditing: true, cursor: 1 });
  await cutSelection(editor);
  expect(compact()).toBe('[1,2]');
  await pasteClipboard(editor);
  expect(said).toEqual([
    'error: Failed to copy to clipboard',
    'error: This browser lets no page read the clipboard. Press Ctrl+V instead.',
  ]);
});

test('a list of many is copied between everything else', async () => {
  clipboard();
  await opened(`[${'[1,2,3,4,5,6,7,8],'.repeat(15_000)}0]`);
  editor.store.setState({ anchor: 1, cursor: 9 * 15_000 + 1 });
  let turns = 0;
  const other = setInterval(() => turns++, 0);
  await copySelection(editor);
  clearInterval(other);
  expect(turns).toBeGreaterThan(2);
});
