// Editor without a page for tests, and its toasts.
import { encodeWithSentinel } from './engine/bytes.ts';
import { printText } from './engine/print.ts';
import { isParseError, scan } from './engine/scan.ts';
import { runSteps } from './engine/steps.ts';
import { positionOf } from './engine/textPosition.ts';
import { openText } from './input.ts';
import { newEditor } from './jsonEditor.ts';
import type { ParserClient } from './parser/parserClient.ts';

/** Parser client without a Worker. */
export const reader: ParserClient = {
  async parse(source) {
    const text = typeof source === 'string' ? source : await source.text();
    const bytes = encodeWithSentinel(text);
    const nodes = runSteps(scan(bytes));
    return isParseError(nodes)
      ? { bytes, error: { ...nodes, position: positionOf(bytes, nodes.at) } }
      : { bytes, nodes };
  },
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
