// Embedded JSON: expanding in place, keyboard navigation, copying, moving with edits; it is never changed.
import { beforeEach, expect, test, vi } from 'vitest';
import { editValue, removeNode, undoEdit } from '../edit/editing.ts';
import * as editModule from '../edit/editModule.ts';
import { isOpen } from '../engine/document/nodes.ts';
import { RowKind } from '../engine/rows/rows.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { copyPath } from '../print/actions.ts';
import { testEditor } from '../testEditor.ts';
import { embeddedDocument, toggleEmbedded } from './embedded.ts';
import { cursorPath, embeddedRowAt, innermostEditor, READ_ONLY, rowOfCursor } from './navigation.ts';
import { describe as described } from './rowContent.ts';
import { handleTreeKey } from './treeKeys.ts';

let { editor, said, state, compact, opened } = testEditor();
beforeEach(() => {
  ({ editor, said, state, compact, opened } = testEditor());
  editor.store.setState({ editModule });
});

const DEEPEST = '{"z": 1e400}';
const INNER = `{"n": 12345678901234567890, "list": [1.0, true], "deep": ${JSON.stringify(DEEPEST)}}`;
const TEXT = `{"a":1,"log":${JSON.stringify(INNER)},"b":2}`;

/** Texts of all rows, embedded rows indented one level more. */
function rows(host: JsonEditor, step = 0): string[] {
  const { document, rows: all, embedded } = host.store.getState();
  if (!document) return [];
  return Array.from({ length: all.length }, (_, row) => {
    const node = all.node[row] as number;
    const indent = '  '.repeat(step + (document.nodes.depth[node] as number));
    if (all.kind[row] === RowKind.close) return `${indent}end`;
    const inner = embeddedRowAt({ rows: all, embedded }, row);
    if (inner) return rows(inner.editor, step + 1 + (document.nodes.depth[node] as number))[inner.row] ?? 'none';
    const { key, text } = described(document, node);
    return `${indent}${key ?? ''} ${text}`.trimEnd();
  });
}

function press(...keys: readonly string[]) {
  for (const key of keys)
    handleTreeKey(editor, { key, preventDefault: () => undefined } as Parameters<typeof handleTreeKey>[1], 10);
}

test('its rows lie below the string, each digit as it is, and go again', async () => {
  await opened(TEXT);
  expect(toggleEmbedded(editor, 2)).toBe(true);
  expect(rows(editor).slice(3)).toEqual([
    '     {',
    '      "n" 12345678901234567890',
    '      "list" [',
    '         1.0',
    '         true',
    '      end',
    '      "deep" "{\\"z\\": 1e400}"',
    '    end',
    '  "b" 2',
    'end',
  ]);
  toggleEmbedded(editor, 2);
  expect(state().rows.length).toBe(5);
  expect(compact()).toBe(TEXT);
});

test.each(['"[1"', '"no"', '"{oops}"', '"[x](y)"', '12', '["[1]"]'])('%s holds none', async value => {
  await opened(`[${value}]`);
  const { document } = state();
  expect(document && embeddedDocument(document, 1)).toBeNull();
  expect(toggleEmbedded(editor, 1)).toBe(false);
});

test('the keyboard goes in, on, deeper and out again; nothing there is edited', async () => {
  await opened(TEXT);
  editor.store.setState({ isEditing: true });
  press('ArrowDown', 'ArrowDown', 'ArrowRight');
  expect(state().embedded.has(2)).toBe(true);
  press('ArrowRight');
  expect(cursorPath(editor)).toBe('JSON.parse($.log)');
  press('ArrowDown', 'ArrowDown', 'ArrowDown');
  expect(cursorPath(editor)).toBe('JSON.parse($.log).list[0]');
  expect(rowOfCursor(state())).toBe(6);
  press('Delete', 'F2', 'Insert');
  expect(said).toEqual(Array.from({ length: 3 }, () => `info: ${READ_ONLY}`));
  expect(state().field).toBeNull();
  press('ArrowLeft');
  expect(cursorPath(editor)).toBe('JSON.parse($.log).list');
  press(' ');
  const inner = innermostEditor(editor);
  expect(isOpen(inner.store.getState().document?.nodes as never, inner.store.getState().cursor)).toBe(false);
  press('ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown');
  expect(cursorPath(editor)).toBe('JSON.parse(JSON.parse($.log).deep).z');
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyPath(editor);
  vi.unstubAllGlobals();
  expect(writeText).toHaveBeenCalledWith('JSON.parse(JSON.parse($.log).deep).z');
  press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  expect(cursorPath(editor)).toBe('JSON.parse($.log).deep');
  press('ArrowLeft', 'ArrowDown');
  expect(cursorPath(editor)).toBe('$.b');
  press('ArrowUp');
  expect(cursorPath(editor)).toBe('JSON.parse($.log).deep');
  press('Home');
  expect(cursorPath(editor)).toBe('$');
  expect(compact()).toBe(TEXT);
});

test('it goes along with its string, and closes where that is written anew', async () => {
  await opened(TEXT);
  toggleEmbedded(editor, 2);
  removeNode(editor, 1);
  expect([...state().embedded.keys()]).toEqual([1]);
  undoEdit(editor);
  expect([...state().embedded.keys()]).toEqual([2]);
  editValue(editor, 2, '"[7]"');
  expect(state().embedded.size).toBe(0);
  toggleEmbedded(editor, 2);
  expect(rows(editor)).toContain('       7');
});
