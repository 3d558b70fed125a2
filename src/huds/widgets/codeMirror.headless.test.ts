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

test.each([
  ['a', 'log(1); return move;', 'a'],
  ['a', 'log(1);\nreturn move;', 'a'],
  ['(', 'log', '(log)'],
])('typing %s over %j replaces it without the browser, whose styles the CSP refuses', (typed, text, after) => {
  const root = openEditor(text);
  const editor = root.querySelector<HTMLElement>('.cm-editor');
  const found = editor && EditorView.findFromDOM(editor);
  found?.dispatch({ selection: { anchor: 0, head: text.length } });
  const event = new InputEvent('beforeinput', {
    inputType: 'insertText',
    data: typed,
    cancelable: true,
    bubbles: true,
  });
  found?.contentDOM.dispatchEvent(event);
  expect([event.defaultPrevented, found?.state.doc.toString()]).toEqual([true, after]);
});
