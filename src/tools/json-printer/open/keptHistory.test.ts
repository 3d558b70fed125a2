// History that is kept with a document: after a reload every edit can be undone and done again, and what does not fit is not kept.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duplicateNode, editKey, editValue, redoEdit, removeNode, undoEdit } from '../edit/editing.ts';
import { printText } from '../engine/print/print.ts';
import { testEditor } from '../testEditor.ts';
import { hasHistory, keptHistory, MAX_HISTORY_BYTES, restoreHistory } from './keptHistory.ts';

type Editor = ReturnType<typeof testEditor>;
const TEXT = '{"a": [1, 2.50, {"b": null}], "c": "x", "d": {}}';

/** Another page with the same document, and the history that came through storage. */
async function reloaded({ state }: Editor): Promise<Editor> {
  const { document } = state();
  const kept = structuredClone(keptHistory(state()));
  const next = testEditor();
  await next.opened(document ? printText(document, 2) : '');
  if (kept) restoreHistory(next.editor, kept);
  return next;
}

/** The document after each step. */
const steps = ({ editor, compact }: Editor, step: (editor: Editor['editor']) => void, count: number): string[] =>
  Array.from({ length: count }, () => {
    step(editor);
    return compact();
  });

test('edits of every kind are undone and done again after a reload', async () => {
  const edit = fc.tuple(
    fc.nat(),
    fc.constantFrom('remove', 'duplicate', 'value', 'key'),
    fc.constantFrom('7', '"y"', '[1]'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), fc.nat(3), async (edits, undone) => {
      const before = testEditor();
      await before.opened(TEXT);
      for (const [n, kind, value] of edits) {
        const others = (before.state().document?.nodes.length ?? 1) - 1;
        // Only the root is left: there is nothing to edit.
        if (others < 1) continue;
        const node = 1 + (n % others);
        if (kind === 'remove') removeNode(before.editor, node);
        else if (kind === 'duplicate') duplicateNode(before.editor, node);
        else if (kind === 'value') editValue(before.editor, node, value);
        else editKey(before.editor, node, `k${n % 9}`);
      }
      for (let i = 0; i < undone; i++) undoEdit(before.editor);
      const { done, undone: left } = before.state().history;
      const after = await reloaded(before);
      expect(after.compact()).toBe(before.compact());
      expect(after.state().history.done.length).toBe(done.length);
      expect(steps(after, redoEdit, left.length)).toEqual(steps(before, redoEdit, left.length));
      expect(steps(after, undoEdit, done.length)).toEqual(steps(before, undoEdit, done.length));
    }),
    { numRuns: 60 },
  );
});

test('a history that does not make the document is left alone', async () => {
  const first = testEditor();
  await first.opened('[1, 2]');
  removeNode(first.editor, 1);
  const other = testEditor();
  await other.opened('[3]');
  restoreHistory(other.editor, structuredClone(keptHistory(first.state())) as never);
  expect([other.compact(), hasHistory(other.state())]).toEqual(['[3]', false]);
});

test('a history past its size is not kept', async () => {
  const editor = testEditor();
  await editor.opened(`["${'x'.repeat(MAX_HISTORY_BYTES)}", 1]`);
  removeNode(editor.editor, 2);
  expect(hasHistory(editor.state())).toBe(true);
  expect(keptHistory(editor.state())).toBeNull();
});
