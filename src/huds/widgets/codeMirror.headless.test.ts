// Marks of the code editor: set while nothing is typed they stand on their lines at once, with their sentence; set again they replace the old ones.
import { forEachDiagnostic } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, test } from 'vitest';
import type { CodeView } from './code.ts';
import { openCodeView } from './codeMirror.ts';

let view: CodeView | null = null;
afterEach(() => view?.destroy());

/** The marks as the editor shows them: line and sentence. */
function marksOf(root: ShadowRoot): readonly (readonly [line: number, text: string])[] {
  const editor = root.querySelector<HTMLElement>('.cm-editor');
  const found = editor && EditorView.findFromDOM(editor);
  const marks: (readonly [number, string])[] = [];
  if (found)
    forEachDiagnostic(found.state, ({ message }, from) => marks.push([found.state.doc.lineAt(from).number, message]));
  return marks;
}

function openEditor(text: string): ShadowRoot {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  view = openCodeView({
    root,
    label: 'Script',
    text,
    completions: [],
    maxLength: 1000,
    changed: () => {},
    tooLong: () => {},
    run: () => {},
  });
  return root;
}

test('marks stand on their lines although nothing is typed, and new ones replace them', async () => {
  const root = openEditor("log(1);\nreturn move;\nreturn 'wait';");
  view?.setMarks([{ line: 2, text: 'Tick 0: move is not defined.' }]);
  await expect.poll(() => marksOf(root)).toEqual([[2, 'Tick 0: move is not defined.']]);
  view?.setMarks([{ line: 3, text: 'Another.' }]);
  await expect.poll(() => marksOf(root)).toEqual([[3, 'Another.']]);
  view?.setMarks([]);
  await expect.poll(() => marksOf(root)).toEqual([]);
});

test('a mark beyond the text is none', async () => {
  const root = openEditor('log(1);');
  view?.setMarks([
    { line: 0, text: 'Before.' },
    { line: 1, text: 'Here.' },
    { line: 9, text: 'Beyond.' },
  ]);
  await expect.poll(() => marksOf(root)).toEqual([[1, 'Here.']]);
});
