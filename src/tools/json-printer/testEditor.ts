// Editor without a page for tests, and its toasts.
import { printText } from './engine/print/print.ts';
import { newEditor } from './jsonEditor.ts';
import { openText } from './open/input.ts';
import type { ParserClient } from './open/parserClient.ts';
import { readText } from './open/readText.ts';

/** Parser client without a Worker. */
export const reader: ParserClient = {
  parse: (source, _, options = {}) => readText(source, options),
  start: () => undefined,
  close: () => undefined,
};

export function testEditor() {
  const said: string[] = [];
  const note = (kind: string) => (text: string) => void said.push(`${kind}: ${text}`);
  const editor = newEditor(reader, { success: note('success'), error: note('error'), info: note('info') });
  const state = () => editor.store.getState();
  return {
    editor,
    said,
    state,
    /** Document on one line. */
    compact(): string {
      const { document } = state();
      return document ? printText(document, 'compact') : '';
    },
    async opened(text: string) {
      await openText(editor, text);
      said.length = 0;
    },
  };
}
